import type { ItemFilter, ItemPage, ItemQuery, ItemSort, SearchAttempt } from '../ports/search-index.ts';
import type { SearchEngine } from './engine.ts';
import { INDEX_SETTINGS } from './index-settings.ts';
import { type Conditions, clearOfAllergens, itemConditions, lessCertainlyClear, withoutMenus } from './item-filter.ts';
import { createPlaceFilter } from './place-filter.ts';
import { parseQuery } from './search-text.ts';
import { type Count, chooseReading } from './understanding/choose-reading.ts';
import { type ItemAttempt, itemAttempts } from './understanding/item-attempts.ts';
import { parseTerm } from './understanding/parse.ts';
import { literalReading, type Reading } from './understanding/reading.ts';
import { tieredPage } from './understanding/tiered-page.ts';
import { createVocabularyReader } from './understanding/vocabulary-reader.ts';

const SORT_RULES: Readonly<Record<ItemSort, string>> = {
  price: 'price:asc',
  '-price': 'price:desc',
  calories: 'calories:asc',
  '-calories': 'calories:desc',
  name: 'sortName:asc',
};

type Found = Pick<ItemPage, 'hits' | 'total' | 'allergensUnknown' | 'allergensLikely'>;

/** Fields in which a word that must not occur counts: a restaurant may be called as it likes. */
const OF_THE_ITEM = INDEX_SETTINGS.items.searchableAttributes.filter(
  (field) => !['menuName', 'restaurantName'].includes(field),
);

function asksForNothing(reading: Reading): boolean {
  return parseQuery(reading.text).words === 0 && !reading.conditions;
}

/** Conditions of the request and of the words together: parameters win, but what is excluded by either is excluded. */
function together(asked: ItemFilter, { filter }: Reading): ItemFilter {
  const excludeAllergens = [...new Set([...(asked.excludeAllergens ?? []), ...(filter.excludeAllergens ?? [])])];
  return { ...filter, ...asked, ...(excludeAllergens.length > 0 && { excludeAllergens }) };
}

/** Item search over an engine: words read as conditions, fall-backs, exact names first, filters that never guess on allergens. */
export function createItemSearch(engine: SearchEngine): (query: ItemQuery, signal?: AbortSignal) => Promise<ItemPage> {
  const vocabulary = createVocabularyReader(engine);
  const placeConditions = createPlaceFilter(vocabulary);

  return async function searchItems(query, signal) {
    const fixed = await placeConditions(query.filter, signal);
    const present = withoutMenus(query.withoutMenus);
    const conditionsOf = (reading: Reading): Conditions => [
      ...itemConditions(together(query.filter, reading)),
      ...reading.place,
      ...(fixed ?? []),
      ...present,
    ];
    const count: Count = async (queries) => {
      const asked = queries.map((one) => ({ ...one, index: 'items' as const, offset: 0, limit: 0 }));
      return (await engine.search(asked, signal)).map(({ total }) => total);
    };
    const understood =
      query.understand === false
        ? literalReading(query.search)
        : await chooseReading(parseTerm(query.search, (await vocabulary(signal)).vocabulary), conditionsOf, count);
    // words that say nothing are all there is to look for
    const reading = asksForNothing(understood) ? literalReading(query.search) : understood;
    const tried: SearchAttempt[] = [];
    let last: ItemAttempt | null = null;
    let result: Found = { hits: [], total: 0, allergensUnknown: 0, allergensLikely: 0 };

    const conditions = conditionsOf(reading);
    const filter = together(query.filter, reading);
    const clear = clearOfAllergens(filter);
    const lessCertain = lessCertainlyClear(filter);
    const attempts = asksForNothing(reading) || fixed === null ? [] : itemAttempts(reading, conditions, present, count);
    for await (const attempt of attempts) {
      const sort = query.sort === undefined ? {} : { sort: [SORT_RULES[query.sort]] };
      const parts = query.sort === undefined ? attempt.tiers : [{ q: attempt.inOne, filter: [] }];
      const tiers = parts.map(({ q, filter }) => ({
        ...{
          q,
          ...sort,
          ...(reading.excludes && { attributesToSearchOn: OF_THE_ITEM }),
          filter: [...conditions, ...filter],
        },
        matchingStrategy: attempt.strategy,
      }));
      const within = (more: Conditions) => tiers.map((tier) => ({ ...tier, filter: [...tier.filter, ...more] }));
      const [found, counts] = await Promise.all([
        tieredPage(engine, within(clear), query, signal),
        lessCertain.length > 0 ? count(lessCertain.flatMap(within).map(({ sort: _, ...tier }) => tier)) : [],
      ]);
      const leftOut = (from: number): number => {
        const totals = counts.slice(from, from + tiers.length);
        return Math.max(0, totals.reduce((sum, one) => sum + one, 0) - found.total);
      };
      const allergensUnknown = leftOut(0);
      tried.push({ text: attempt.text, strategy: attempt.strategy, total: found.total });
      result = { ...found, allergensUnknown, allergensLikely: leftOut(tiers.length) };
      last = attempt;
      if (found.total + allergensUnknown > 0) break;
    }
    return {
      ...result,
      understood: {
        text: last?.text ?? '',
        ...reading.understood,
        ignored: [...reading.understood.ignored, ...(last?.dropped ?? [])],
      },
      attempts: tried,
    };
  };
}
