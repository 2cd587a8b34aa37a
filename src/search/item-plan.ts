import type { FacetQuery } from '../ports/search/facets.ts';
import type { ItemFilter } from '../ports/search/queries.ts';
import type { ExcludedWord, ItemUnderstanding, SearchAttempt } from '../ports/search/understanding.ts';
import type { SearchEngine } from './engine.ts';
import { INDEX_SETTINGS } from './index-settings.ts';
import {
  type Conditions,
  clearOfAllergens,
  inCircle,
  itemConditions,
  lessCertainlyClear,
  UNPLACED,
  withoutMenus,
} from './item-filter.ts';
import { createPlaceFilter } from './place-filter.ts';
import { parseQuery, searchText } from './search-text.ts';
import type { Count } from './understanding/choose-reading.ts';
import { isFood } from './understanding/foods.ts';
import { EVERYTHING, type ItemAttempt, itemAttempts } from './understanding/item-attempts.ts';
import { readItemTerm } from './understanding/item-reading.ts';
import type { Names } from './understanding/names.ts';
import { literalReading, type Reading } from './understanding/reading.ts';
import type { ItemTier } from './understanding/tiered-page.ts';
import { valuesCondition } from './value-conditions.ts';

/** How what a query asks for is answered. */
export interface Answering<Answer extends { readonly total: number }> {
  /** In which searches it is asked, which share no document: the best first, those of any order, or one. */
  readonly by: 'tiers' | 'unordered' | 'inOne';
  readonly answer: (tiers: readonly ItemTier[]) => Promise<Answer>;
}

export interface Planned<Answer> extends ItemUnderstanding {
  /** Null where nothing can be found. */
  readonly answer: Answer | null;
  readonly allergensUnknown: number;
  readonly allergensLikely: number;
  /** Left out because nobody knows where it is; 0 where nothing has to be near. */
  readonly placesUnknown: number;
}

export type ItemPlan = <Answer extends { readonly total: number }>(
  query: FacetQuery,
  answering: Answering<Answer>,
  signal: AbortSignal | undefined,
) => Promise<Planned<Answer>>;

/** Fields in which a food that is left out, or asked for under conditions, counts: a restaurant may be called as it likes. */
const OF_THE_ITEM = INDEX_SETTINGS.items.searchableAttributes.filter(
  (field) => !['menuName', 'restaurantName'].includes(field),
);

/** Courses in which a place that is called after a food has others. */
const NO_MAIN = valuesCondition('courses', ['desserts', 'drinks', 'sides', 'starters'], 'NOT IN');

function asksForNothing(reading: Reading): boolean {
  return parseQuery(reading.text).words === 0 && !reading.conditions;
}

/** Words that some item prints are known, whatever the lists say. */
async function withPrinted(
  words: readonly ExcludedWord[],
  present: Conditions,
  count: Count,
): Promise<readonly ExcludedWord[]> {
  const asked = words.map(({ isKnown, forms }) => (isKnown ? [] : forms.map((form) => `"${form}"`)));
  if (asked.flat().length === 0) return words;
  const totals = await count(asked.flat().map((q) => ({ q, filter: present, matchingStrategy: 'all' as const })));
  let from = 0;
  return words.map((word, at) => {
    const to = from + (asked[at]?.length ?? 0);
    const isPrinted = totals.slice(from, to).some((total) => total > 0);
    from = to;
    return isPrinted ? { ...word, isKnown: true } : word;
  });
}

/** Whether items were found that have these words, of which no reader made anything. */
function isFoundBy(typed: string, attempt: ItemAttempt | null, answer: { readonly total: number } | null): boolean {
  const searched = new Set(attempt?.text.split(' '));
  return (
    (answer?.total ?? 0) > 0 &&
    searchText(typed)
      .split(' ')
      .every((word) => searched.has(word))
  );
}

/** Conditions of the request and of the words together: parameters win, but what is excluded by either is excluded. */
function together(asked: ItemFilter, { filter }: Reading): ItemFilter {
  const excludeAllergens = [...new Set([...(asked.excludeAllergens ?? []), ...(filter.excludeAllergens ?? [])])];
  return { ...filter, ...asked, ...(excludeAllergens.length > 0 && { excludeAllergens }) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Which items a query means, for all that is told of them: words read as conditions, and fall-backs where nothing is found. */
export function createItemPlan(engine: SearchEngine, names: Names): ItemPlan {
  const placeConditions = createPlaceFilter(names);

  return async function plan<Found extends { readonly total: number }>(
    query: FacetQuery,
    { by, answer }: Answering<Found>,
    signal: AbortSignal | undefined,
  ): Promise<Planned<Found>> {
    const fixed = placeConditions(query.filter);
    const present = withoutMenus(query.withoutMenus);
    const near = inCircle(query.filter.around);
    const anywhere = (reading: Reading): Conditions => [
      ...itemConditions(together(query.filter, reading)),
      ...reading.place,
      ...(fixed ?? []),
      ...present,
    ];
    const conditionsOf = (reading: Reading): Conditions => [...anywhere(reading), ...near];
    const count: Count = async (queries) => {
      const asked = queries.map((one) => ({ ...one, index: 'items' as const, offset: 0, limit: 0 }));
      return (await engine.search(asked, signal)).map(({ total }) => total);
    };
    const typed = query.search ?? '';
    const reading =
      query.understand === false || query.search === null
        ? literalReading(typed)
        : await readItemTerm(typed, names.vocabulary(), { conditionsOf, present, count });
    const tried: SearchAttempt[] = [];
    let last: ItemAttempt | null = null;
    const isNotFound = (typed: string): boolean => !isFoundBy(typed, last, result.answer);
    let result: Omit<Planned<Found>, keyof ItemUnderstanding> = {
      answer: null,
      allergensUnknown: 0,
      allergensLikely: 0,
      placesUnknown: 0,
    };

    const conditions = conditionsOf(reading);
    const filter = together(query.filter, reading);
    const clear = clearOfAllergens(filter);
    const lessCertain = lessCertainlyClear(filter);
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
    const isOfItem = named > 0;
    // "vegan burger" may be what a burger bar has without saying so, "gluten free pizza" no ice cream of a pizzeria
    const ofPlace: Conditions = named === 0 && printed > 0 ? [NO_MAIN] : [];
    const excluding = (q: string) => ({
      q: `${reading.exclusions} ${q}`.trim(),
      ...((reading.exclusions !== '' || isOfItem) && ofItem),
    });
    const countLeft: Count = (queries) => count(queries.map((one) => ({ ...one, ...excluding(one.q) })));
    const wanted =
      query.search === null || reading.everything
        ? [EVERYTHING]
        : itemAttempts(reading, conditions, present, countLeft);
    const impossible = fixed === null || (query.search !== null && !reading.everything && asksForNothing(reading));
    for await (const attempt of impossible ? [] : wanted) {
      const parts = by === 'inOne' ? [{ q: attempt.inOne, filter: [] }] : attempt[by];
      const under = (all: Conditions) =>
        parts.map(({ q, filter }) => ({
          ...{ ...excluding(q), filter: [...all, ...ofPlace, ...filter] },
          matchingStrategy: attempt.strategy,
        }));
      const tiers = under(conditions);
      const unplaced = near.length > 0 ? under([...anywhere(reading), ...UNPLACED, ...clear]) : [];
      const within = (more: Conditions) => tiers.map((tier) => ({ ...tier, filter: [...tier.filter, ...more] }));
      const [found, counts] = await Promise.all([
        answer(within(clear)),
        lessCertain.length + unplaced.length > 0 ? count([...lessCertain.flatMap(within), ...unplaced]) : [],
      ]);
      const leftOut = (from: number): number => {
        const totals = counts.slice(from, from + tiers.length);
        return Math.max(0, sum(totals) - found.total);
      };
      const allergensUnknown = lessCertain.length > 0 ? leftOut(0) : 0;
      tried.push({ text: attempt.text, strategy: attempt.strategy, total: found.total });
      const allergensLikely = lessCertain.length > 1 ? leftOut(tiers.length) : 0;
      const placesUnknown = unplaced.length > 0 ? sum(counts.slice(-unplaced.length)) : 0;
      result = { answer: found, allergensUnknown, allergensLikely, placesUnknown };
      last = attempt;
      if (found.total + allergensUnknown > 0) break;
    }
    const notUnderstood = reading.hints.notUnderstood.filter(isNotFound);
    const { notUnderstood: _, ...understoodWords } = reading.understood;
    return {
      ...result,
      understood: {
        text: last?.text ?? '',
        ...understoodWords,
        ...(notUnderstood.length > 0 && { notUnderstood }),
        ignored: [...reading.understood.ignored, ...(last?.dropped ?? [])],
      },
      attempts: tried,
      hints: {
        ...reading.hints,
        without: await withPrinted(reading.hints.without, present, count),
        notUnderstood,
        dropped: last?.dropped ?? [],
      },
    };
  };
}
