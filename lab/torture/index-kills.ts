import { indexed } from '../../test/support/indexer.ts';
import { killLoop } from '../../test/support/kill-loop/kill-loop.ts';
import { withOwnServer } from '../../test/support/own-server.ts';

// Kills indexers, APIs, the search engine and PostgreSQL while menus change, then compares index and answers with the database.
// Usage: npm run lab torture/index-kills [-- KILLS [SEED]]

const kills = Number(process.argv[2] ?? 300);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const CHANGES_PER_KILL = 24;
const apiKills = Math.round(kills / 4);

await withOwnServer(async ({ t, db, url, kill }) => {
  const parts = await indexed(t, db);
  console.log(`seed ${seed}, ${kills} kills`);
  let databaseKills = 0;
  const began = performance.now();
  const result = await killLoop(t, parts, {
    databaseUrl: url,
    kills: kills - apiKills,
    apiKills,
    seed,
    changesPerKill: CHANGES_PER_KILL,
    killDatabase: () => {
      if (kill('SIGKILL')) databaseKills += 1;
    },
    onKill: (done) => {
      if (done % 10 === 0) console.log(`${done} kills, ${Math.round((performance.now() - began) / 1000)} s`);
    },
  });
  console.log(JSON.stringify({ seed, databaseKills, ...result }));
  process.exitCode = result.lost + result.stale + result.ghosts + result.wrongAnswers.length === 0 ? 0 : 1;
});
