import { closeDatabase, openDatabase } from '../../src/db/open-database.ts';
import { replicatedPostgres } from '../../test/support/replicated-postgres.ts';
import { withTeardown } from '../../test/support/with-teardown.ts';
import { fleetLoop } from './fleet/fleet-loop.ts';
import { meilisearchProgram } from './fleet/meilisearch-server.ts';

// Runs 3 API processes, 2 indexers, 2 ingest workers, 3 Meilisearch servers, a primary and a standby of PostgreSQL, and kills them in
// turn while menus change and clients ask.
// Usage: MEILISEARCH=/path/of/the/program npm run lab torture/fleet-kills [-- KILLS [CHANGES [SEED [SECONDS]]]]; SECONDS lie between two kills at least.

const binary = meilisearchProgram();
const kills = Number(process.argv[2] ?? 200);
const changes = Number(process.argv[3] ?? kills * 15);
const seed = Number(process.argv[4] ?? Date.now() % 1_000_000);
const everyMs = 1000 * Number(process.argv[5] ?? 0);

await withTeardown(async (t) => {
  const postgres = await replicatedPostgres(t, { synchronous: true });
  const db = openDatabase({ url: postgres.url, acquireTimeoutMs: 5000 });
  t.teardown(() => closeDatabase(db));
  console.log(`seed ${seed}, ${kills} kills, ${changes} changes`);
  const began = performance.now();
  const result = await fleetLoop(t, {
    ...{ postgres, db, binary, kills, changes, seed, everyMs },
    onKill: (done, what, { searches, failedSearches, wrong }) => {
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(
        `${done} ${what}, ${seconds} s: ${failedSearches} of ${searches} searches failed, ${wrong.length} wrong`,
      );
    },
  });
  console.log(JSON.stringify({ seed, seconds: Math.round((performance.now() - began) / 1000), ...result }));
  const { lost, stale, ghosts, counts, endedByItself } = result;
  process.exitCode = lost + stale + ghosts + counts.wrong.length + endedByItself.length === 0 ? 0 : 1;
});
