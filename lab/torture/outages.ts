import { setTimeout as sleep } from 'node:timers/promises';
import { startBehindProxies } from '../../test/support/faults/service-behind-proxies.ts';
import { tryFault } from '../../test/support/faults/try-fault.ts';
import { withOwnServer } from '../../test/support/own-server.ts';
import { startTestEngine } from '../../test/support/test-engine/start-test-engine.ts';

// Stops Postgres and starts it again a number of times, and prints how long until every endpoint answers as ever.
// Usage: npm run lab torture/outages [-- TIMES]

const times = Number(process.argv[2] ?? 20);
const AWAY_MS = 2000;
const LIMITS = { requests: 2, answerMs: 10_000, recoveryMs: 60_000 };

await withOwnServer(async ({ t, db, url, kill }) => {
  const engine = { url: (await startTestEngine(t)).url, key: 'any' };
  const service = await startBehindProxies(t, { db, url, engine });
  const recoveries: number[] = [];
  for (let time = 1; time <= times; time += 1) {
    const trial = await tryFault(service, {
      ...LIMITS,
      ...{ dependency: 'Postgres', fault: 'down' },
      async begin(proxy) {
        await proxy.fail('down');
        // The embedded server restarts at once; for the service it is down until the proxy is healed.
        kill('SIGINT');
        await sleep(AWAY_MS);
      },
    });
    recoveries.push(trial.recoveryMs);
    console.log(`${time}: well again after ${Math.round(trial.recoveryMs)} ms`);
    for (const wrong of trial.wrong) console.log(`  WRONG ${wrong}`);
    if (trial.wrong.length > 0) process.exitCode = 1;
  }
  console.log(`${times} times; the longest took ${Math.round(Math.max(...recoveries))} ms`);
});
