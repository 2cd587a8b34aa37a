import type { FacetQuery } from '../ports/search/facets.ts';
import type { ExcludedWord, ItemUnderstanding, SearchAttempt } from '../ports/search/understanding.ts';
import { type Answering, type Asked, askAttempt, type ItemScope, itemScope, itemTerms } from './ask-attempt.ts';
import type { SearchEngine } from './engine.ts';
import { placeConditions } from './place-filter.ts';
import { parseQuery, searchText } from './search-text.ts';
import { EVERYTHING, type ItemAttempt, itemAttempts } from './understanding/item-attempts.ts';
import { readItemTerm } from './understanding/item-reading.ts';
import type { Names } from './understanding/names.ts';
import { literalReading, type Reading } from './understanding/reading.ts';

/** The answer is null where nothing can be found. */
export interface Planned<Answer> extends ItemUnderstanding, Asked<Answer | null> {}

export type ItemPlan = <Answer extends { readonly total: number }>(
  query: FacetQuery,
  answering: Answering<Answer>,
  signal: AbortSignal | undefined,
) => Promise<Planned<Answer>>;

const NOTHING: Asked<null> = { answer: null, allergensUnknown: 0, allergensLikely: 0, placesUnknown: 0 };

function asksForNothing(reading: Reading): boolean {
  return parseQuery(reading.text).words === 0 && !reading.conditions;
}

/** Words that some item prints are known, whatever the lists say. */
async function withPrinted(
  words: readonly ExcludedWord[],
  { present, count }: ItemScope,
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

/** Which items a query means, for all that is told of them: words read as conditions, and fall-backs where nothing is found. */
export function createItemPlan(engine: SearchEngine, names: Names): ItemPlan {
  return async function plan<Found extends { readonly total: number }>(
    query: FacetQuery,
    answering: Answering<Found>,
    signal: AbortSignal | undefined,
  ): Promise<Planned<Found>> {
    const place = placeConditions(names, query.filter);
    const scope = itemScope(engine, query, place ?? [], signal);
    const reading = await readTerm(query, names, scope);
    const terms = await itemTerms(reading, scope);
    const everything = query.search === null || reading.everything;
    const isImpossible = place === null || (!everything && asksForNothing(reading));
    const attempts = everything ? [EVERYTHING] : itemAttempts(reading, terms.conditions, scope.present, terms.count);
    const tried: SearchAttempt[] = [];
    let last: ItemAttempt | null = null;
    let result: Asked<Found | null> = NOTHING;
    for await (const attempt of isImpossible ? [] : attempts) {
      const asked = await askAttempt(attempt, answering, { query, reading, scope, terms });
      tried.push({ text: attempt.text, strategy: attempt.strategy, total: asked.answer.total });
      result = asked;
      last = attempt;
      if (asked.answer.total + asked.allergensUnknown > 0) break;
    }
    const { text = '', dropped = [] } = last ?? {};
    const notUnderstood = reading.hints.notUnderstood.filter((typed) => !isFoundBy(typed, last, result.answer));
    const { notUnderstood: _, ...understoodWords } = reading.understood;
    return {
      ...result,
      understood: {
        text,
        ...understoodWords,
        ...(notUnderstood.length > 0 && { notUnderstood }),
        ignored: [...reading.understood.ignored, ...dropped],
      },
      attempts: tried,
      hints: {
        ...reading.hints,
        without: await withPrinted(reading.hints.without, scope),
        notUnderstood,
        dropped,
      },
    };
  };
}

async function readTerm(query: FacetQuery, names: Names, scope: ItemScope): Promise<Reading> {
  return query.understand === false || query.search === null
    ? literalReading(query.search ?? '')
    : await readItemTerm(query.search, names.vocabulary(), scope);
}
