import type { ItemFilter } from '../../ports/search/queries.ts';
import type { Understood } from '../../ports/search/understanding.ts';
import type { Conditions } from '../item-filter.ts';
import { foodWithin } from '../words/foods-within.ts';
import { readGroups } from '../words/read-list.ts';
import { filterOf, placeConditionsOf } from './conditions.ts';
import { type InterpretationHints, interpretationHints, NO_HINTS } from './hints.ts';
import type { Parse } from './parse.ts';
import { ALTERNATIVE, rendered, type Translated, translatedText, typedOf } from './rewrite-term.ts';
import type { Meaning, Span } from './span.ts';
import { wordsOf } from './tokens.ts';

/** A reading of a search: some words are conditions, the others text. */
export interface Interpretation {
  /** The searched text, including words of conditions that documents carry too, such as "vegan". */
  readonly searched: string;
  /** Text without conditions. */
  readonly text: string;
  readonly translated: Translated | null;
  readonly filter: ItemFilter;
  readonly place: Conditions;
  /** A town or cuisine to search as text first: its words, and the interpretation with it as a condition. */
  readonly other: { readonly words: string; readonly quoted: string; readonly interpretation: Interpretation } | null;
  readonly understood: Omit<Understood, 'text'>;
  readonly hints: InterpretationHints;
  /** True if it asks for more than text. */
  readonly conditions: boolean;
  readonly exclusions: string;
  /** The words say nothing of the subject, so every item is found. */
  readonly everything: boolean;
  readonly typed: string;
}

const NEEDS_PLACE: ReadonlySet<string> = new Set(readGroups('asked/places.txt')('needs a place'));
const WITHOUT_CONDITION: ReadonlySet<Meaning['kind']> = new Set(['filler', 'wish', 'elsewhere']);

const is =
  (kind: Meaning['kind']) =>
  (span: Span): boolean =>
    span.meanings[0]?.kind === kind;

/**
 * Exclusions in the engines' syntax; put first, because engines read only ten words. Foods that documents list are excluded by a condition
 * instead.
 */
function exclusionsOf({ without }: InterpretationHints): string {
  const forms = without.flatMap((word) => (foodWithin(word.forms) === null ? word.forms : []));
  return [...new Set(forms)].map((form) => (form.includes(' ') ? `-"${form}"` : `-${form}`)).join(' ');
}

function searchedWord({ meanings: [meaning] }: Span): string {
  return meaning?.kind === 'flag' ? (meaning.searchedAs ?? '') : '';
}

/** A course alone is searched by its name too, so that dishes of that name come first. */
function courseName({ meanings: [meaning] }: Span): string {
  return meaning?.kind === 'course' ? meaning.course : '';
}

function kept(parse: Parse, span: Span): string {
  const [meaning] = span.meanings;
  if (meaning?.kind === 'filler' && wordsOf(parse.tokens, span.from, span.to) === 'or') return ALTERNATIVE;
  return meaning?.kind === 'course' && meaning.keep ? typedOf(parse, span) : '';
}

function understoodOf(
  parse: Parse,
  spans: readonly Span[],
  filter: ItemFilter,
  { without, notUnderstood }: InterpretationHints,
): Omit<Understood, 'text'> {
  const meanings = spans.flatMap((span) => span.meanings);
  const named = (...kinds: readonly Meaning['kind'][]): string | undefined => {
    const found = meanings.flatMap((meaning) => {
      if (!kinds.includes(meaning.kind)) return [];
      return meaning.kind === 'course' ? meaning.course : 'name' in meaning ? meaning.name : [];
    });
    return found.length === 0
      ? undefined
      : [...new Set(found)].slice(0, kinds.includes('course') ? 1 : undefined).join(' or ');
  };
  const order = meanings.find(({ kind }) => kind === 'order');
  const places = {
    cuisine: named('cuisine'),
    city: named('city', 'district'),
    restaurant: named('restaurant'),
    course: named('course'),
  };
  const corrected = spans.flatMap((span) => [
    ...(span.corrected ?? []),
    ...parse.tokens
      .slice(span.from, span.to)
      .flatMap(({ typed, text }) => (typed === undefined ? [] : [{ typed, to: text }])),
  ]);
  const { excludeAllergens, ...flags } = filter;
  const doubtful = spans.flatMap((span) => span.doubtful ?? []);
  return {
    ...flags,
    ...(excludeAllergens !== undefined && { excludeAllergens }),
    ...Object.fromEntries(Object.entries(places).filter(([, name]) => name !== undefined)),
    ...(without.length > 0 && { without: without.map(({ typed }) => typed) }),
    ...(doubtful.length > 0 && { doubtful }),
    ...(notUnderstood.length > 0 && { notUnderstood }),
    ...understoodPlaces(parse, spans),
    ...(order?.kind === 'order' && { sort: order.sort }),
    corrected,
    ignored: spans.filter((span) => is('filler')(span) || is('wish')(span)).map((span) => typedOf(parse, span)),
  };
}

/** Places without restaurants, and words that ask for a place without naming one. */
function understoodPlaces(parse: Parse, spans: readonly Span[]): Pick<Understood, 'unknownPlaces' | 'needsPlace'> {
  const unknownPlaces = spans.flatMap(({ meanings: [meaning] }) =>
    meaning?.kind === 'elsewhere' ? [meaning.name] : [],
  );
  const needsPlace = spans.some(
    (span) => is('filler')(span) && NEEDS_PLACE.has(wordsOf(parse.tokens, span.from, span.to)),
  );
  return { ...(unknownPlaces.length > 0 && { unknownPlaces }), ...(needsPlace && { needsPlace }) };
}

/**
 * The interpretation with these spans as conditions and the rest as text.
 * @param textFirst another span to search as text first, then as a condition
 */
export function interpretationOf(parse: Parse, spans: readonly Span[], textFirst: Span | null = null): Interpretation {
  const filter = filterOf(spans);
  const inOrder = textFirst === null ? null : [...spans, textFirst].sort((a, b) => a.from - b.from);
  const words = textFirst === null ? '' : typedOf(parse, textFirst);
  const text = rendered(parse, spans, (span) => kept(parse, span));
  const courses = text === '' ? courseName : () => '';
  const hints = interpretationHints(parse, spans, (span) => kept(parse, span));
  return {
    searched: rendered(parse, spans, (span) => searchedWord(span) || kept(parse, span) || courses(span)),
    text,
    translated: text === '' ? null : translatedText(parse, spans),
    filter,
    place: placeConditionsOf(spans),
    other:
      inOrder === null
        ? null
        : {
            words,
            quoted: rendered(parse, inOrder, (span) => (span === textFirst ? `"${words}"` : searchedWord(span))),
            interpretation: interpretationOf(parse, inOrder),
          },
    understood: understoodOf(parse, spans, filter, hints),
    hints,
    typed: parse.term,
    everything: false,
    exclusions: exclusionsOf(hints),
    conditions: spans.some(({ meanings: [meaning] }) => !WITHOUT_CONDITION.has(meaning?.kind ?? 'filler')),
  };
}

/** The interpretation with its foreign words searched in English. */
export function inEnglish(interpretation: Interpretation, { text, words }: Translated): Interpretation {
  const { corrected } = interpretation.understood;
  const understood = { ...interpretation.understood, corrected: [...corrected, ...words] };
  return { ...interpretation, text, searched: text, typed: text, other: null, translated: null, understood };
}

export function literalInterpretation(term: string): Interpretation {
  return {
    ...{
      searched: term,
      text: term,
      translated: null,
      everything: false,
      filter: {},
      place: [],
      other: null,
      conditions: false,
      exclusions: '',
      typed: term,
    },
    understood: { corrected: [], ignored: [] },
    hints: NO_HINTS,
  };
}
