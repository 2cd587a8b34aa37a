import test from 'ava';
import { region } from '../support/region.ts';
import { FAMILIES, type Family } from '../support/relevance/grade.ts';
import { relevanceQueries } from '../support/relevance/queries.ts';
import { type QueryScore, scorecard } from '../support/relevance/scorecard.ts';
import { searchOver } from '../support/search-index.ts';

interface Floor {
  readonly first: number;
  readonly firstThree: number;
  readonly ndcg: number;
}

/** Minimum shares of right answers, a little below those in docs/search-relevance.md unless these are promises themselves. */
const FLOORS: Readonly<Record<Family, Floor>> = {
  exact: { first: 1, firstThree: 1, ndcg: 0.99 },
  prefix: { first: 0.95, firstThree: 0.95, ndcg: 0.95 },
  'one typo': { first: 0.95, firstThree: 0.97, ndcg: 0.95 },
  'two typos': { first: 0.9, firstThree: 0.9, ndcg: 0.9 },
  synonym: { first: 0.97, firstThree: 0.97, ndcg: 0.95 },
  'two-word synonym': { first: 0.97, firstThree: 0.97, ndcg: 0.95 },
  plural: { first: 0.97, firstThree: 0.97, ndcg: 0.95 },
  'cross-field': { first: 0.95, firstThree: 0.95, ndcg: 0.95 },
  'diet word': { first: 1, firstThree: 1, ndcg: 0.95 },
  'local word': { first: 1, firstThree: 1, ndcg: 0.95 },
  connectives: { first: 1, firstThree: 1, ndcg: 0.95 },
  'wrong word': { first: 1, firstThree: 1, ndcg: 0.95 },
  'false friend': { first: 1, firstThree: 1, ndcg: 0.95 },
};

function told({ query, top }: QueryScore): string {
  return `"${query.typed}" found ${top.join(' / ')}`;
}

test('the right dish is first as often as the scorecard promises, and no false friend is above it', async (t) => {
  const menus = region();
  const { families, queries } = await scorecard(searchOver(menus), menus, relevanceQueries(menus));
  t.true(queries.length >= 150);
  for (const family of FAMILIES) {
    const score = families.find((one) => one.family === family);
    const misses = queries.filter((one) => one.query.family === family && !one.first).map(told);
    const floor = FLOORS[family];
    t.true((score?.first ?? 0) >= floor.first, `${family}, first: ${misses.join('; ')}`);
    t.true((score?.firstThree ?? 0) >= floor.firstThree, `${family}, first three: ${misses.join('; ')}`);
    t.true((score?.ndcg ?? 0) >= floor.ndcg, `${family}: nDCG@10 ${score?.ndcg}`);
  }
  t.deepEqual(queries.filter((one) => one.falseFriendAbove).map(told), []);
});
