import test from 'ava';
import { testDatabase } from '../support/database.ts';
import { restartInTurn } from '../support/rolling/restart-in-turn.ts';

test('no request is lost while two API processes restart in turn, on fresh connections and on kept ones', async (t) => {
  t.timeout(300_000);
  const { exitCodes, fresh, kept } = await restartInTurn(t, { ...(await testDatabase(t)), restarts: 3 });
  t.deepEqual(exitCodes, [0, 0, 0]);
  t.deepEqual([...fresh.failed, ...kept.failed], []);
  t.true(fresh.answered > 0 && kept.answered > 0);
});
