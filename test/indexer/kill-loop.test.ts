import test from 'ava';
import { indexedDatabase } from '../support/indexer.ts';
import { killLoop } from '../support/kill-loop/kill-loop.ts';

test('twenty indexers killed at their work leave nothing lost, stale or left over', async (t) => {
  t.timeout(240_000);
  const parts = await indexedDatabase(t);
  const seed = Date.now() % 1_000_000;
  t.log(`seed ${seed}`);
  const result = await killLoop(parts, { databaseUrl: parts.url, kills: 20, seed, changesPerKill: 6 });
  t.like(result, { kills: 20, lost: 0, stale: 0, ghosts: 0 }, `seed ${seed}`);
  t.true(result.changes > 100);
});
