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
import type { Count } from './understanding/choose-reading.ts';
import { isFood } from './understanding/foods.ts';
import type { ItemAttempt } from './understanding/item-attempts.ts';
import type { Reading } from './understanding/reading.ts';
import type { ItemTier } from './understanding/tiered-page.ts';

/** How what a query asks for is answered. */
export interface Answering<Answer extends { readonly total: number }> {
  /** In which searches it is asked, which share no document: the best first, those of any order, or one. */
  readonly by: 'tiers' | 'unordered' | 'inOne';
  readonly answer: (tiers: readonly ItemTier[]) => Promise<Answer>;
}

/** An answer with what conditions left out of it. */
export interface Asked<Answer> {
  readonly answer: Answer;
  readonly allergensUnknown: number;
  readonly allergensLikely: number;
  /** Nobody knows where they are; 0 where nothing has to be near. */
  readonly placesUnknown: number;
}

/** The items that a query may find, whatever its words mean. */
export interface ItemScope {
  /** Of menus that are not left out. */
  readonly present: Conditions;
  /** In the circle of the query; none where nothing has to be near. */
  readonly near: Conditions;
  /** All conditions of the query and of a reading but those of the circle. */
  readonly anywhere: (reading: Reading) => Conditions;
  readonly conditionsOf: (reading: Reading) => Conditions;
  readonly count: Count;
}

/** How a reading is searched for. */
export interface ItemTerms {
  readonly conditions: Conditions;
  /** A query with the words to leave out, in the fields that count. */
  readonly excluding: (q: string) => { readonly q: string; readonly attributesToSearchOn?: readonly string[] };
  readonly ofPlace: Conditions;
  readonly count: Count;
}

/** Fields in which a food that is left out, or asked for under conditions, counts: a restaurant may be called as it likes. */
const OF_THE_ITEM = INDEX_SETTINGS.items.searchableAttributes.filter(
  (field) => !['menuName', 'restaurantName'].includes(field),
);

/** Courses in which a place that is called after a food has others. */
const NO_MAIN = valuesCondition('courses', ['desserts', 'drinks', 'sides', 'starters'], 'NOT IN');

/** Conditions of the request and of the words together: parameters win, but what is excluded by either is excluded. */
function together(asked: ItemFilter, { filter }: Reading): ItemFilter {
  const excludeAllergens = [...new Set([...(asked.excludeAllergens ?? []), ...(filter.excludeAllergens ?? [])])];
  return { ...filter, ...asked, ...(excludeAllergens.length > 0 && { excludeAllergens }) };
}

/** @param place conditions of the place that the query names */
export function itemScope(
  engine: SearchEngine,
  query: FacetQuery,
  place: Conditions,
  signal: AbortSignal | undefined,
): ItemScope {
  const present = withoutMenus(query.withoutMenus);
  const near = inCircle(query.filter.around);
  const anywhere = (reading: Reading): Conditions => [
    ...itemConditions(together(query.filter, reading)),
    ...reading.place,
    ...place,
    ...present,
  ];
  const count: Count = async (queries) => {
    const asked = queries.map((one) => ({ ...one, index: 'items' as const, offset: 0, limit: 0 }));
    return (await engine.search(asked, signal)).map(({ total }) => total);
  };
  return { present, near, anywhere, conditionsOf: (reading) => [...anywhere(reading), ...near], count };
}

/** A food that items have under the conditions of a reading is looked for in the item alone. */
export async function itemTerms(reading: Reading, { present, conditionsOf, count }: ItemScope): Promise<ItemTerms> {
  const conditions = conditionsOf(reading);
  const ofItem = { attributesToSearchOn: OF_THE_ITEM };
  const food = parseQuery(reading.text).plain ?? '';
  const asked = { q: food, matchingStrategy: 'all' as const, ...ofItem };
  const [named = 0, printed = 0] =
    reading.conditions && food !== '' && isFood(food)
      ? await count([
          { ...asked, filter: conditions },
          { ...asked, filter: present },
        ])
      : [];
  const excluding = (q: string) => ({
    q: `${reading.exclusions} ${q}`.trim(),
    ...((reading.exclusions !== '' || named > 0) && ofItem),
  });
  return {
    conditions,
    excluding,
    // "vegan burger" may be what a burger bar has without saying so, "gluten free pizza" no ice cream of a pizzeria
    ofPlace: named === 0 && printed > 0 ? [NO_MAIN] : [],
    count: (queries) => count(queries.map((one) => ({ ...one, ...excluding(one.q) }))),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

interface AskedBy {
  readonly query: FacetQuery;
  readonly reading: Reading;
  readonly scope: ItemScope;
  readonly terms: ItemTerms;
}

/** Answers one attempt, and counts what is left out because its allergens or its place are not known well enough. */
export async function askAttempt<Found extends { readonly total: number }>(
  attempt: ItemAttempt,
  { by, answer }: Answering<Found>,
  { query, reading, scope, terms }: AskedBy,
): Promise<Asked<Found>> {
  const filter = together(query.filter, reading);
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
  const unplaced = scope.near.length > 0 ? under([...scope.anywhere(reading), ...UNPLACED, ...clear]) : [];
  const counted = [...lessCertain.flat(), ...unplaced];
  const [found, counts] = await Promise.all([answer(within(clear)), counted.length > 0 ? scope.count(counted) : []]);
  const [allergensUnknown = 0, allergensLikely = 0] = lessCertain.map((_, at) => {
    const totals = counts.slice(at * tiers.length, (at + 1) * tiers.length);
    return Math.max(0, sum(totals) - found.total);
  });
  const placesUnknown = sum(counts.slice(counted.length - unplaced.length));
  return { answer: found, allergensUnknown, allergensLikely, placesUnknown };
}
