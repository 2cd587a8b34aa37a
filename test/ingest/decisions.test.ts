import test from 'ava';
import { testDatabase } from '../support/database.ts';
import { playDecisions } from '../support/decisions/decision-runs.ts';

test('concurrent decisions, checks and withdrawals lose nothing that a person said', async (t) => {
  const { db } = await testDatabase(t);
  await t.notThrowsAsync(playDecisions(db, 150, 44));
});
