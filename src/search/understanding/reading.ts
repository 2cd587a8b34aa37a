import type { ItemFilter } from '../../ports/search/queries.ts';
import type { Understood } from '../../ports/search/understanding.ts';
import type { Conditions } from '../item-filter.ts';
import { foodWithin } from '../words/foods-within.ts';
import { readGroups } from '../words/read-list.ts';
import { filterOf, placeConditionsOf } from './conditions.ts';
import { type HintsOfReading, NO_HINTS, readingHints } from './hints.ts';
import type { Parse } from './parse.ts';
import { rendered, type Translated, translatedText, typedOf } from './rendering.ts';
import type { Meaning, Span } from './span.ts';
import { wordsOf } from './tokens.ts';

/** A way to read a search: some of its words are conditions, the others text. */
export interface Reading {
  /** What is searched: the text, and those words of conditions that documents carry too, such as "vegan". */
  readonly searched: string;
  /** Text alone. */
  readonly text: string;
  /** The text in English, where words of it are of another language. */
  readonly translated: Translated | null;
  readonly filter: ItemFilter;
  readonly place: Conditions;
  /** A town or cuisine that is looked for as text first: its words, and the reading in which it is a condition. */
  readonly other: { readonly words: string; readonly quoted: string; readonly reading: Reading } | null;
  readonly understood: Omit<Understood, 'text'>;
  readonly hints: HintsOfReading;
  /** More than the text is asked for. */
  readonly conditions: boolean;
  /** Words that must not occur in the item, as the engines exclude them; empty where there are none. */
  readonly exclusions: string;
  /** Its words say nothing of what is looked for, so every item is found. */
  readonly everything: boolean;
  /** All that was typed. */
  readonly typed: string;
}

const NEEDS_PLACE: ReadonlySet<string> = new Set(readGroups('asked/places.txt')('needs a place'));
const SAYS_NOTHING: ReadonlySet<Meaning['kind']> = new Set(['filler', 'wish', 'elsewhere']);

const is =
  (kind: Meaning['kind']) =>
  (span: Span): boolean =>
    span.meanings[0]?.kind === kind;

/**
 * Words that must not occur, as the engines exclude them: before all others, because of those only ten are read. Foods that documents
 * list are left out by a condition.
 */
function exclusionsOf({ without }: HintsOfReading): string {
  const forms = without.flatMap((word) => (foodWithin(word.forms) === null ? word.forms : []));
  return [...new Set(forms)].map((form) => (form.includes(' ') ? `-"${form}"` : `-${form}`)).join(' ');
}

function searchedWord({ meanings: [meaning] }: Span): string {
  return meaning?.kind === 'flag' ? (meaning.searchedAs ?? '') : '';
}

/** A course asked for alone is searched by its name too, so that dishes of that name come first. */
function courseName({ meanings: [meaning] }: Span): string {
  return meaning?.kind === 'course' ? meaning.course : '';
}

function kept(parse: Parse, span: Span): string {
  const [meaning] = span.meanings;
  return meaning?.kind === 'course' && meaning.keep ? typedOf(parse, span) : '';
}

function said(
  parse: Parse,
  spans: readonly Span[],
  filter: ItemFilter,
  { without, notUnderstood }: HintsOfReading,
): Omit<Understood, 'text'> {
  const meanings = spans.flatMap((span) => span.meanings);
  const named = (...kinds: readonly Meaning['kind'][]): string | undefined => {
    const found = meanings.find((meaning) => kinds.includes(meaning.kind));
    if (found === undefined) return undefined;
    return found.kind === 'course' ? found.course : 'name' in found ? found.name : undefined;
  };
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
    ...placesSaid(parse, spans),
    corrected,
    ignored: spans.filter((span) => is('filler')(span) || is('wish')(span)).map((span) => typedOf(parse, span)),
  };
}

/** Places that are not here, and words that ask for one without saying which. */
function placesSaid(parse: Parse, spans: readonly Span[]): Pick<Understood, 'unknownPlaces' | 'needsPlace'> {
  const unknownPlaces = spans.flatMap(({ meanings: [meaning] }) =>
    meaning?.kind === 'elsewhere' ? [meaning.name] : [],
  );
  const needsPlace = spans.some(
    (span) => is('filler')(span) && NEEDS_PLACE.has(wordsOf(parse.tokens, span.from, span.to)),
  );
  return { ...(unknownPlaces.length > 0 && { unknownPlaces }), ...(needsPlace && { needsPlace }) };
}

/**
 * The reading in which these spans are conditions and all others text.
 * @param textFirst a span among the others that is looked for as text first and as a condition after that
 */
export function readingOf(parse: Parse, spans: readonly Span[], textFirst: Span | null = null): Reading {
  const filter = filterOf(spans);
  const inOrder = textFirst === null ? null : [...spans, textFirst].sort((a, b) => a.from - b.from);
  const words = textFirst === null ? '' : typedOf(parse, textFirst);
  const text = rendered(parse, spans, (span) => kept(parse, span));
  const courses = text === '' ? courseName : () => '';
  const hints = readingHints(parse, spans, (span) => kept(parse, span));
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
            reading: readingOf(parse, inOrder),
          },
    understood: said(parse, spans, filter, hints),
    hints,
    typed: parse.term,
    everything: false,
    exclusions: exclusionsOf(hints),
    conditions: spans.some(({ meanings: [meaning] }) => !SAYS_NOTHING.has(meaning?.kind ?? 'filler')),
  };
}

/** A reading with its words of another language looked for in English. */
export function inEnglish(reading: Reading, { text, words }: Translated): Reading {
  const { corrected } = reading.understood;
  const understood = { ...reading.understood, corrected: [...corrected, ...words] };
  return { ...reading, text, searched: text, typed: text, other: null, translated: null, understood };
}

/** The reading that takes every word as it is typed. */
export function literalReading(term: string): Reading {
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
