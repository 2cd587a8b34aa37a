import test from 'ava';
import { indexedDatabase } from '../support/indexer.ts';
import { killLoop } from '../support/kill-loop/kill-loop.ts';

test('indexers and APIs killed twenty times while they work leave nothing lost, stale or surplus, and no wrong answer', async (t) => {
  t.timeout(240_000);
  const parts = await indexedDatabase(t);
  const seed = 20_261_121;
  const result = await killLoop(t, parts, { databaseUrl: parts.url, kills: 16, apiKills: 4, seed, changesPerKill: 7 });
  t.log(result.answers);
  t.like(result, { kills: 16, lost: 0, stale: 0, ghosts: 0, wrongAnswers: [] }, `seed ${seed}`);
  t.true(result.apiKills >= 4);
  t.true(result.answers.answered > 100);
  t.true(result.changes > 100);
});
