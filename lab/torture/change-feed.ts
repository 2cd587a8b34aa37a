import { changeKillLoop } from '../../test/support/change-feed/change-kill-loop.ts';
import { withOwnServer } from '../../test/support/own-server.ts';

// Kills processes that publish, and now and then PostgreSQL, while the change feed is followed; then compares what was read with what is
// there. Usage: npm run lab torture/change-feed [-- PUBLICATIONS [SEED]]

const publications = Number(process.argv[2] ?? 2000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);

await withOwnServer(async ({ db, url, kill }) => {
  console.log(`seed ${seed}, ${publications} publications`);
  let databaseKills = 0;
  const began = performance.now();
  const result = await changeKillLoop(db, {
    databaseUrl: url,
    publications,
    seed,
    writers: 4,
    longestLifeMs: 700,
    killDatabase: () => {
      if (kill('SIGKILL')) databaseKills += 1;
    },
    onKill: (kills, done) => {
      if (kills % 10 !== 0) return;
      console.log(`${kills} kills, ${done} publications, ${Math.round((performance.now() - began) / 1000)} s`);
    },
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(JSON.stringify({ seed, databaseKills, seconds, ...result }));
  process.exitCode = result.wrong.length === 0 ? 0 : 1;
});
