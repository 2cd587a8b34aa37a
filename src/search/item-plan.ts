import type { FacetQuery } from '../ports/search/facets.ts';
import type { ItemSort } from '../ports/search/queries.ts';
import type { ExcludedWord, ItemUnderstanding, SearchAttempt } from '../ports/search/understanding.ts';
import { type Answering, type Asked, askAttempt, type ItemScope, itemScope, itemTerms } from './ask-attempt.ts';
import type { SearchEngine } from './engine.ts';
import { placeConditions } from './place-filter.ts';
import { parseQuery, searchText } from './search-text.ts';
import { applyCorrections, type Weighing } from './understanding/apply-corrections.ts';
import { chooseInterpretation } from './understanding/choose-interpretation.ts';
import { type Interpretation, literalInterpretation } from './understanding/interpretation.ts';
import { EVERYTHING, type ItemAttempt, itemAttempts } from './understanding/item-attempts.ts';
import type { Names } from './understanding/names.ts';
import { parseTerm } from './understanding/parse.ts';
import type { Vocabulary } from './understanding/vocabulary.ts';

/** The answer is null if nothing can be found. */
export interface Planned<Answer> extends ItemUnderstanding, Asked<Answer | null> {}

export type ItemPlan = <Answer extends { readonly total: number }>(
  query: FacetQuery,
  /** Takes the order that the words ask for. */
  answering: (said: ItemSort | undefined) => Answering<Answer>,
  signal: AbortSignal | undefined,
) => Promise<Planned<Answer>>;

const NOTHING: Asked<null> = { answer: null, allergensUnknown: 0, allergensLikely: 0, placesUnknown: 0 };

function isEmptySearch(interpretation: Interpretation): boolean {
  return parseQuery(interpretation.text).words === 0 && !interpretation.conditions;
}

/** Marks words that some item prints as known, whatever the lists say. */
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

/** Tells whether the found items contain words that no reader understood. */
function isFoundBy(typed: string, attempt: ItemAttempt | null, answer: { readonly total: number } | null): boolean {
  const searched = new Set(attempt?.text.split(' '));
  return (
    (answer?.total ?? 0) > 0 &&
    searchText(typed)
      .split(' ')
      .every((word) => searched.has(word))
  );
}

/** Creates the plan of an item search: words read as conditions, and fall-backs if nothing is found. */
export function createItemPlan(engine: SearchEngine, names: Names): ItemPlan {
  return async function plan<Found extends { readonly total: number }>(
    query: FacetQuery,
    answering: (said: ItemSort | undefined) => Answering<Found>,
    signal: AbortSignal | undefined,
  ): Promise<Planned<Found>> {
    const place = placeConditions(names, query.filter);
    const scope = itemScope(engine, query, place ?? [], signal);
    const interpretation = await readTerm(query, names, scope);
    const terms = await itemTerms(interpretation, scope);
    const everything = query.search === null || interpretation.everything;
    const isImpossible = place === null || (!everything && isEmptySearch(interpretation));
    const attempts = everything
      ? [EVERYTHING]
      : itemAttempts(interpretation, terms.conditions, scope.present, terms.count, names.vocabulary().dishes);
    const tried: SearchAttempt[] = [];
    let last: ItemAttempt | null = null;
    let result: Asked<Found | null> = NOTHING;
    for await (const attempt of isImpossible ? [] : attempts) {
      const asked = await askAttempt(attempt, answering(interpretation.understood.sort), {
        query,
        interpretation,
        scope,
        terms,
      });
      tried.push({ text: attempt.text, strategy: attempt.strategy, total: asked.answer.total });
      result = asked;
      last = attempt;
      if (asked.answer.total + asked.allergensUnknown > 0) break;
    }
    const { text = '', dropped = [] } = last ?? {};
    const notUnderstood = interpretation.hints.notUnderstood.filter((typed) => !isFoundBy(typed, last, result.answer));
    const { notUnderstood: _, ...understoodWords } = interpretation.understood;
    return {
      ...result,
      understood: {
        text,
        ...understoodWords,
        ...(notUnderstood.length > 0 && { notUnderstood }),
        ignored: [...interpretation.understood.ignored, ...dropped],
      },
      attempts: tried,
      hints: {
        ...interpretation.hints,
        without: await withPrinted(interpretation.hints.without, scope),
        notUnderstood,
        dropped,
      },
    };
  };
}

async function readTerm(query: FacetQuery, names: Names, scope: ItemScope): Promise<Interpretation> {
  return query.understand === false || query.search === null
    ? literalInterpretation(query.search ?? '')
    : await readItemTerm(query.search, names.vocabulary(), scope);
}

async function readItemTerm(typed: string, vocabulary: Vocabulary, weighing: Weighing): Promise<Interpretation> {
  const { conditionsOf, count } = weighing;
  const understood = await chooseInterpretation(parseTerm(typed, vocabulary), conditionsOf, count);
  if (hasNoSubject(understood)) return searchLeftovers(typed, understood, weighing);
  return applyCorrections(understood, vocabulary, weighing);
}

/** True if only words around the subject and numbers are left. */
function hasNoSubject({ text, conditions, exclusions, translated }: Interpretation): boolean {
  return !conditions && translated === null && exclusions === '' && !/\p{L}/u.test(text);
}

/** Searches words without meaning if some item prints them all; otherwise everything is found and they are ignored. */
async function searchLeftovers(
  typed: string,
  understood: Interpretation,
  { present, count }: Weighing,
): Promise<Interpretation> {
  const { plain, words } = parseQuery(typed);
  if (plain === null) return literalInterpretation(typed);
  const [printed] = words === 0 ? [0] : await count([{ q: `"${plain}"`, filter: present, matchingStrategy: 'all' }]);
  if ((printed ?? 0) > 0) return literalInterpretation(typed);
  const ignored = [...understood.understood.ignored, ...(understood.text === '' ? [] : [understood.text])];
  const all = ignored.length === 0 ? [typed] : ignored;
  return {
    ...understood,
    text: '',
    searched: '',
    typed: '',
    everything: true,
    understood: { ...understood.understood, ignored: all },
  };
}
