import type { FacetQuery } from '../ports/search/facets.ts';
import type { ItemFilter } from '../ports/search/queries.ts';
import type { SearchEngine } from './engine.ts';
import { INDEX_SETTINGS } from './index-settings.ts';
import {
  type Conditions,
  clearOfAllergens,
  inCircle,
  itemConditions,
  lessCertainlyClear,
  UNPLACED,
  valuesCondition,
  withoutMenus,
} from './item-filter.ts';
import { parseQuery } from './search-text.ts';
import type { Count } from './understanding/choose-interpretation.ts';
import { isFood } from './understanding/foods.ts';
import type { Interpretation } from './understanding/interpretation.ts';
import type { ItemAttempt } from './understanding/item-attempts.ts';
import type { ItemTier } from './understanding/tiered-page.ts';

/** How to answer a query. */
export interface Answering<Answer extends { readonly total: number }> {
  /** Ranked disjoint searches, disjoint searches in any order, or a single search. */
  readonly by: 'tiers' | 'unordered' | 'inOne';
  readonly answer: (tiers: readonly ItemTier[]) => Promise<Answer>;
}

/** An answer with counts of what its conditions left out. */
export interface Asked<Answer> {
  readonly answer: Answer;
  readonly allergensUnknown: number;
  readonly allergensLikely: number;
  /** Items of unknown place; 0 without a place condition. */
  readonly placesUnknown: number;
}

/** Items that a query may find, regardless of its words. */
export interface ItemScope {
  readonly present: Conditions;
  readonly near: Conditions;
  /** Conditions of query and interpretation, without the circle. */
  readonly anywhere: (interpretation: Interpretation) => Conditions;
  readonly conditionsOf: (interpretation: Interpretation) => Conditions;
  readonly count: Count;
}

/** Search terms and conditions of an interpretation. */
export interface ItemTerms {
  readonly conditions: Conditions;
  /** Adds exclusions to a query, and the fields that count. */
  readonly excluding: (q: string) => { readonly q: string; readonly attributesToSearchOn?: readonly string[] };
  readonly ofPlace: Conditions;
  readonly count: Count;
}

/** Fields for excluded foods, and for foods under conditions: a restaurant may be called anything. */
const OF_THE_ITEM = INDEX_SETTINGS.items.searchableAttributes.filter(
  (field) => !['menuName', 'restaurantName'].includes(field),
);

/** Courses for which a place named after a food serves other things. */
const NO_MAIN = valuesCondition('courses', ['desserts', 'drinks', 'sides', 'starters'], 'NOT IN');

/** Merges conditions of the request and of the words: parameters win, but exclusions of both apply. */
function together(asked: ItemFilter, { filter }: Interpretation): ItemFilter {
  const excludeAllergens = [...new Set([...(asked.excludeAllergens ?? []), ...(filter.excludeAllergens ?? [])])];
  return { ...filter, ...asked, ...(excludeAllergens.length > 0 && { excludeAllergens }) };
}

/** @param place conditions of the place named in the query */
export function itemScope(
  engine: SearchEngine,
  query: FacetQuery,
  place: Conditions,
  signal: AbortSignal | undefined,
): ItemScope {
  const present = withoutMenus(query.withoutMenus);
  const near = inCircle(query.filter.around);
  const anywhere = (interpretation: Interpretation): Conditions => [
    ...itemConditions(together(query.filter, interpretation)),
    ...interpretation.place,
    ...place,
    ...present,
  ];
  const count: Count = async (queries) => {
    const asked = queries.map((one) => ({ ...one, index: 'items' as const, offset: 0, limit: 0 }));
    return (await engine.search(asked, signal)).map(({ total }) => total);
  };
  return { present, near, anywhere, conditionsOf: (interpretation) => [...anywhere(interpretation), ...near], count };
}

/** A food with conditions is searched in the item alone, if items have it under these conditions. */
export async function itemTerms(
  interpretation: Interpretation,
  { present, conditionsOf, count }: ItemScope,
): Promise<ItemTerms> {
  const conditions = conditionsOf(interpretation);
  const ofItem = { attributesToSearchOn: OF_THE_ITEM };
  const food = parseQuery(interpretation.text).plain ?? '';
  const asked = { q: food, matchingStrategy: 'all' as const, ...ofItem };
  const [named = 0, printed = 0] =
    interpretation.conditions && food !== '' && isFood(food)
      ? await count([
          { ...asked, filter: conditions },
          { ...asked, filter: present },
        ])
      : [];
  const excluding = (q: string) => ({
    q: `${interpretation.exclusions} ${q}`.trim(),
    ...((interpretation.exclusions !== '' || named > 0) && ofItem),
  });
  return {
    conditions,
    excluding,
    // "vegan burger" may be served by a burger bar without saying so, but "gluten free pizza" is no ice cream of a pizzeria
    ofPlace: named === 0 && printed > 0 ? [NO_MAIN] : [],
    count: (queries) => count(queries.map((one) => ({ ...one, ...excluding(one.q) }))),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

interface AskedBy {
  readonly query: FacetQuery;
  readonly interpretation: Interpretation;
  readonly scope: ItemScope;
  readonly terms: ItemTerms;
}

/** Answers one attempt, and counts what is left out because its allergens or its place are not known well enough. */
export async function askAttempt<Found extends { readonly total: number }>(
  attempt: ItemAttempt,
  { by, answer }: Answering<Found>,
  { query, interpretation, scope, terms }: AskedBy,
): Promise<Asked<Found>> {
  const filter = together(query.filter, interpretation);
  const clear = clearOfAllergens(filter);
  const parts = by === 'inOne' ? [{ q: attempt.inOne, filter: [] }] : attempt[by];
  const under = (all: Conditions) =>
    parts.map(({ q, filter }) => ({
      ...terms.excluding(q),
      filter: [...all, ...terms.ofPlace, ...filter],
      matchingStrategy: attempt.strategy,
    }));
  const tiers = under(terms.conditions);
  const within = (more: Conditions) => tiers.map((tier) => ({ ...tier, filter: [...tier.filter, ...more] }));
  const lessCertain = lessCertainlyClear(filter).map(within);
  const unplaced = scope.near.length > 0 ? under([...scope.anywhere(interpretation), ...UNPLACED, ...clear]) : [];
  const counted = [...lessCertain.flat(), ...unplaced];
  const [found, counts] = await Promise.all([answer(within(clear)), counted.length > 0 ? scope.count(counted) : []]);
  const [allergensUnknown = 0, allergensLikely = 0] = lessCertain.map((_, at) => {
    const totals = counts.slice(at * tiers.length, (at + 1) * tiers.length);
    return Math.max(0, sum(totals) - found.total);
  });
  const placesUnknown = sum(counts.slice(counted.length - unplaced.length));
  return { answer: found, allergensUnknown, allergensLikely, placesUnknown };
}
