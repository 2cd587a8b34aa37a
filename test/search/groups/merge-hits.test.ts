import { recordedQueries } from '@menu-data-service/search-engine/test/recordings';
import test from 'ava';
import type { RankingDetails, RawHit } from '../../../src/search/meilisearch/ask.ts';
import { mergeHits } from '../../../src/search/meilisearch/groups/merge-hits.ts';

interface RecordedHit {
  readonly id: string;
  readonly details: RankingDetails;
}

/** Answers of the real engine with what every ranking rule said of their first hits. */
function recorded(): readonly (readonly RawHit[])[] {
  return (recordedQueries() as readonly { readonly rankingScoreDetails?: readonly RecordedHit[] }[]).flatMap(
    ({ rankingScoreDetails: hits }) =>
      hits ? [hits.map(({ id, details }) => ({ presented: id, _rankingScoreDetails: details }))] : [],
  );
}

test('hits that were divided come back in the order of the engine', (t) => {
  const answers = recorded().filter((hits) => hits.length > 1);
  t.true(answers.length >= 60);
  for (const hits of answers) {
    for (const parts of [2, 3]) {
      const divided = Array.from({ length: parts }, (_, n) => hits.filter((__, i) => i % parts === n));
      t.deepEqual(mergeHits(divided, hits.length), hits);
      t.deepEqual(mergeHits(divided.toReversed(), 2), hits.slice(0, 2));
    }
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
