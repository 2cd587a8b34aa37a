import type { Entry } from '../lexicon/entry.ts';
import { CONNECTORS } from '../lexicon/word-classes.ts';
import { COMMA, printed } from '../text/tokens.ts';
import { type Qualifiers, qualifiersOf } from './qualifiers.ts';
import { type Reading, recognise } from './reading.ts';
import type { Mode } from './statements.ts';

/** A token that a reader looks at. */
export interface Place {
  readonly at: number;
  readonly word: string;
  /** How the token counts by the statements of the text. */
  readonly mode: Mode;
}

/** Reads a phrase of the lexicon, `length` tokens from `place`; gives how many of them are read. */
export function readPhrase(reading: Reading, place: Place, entry: Entry, length: number): number {
  const { at, word, mode } = place;
  const end = at + length;
  recognise(reading, end);
  reading.recognised += length;
  reading.counted += length - (CONNECTORS.has(word) ? 0 : 1);
  for (const code of entry.excludes) (entry.source === 'dish' ? reading.negated : reading.withheld).push(code);
  if (entry.source === 'look-alike') reading.weighable.fill(COMMA, at, end);
  if (mode === 'may') declarePossible(reading, at, end, entry);
  // Only this word belongs to the statement: "egg free pasta" still names pasta.
  if (mode === 'absent' || mode === 'may') return 1;
  const qualifiers = qualifiersOf(reading.tokens.words, at, end, entry, reading.scope);
  if (qualifiers.changes) reading.weighable.fill(COMMA, at, end);
  if (qualifiers.negated) deny(reading, entry);
  else addFacts(reading, at, end, entry, qualifiers);
  return length;
}

function declarePossible({ declared, tokens }: Reading, at: number, end: number, { brings }: Entry): void {
  for (const { code, strength } of brings)
    if (strength === 'certain' && !declared.some((one) => one.code === code))
      declared.push({ code, state: 'may contain', words: printed(tokens, at, end), complete: false });
}

function deny({ negated }: Reading, { brings }: Entry): void {
  for (const { code, strength } of brings) if (strength === 'certain') negated.push(code);
}

function addFacts(reading: Reading, at: number, end: number, entry: Entry, qualifiers: Qualifiers): void {
  const words = printed(reading.tokens, at, end);
  const { source, phrase } = entry;
  for (const { code, strength, kind } of entry.brings) {
    if (qualifiers.drops(code)) {
      reading.imitated.push(code);
      continue;
    }
    const denied = reading.statements.free.some(
      (one) => one.codes.includes(code) && (one.whole || (at >= one.from && at < one.to)),
    );
    reading.findings.push({ code, strength, kind, source, phrase, words, denied });
  }
  for (const fact of entry.diet) if (!qualifiers.dropsDiet(fact)) reading.diet.push({ fact, words });
  if (entry.spicy) reading.spicy ??= words;
  if (source === 'dish') reading.dishes.push(phrase);
  if (entry.mixture) reading.vague = true;
}
