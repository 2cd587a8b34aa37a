import { createRandom } from '@menu-data-service/seeded-random';
import type { ItemDocument, MenuDocuments } from '../../../src/ports/search/documents.ts';
import type { SearchIndex } from '../../../src/ports/search-index.ts';
import { FAMILIES, type Family, type GradedQuery, grade } from './grade.ts';

export interface QueryScore {
  readonly query: GradedQuery;
  readonly ndcg: number;
  /** A dish of the best grade in the region (2 counts as 3, except for exact names) is first; or among the first three. */
  readonly first: boolean;
  readonly firstThree: boolean;
  readonly falseFriendAbove: boolean;
  readonly top: readonly string[];
}

export interface FamilyScore {
  readonly family: Family | 'all';
  readonly queries: number;
  readonly ndcg: number;
  /** 95 % interval of the mean, by resampling. */
  readonly interval: readonly [number, number];
  /** Shares from 0 to 1. */
  readonly first: number;
  readonly firstThree: number;
  readonly falseFriends: number;
}

const DEPTH = 10;
/** Hits to check for false friends. */
const LIMIT = 250;

function gain(grades: readonly number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, value, i) => sum + (2 ** value - 1) / Math.log2(i + 2), 0);
}

function score(query: GradedQuery, hits: readonly ItemDocument[], items: readonly ItemDocument[]): QueryScore {
  const ideal = items.map((item) => grade(query, item)).sort((a, b) => b - a);
  const grades = hits.map((hit) => grade(query, hit));
  const best = ideal[0] ?? 0;
  const enough = query.family === 'exact' ? 3 : Math.min(best, 2);
  const lastTrue = grades.findLastIndex((value) => value >= 2);
  const friend = query.falseFriend;
  const firstFriend =
    friend === undefined ? -1 : hits.findIndex((hit, i) => friend.test(hit.item.name) && (grades[i] ?? 0) < 2);
  // If the region has no such dish, finding none is right.
  const right = (value: number): boolean => (best === 0 ? value === 0 : value >= enough);
  return {
    query,
    ndcg: best === 0 ? 1 : gain(grades) / gain(ideal),
    first: best === 0 ? true : grades.length > 0 && right(grades[0] ?? 0),
    firstThree: best === 0 ? true : grades.slice(0, 3).some(right),
    falseFriendAbove: firstFriend >= 0 && (firstFriend < lastTrue || best < 2),
    top: hits.slice(0, 3).map((hit) => hit.item.name),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function interval(values: readonly number[]): readonly [number, number] {
  const random = createRandom(3);
  const means = Array.from({ length: 1000 }, () => mean(values.map(() => random.pick(values)))).sort((a, b) => a - b);
  return [means[25] ?? 0, means[975] ?? 0];
}

function familyScore(family: Family | 'all', scores: readonly QueryScore[]): FamilyScore {
  const share = (of: (score: QueryScore) => boolean): number => mean(scores.map((one) => (of(one) ? 1 : 0)));
  const ndcg = scores.map((one) => one.ndcg);
  return {
    family,
    queries: scores.length,
    ndcg: mean(ndcg),
    interval: interval(ndcg),
    first: share((one) => one.first),
    firstThree: share((one) => one.firstThree),
    falseFriends: scores.filter((one) => one.falseFriendAbove).length,
  };
}

export interface Scorecard {
  readonly families: readonly FamilyScore[];
  readonly queries: readonly QueryScore[];
}

/** Searches an index of these menus for every query, and grades the answers. */
export async function scorecard(
  index: Pick<SearchIndex, 'searchItems'>,
  menus: readonly MenuDocuments[],
  queries: readonly GradedQuery[],
): Promise<Scorecard> {
  const items = menus.flatMap((menu) => menu.sections.flatMap((section) => section.items));
  const scores: QueryScore[] = [];
  for (const query of queries) {
    const { hits } = await index.searchItems({
      search: query.typed,
      filter: {},
      limit: LIMIT,
      offset: 0,
      withoutMenus: [],
    });
    scores.push(score(query, hits, items));
  }
  const families = FAMILIES.map((family) =>
    familyScore(
      family,
      scores.filter((one) => one.query.family === family),
    ),
  );
  return { families: [...families, familyScore('all', scores)], queries: scores };
}
