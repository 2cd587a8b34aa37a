import type { ReadingHints } from '../../ports/search/understanding.ts';
import { isFood } from './foods.ts';
import type { Parse } from './parse.ts';
import { isIllness } from './readers/avoided/harm.ts';
import { afterWithout } from './readers/avoided/read-avoided.ts';
import { hasText, rendered, typedOf } from './rewrite-term.ts';
import { covers, type Meaning, type Span } from './span.ts';
import { wordsOf } from './tokens.ts';

export type InterpretationHints = Omit<ReadingHints, 'dropped'>;

export const NO_HINTS: InterpretationHints = { without: [], notUnderstood: [], doubted: [], asText: {} };

/** Parts of names: "non alcoholic", "zero sugar". */
const IN_NAMES: ReadonlySet<string> = new Set(['non', 'zero']);

type Place = keyof ReadingHints['asText'];

const PLACES: Readonly<Partial<Record<Meaning['kind'], Place>>> = {
  ...{ city: 'city', district: 'city', cuisine: 'cuisine', restaurant: 'restaurant', course: 'course' },
};

/**
 * Notes on an interpretation to show to a person.
 * @param spans the conditions
 * @param write gives the part of a span that stays in the text
 */
export function interpretationHints(
  parse: Parse,
  spans: readonly Span[],
  write: (span: Span) => string,
): InterpretationHints {
  const without = spans.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => (meaning.kind === 'without' ? meaning.words : [])),
  );
  const asText = spans.flatMap((span) => {
    const name = PLACES[span.meanings[0]?.kind ?? 'dish'];
    if (name === undefined || span.certain || !mayBeText(parse, spans, span)) return [];
    const text = rendered(parse, spans, (one) => (one === span ? `"${typedOf(parse, one)}"` : write(one)));
    return [[name, text.replace(/\s+/g, ' ')] as const];
  });
  const doubted = spans.flatMap(({ meanings: [meaning], from, to, doubtful = [] }) => {
    const words = wordsOf(parse.tokens, from, to);
    return meaning?.kind === 'absent' && doubtful.includes(words) ? [{ words, codes: meaning.codes }] : [];
  });
  return { without, notUnderstood: notUnderstood(parse), doubted, asText: Object.fromEntries(asText) };
}

/** True if a place, cuisine, restaurant or course may be words to search for instead: beside other words, alone, or spelt like a food. */
function mayBeText(parse: Parse, spans: readonly Span[], span: Span): boolean {
  const isAlone = spans.every((one) => one === span || one.meanings[0]?.kind === 'filler');
  const isNamedLikeFood = span.meanings[0]?.kind !== 'course' && isFood(typedOf(parse, span).toLowerCase());
  return isAlone || isNamedLikeFood || hasText(parse, spans);
}

/** Words that ask to exclude the next word, if no reader understood the two. */
function notUnderstood(parse: Parse): readonly string[] {
  const { term, tokens, spans } = parse;
  const read = spans.filter(({ meanings }) => meanings[0]?.kind !== 'filler');
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    // an illness of unknown cause
    if (!covers(spans, at) && isIllness(tokens, at)) found.push(term.slice(tokens[at]?.start, tokens[at]?.end));
    const next = covers(read, at) ? null : afterWithout(tokens, at);
    const word = next === null || covers(read, next) ? undefined : tokens[next];
    if (next === null || word?.kind !== 'word' || IN_NAMES.has(tokens[at]?.text ?? '')) continue;
    found.push(term.slice(tokens[at]?.start, word.end));
    at = next;
  }
  return found;
}
