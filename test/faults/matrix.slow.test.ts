import test from 'ava';
import { testDatabase } from '../support/database.ts';
import { LIES } from '../support/faults/lies.ts';
import { type Dependency, startBehindProxies } from '../support/faults/service-behind-proxies.ts';
import { type TROUBLES, trials } from '../support/faults/trials.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';

// Limits for a busy machine; `npm run lab torture/faults` prints actual figures and tries all faults.
const LIMITS = { requests: 2, answerMs: 15_000, recoveryMs: 90_000 };

const TRIED: readonly (readonly [Dependency, (typeof TROUBLES)[Dependency]])[] = [
  ['Postgres', ['cut', 'hang', 'down']],
  ['search engine', ['hang', 'down', ...LIES]],
  ['token service', ['hang', 'null for JSON']],
];

test('under any fault of a dependency each answer is true, nothing crashes, and everything recovers', async (t) => {
  t.timeout(600_000);
  const { db, url } = await testDatabase(t);
  const { url: engineUrl } = await startTestEngine(t);
  const service = await startBehindProxies(t, { db, url, engine: { url: engineUrl, key: 'any' } });
  for (const [dependency, faults] of TRIED) {
    for await (const { fault, wrong } of trials(t, service, dependency, faults, LIMITS)) {
      t.deepEqual(wrong, [], `${dependency}: ${fault}`);
    }
  }
  for (const { name, log } of service.processes) t.notRegex(log(), /internal_error|unhandled|uncaught/i, name);
});
