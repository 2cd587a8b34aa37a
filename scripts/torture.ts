import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { layoutOf } from '../src/db/embedded-postgres/layout.ts';
import { findPostmaster } from '../src/db/embedded-postgres/postmaster.ts';
import { startEmbeddedPostgres } from '../src/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { indexed } from '../test/support/indexer.ts';
import { killLoop } from '../test/support/kill-loop/kill-loop.ts';

// Kills indexers, APIs, the search engine and PostgreSQL while menus change, then compares index and answers with the database.
// Usage: npm run torture [-- KILLS [SEED]]

const kills = Number(process.argv[2] ?? 300);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const CHANGES_PER_KILL = 24;
/** Every fourth process that is killed is an API. */
const apiKills = Math.round(kills / 4);

const logger = pino({ level: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'menus-torture-'));
// Started by root, the server runs as another account, which must be able to enter.
chmodSync(folder, 0o755);
const server = await startEmbeddedPostgres({ dataDir: folder, logger });
const endings: (() => unknown)[] = [];
try {
  const db = openDatabase({ url: server.url, acquireTimeoutMs: 3000 });
  endings.push(() => db.destroy());
  await migrate(db);
  const t = { teardown: (end: () => unknown) => endings.push(end) };
  const parts = await indexed(t, db);
  console.log(`seed ${seed}, ${kills} kills`);
  let databaseKills = 0;
  const began = performance.now();
  const result = await killLoop(t, parts, {
    databaseUrl: server.url,
    kills: kills - apiKills,
    apiKills,
    seed,
    changesPerKill: CHANGES_PER_KILL,
    killDatabase: () => {
      const postmaster = findPostmaster(layoutOf(folder).cluster);
      if (postmaster === null) return;
      process.kill(postmaster.pid, 'SIGKILL');
      databaseKills += 1;
    },
    onKill: (done) => {
      if (done % 10 === 0) console.log(`${done} kills, ${Math.round((performance.now() - began) / 1000)} s`);
    },
  });
  console.log(JSON.stringify({ seed, databaseKills, ...result }));
  process.exitCode = result.lost + result.stale + result.ghosts + result.wrongAnswers.length === 0 ? 0 : 1;
} finally {
  for (const end of endings.reverse()) await end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
