import test from 'ava';
import { testDatabase } from '../support/database.ts';
import { DEPENDENCIES, startBehindProxies } from '../support/faults/service-behind-proxies.ts';
import { TROUBLES, trials } from '../support/faults/trials.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';

// What a busy machine may take; `npm run faults` prints what it takes.
const LIMITS = { requests: 2, answerMs: 15_000, recoveryMs: 30_000 };

for (const dependency of DEPENDENCIES) {
  test.serial(`whatever the ${dependency} does, each answer is true, and all is well when it is`, async (t) => {
    t.timeout(300_000);
    const { db, url } = await testDatabase(t);
    const { url: engineUrl } = await startTestEngine(t);
    const service = await startBehindProxies(t, { db, url, engine: { url: engineUrl, key: 'any' } });
    for await (const { fault, wrong } of trials(t, service, dependency, TROUBLES[dependency], LIMITS)) {
      t.deepEqual(wrong, [], `${dependency}: ${fault}`);
    }
    for (const { name, log } of service.processes) t.notRegex(log(), /internal_error|unhandled|uncaught/i, name);
  });
}
