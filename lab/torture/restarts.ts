import { withOwnServer } from '../../test/support/own-server.ts';
import { restartInTurn } from '../../test/support/rolling/restart-in-turn.ts';

// Restarts two API processes behind a balancer in turn, under load, and counts the requests that were lost.
// Usage: npm run lab torture/restarts [-- RESTARTS]

const restarts = Number(process.argv[2] ?? 30);

await withOwnServer(async ({ t, db, url }) => {
  const result = await restartInTurn(t, { db, url, restarts }, (done, failed) => {
    if (done % 5 === 0) console.log(`${done} restarts, ${failed} failed requests`);
  });
  console.log('| connections | answered | refused with 503 | failed |\n|---|---|---|---|');
  for (const kind of ['fresh', 'kept'] as const) {
    console.log(`| ${kind} | ${result[kind].answered} | ${result[kind].refused} | ${result[kind].failed.length} |`);
    for (const failed of result[kind].failed.slice(0, 20)) console.log(`  ${failed}`);
  }
  const codes = [...new Set(result.exitCodes)].join(', ');
  console.log(`exit codes ${codes}; the longest stop took ${(result.longestStopMs / 1000).toFixed(1)} s`);
  if (result.fresh.failed.length + result.kept.failed.length > 0) process.exitCode = 1;
});
