import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../../../src/lib/package-root.ts';
import type { RawHit } from '../../../src/search/meilisearch/ask.ts';
import { mergeHits } from '../../../src/search/meilisearch/groups/merge-hits.ts';

/** What one query found, by id, in one index and, with what the ranking rules said, in three indexes that share its documents. */
interface Recorded {
  readonly one: readonly string[];
  readonly groups: readonly (readonly RawHit[])[];
}

/** First five hits of Meilisearch 1.50.0, of the recorded corpus whole and divided by restaurant. */
const recorded = readFileSync(join(packageRoot, 'test/search/groups/ranked-hits.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

test('hits of three engines are merged in the order of one', (t) => {
  t.true(recorded.length >= 15);
  for (const { one, groups } of recorded) {
    const ids = mergeHits(groups, one.length).map(({ presented }) => presented);
    t.deepEqual(ids, one);
    t.deepEqual(
      mergeHits(groups.toReversed(), 2).map(({ presented }) => presented),
      one.slice(0, 2),
    );
  }
});

const sorted = (rule: string, values: readonly unknown[]): readonly RawHit[] =>
  values.map((value) => ({ presented: value, _rankingScoreDetails: { [rule]: { order: 0, value } } }));

test('values are merged as the engine sorts them: numbers, texts, and what is missing last in both directions', (t) => {
  const rising = mergeHits([sorted('price:asc', [1, 3, 'a', null]), sorted('price:asc', [2, 'b', null])], 10);
  t.deepEqual(
    rising.map(({ presented }) => presented),
    [1, 2, 3, 'a', 'b', null, null],
  );
  const falling = mergeHits([sorted('price:desc', [3, 1, 'a', null]), sorted('price:desc', [2, 'b', null])], 10);
  t.deepEqual(
    falling.map(({ presented }) => presented),
    [3, 2, 1, 'b', 'a', null, null],
  );
});
