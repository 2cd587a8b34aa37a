import type { Entry } from '../lexicon/entry.ts';
import type { PhraseTrie } from '../lexicon/phrase-trie.ts';
import { CONNECTORS, HOT_NOUNS, SPICY } from '../lexicon/word-classes.ts';
import { COMMA, isBreak, printed, type Scope, type Tokens, type Words } from '../text/tokens.ts';
import { groupCodes } from './allergen-words.ts';
import { type Qualifiers, qualifiersOf } from './qualifiers.ts';
import { beginReading, endSegment, factsOf, type Reading, recognise } from './reading.ts';
import type { Mode } from './said.ts';
import type { TextFacts } from './text-facts.ts';

/** Returns how many tokens it has read; 0 leaves them to the next reader. */
type TokenReader = (reading: Reading, place: Place) => number;

/** In order; the first that reads anything decides. */
const READERS: readonly TokenReader[] = [readBreak, countWord, readSilence, readHeat, findPhrase];

/** Reads one text from left to right with the longest phrases of a lexicon, applying statements and qualifying neighbours. */
export function readText(tokens: Tokens, scope: Scope, lexicon: PhraseTrie<Entry>): TextFacts {
  const reading = beginReading(tokens, scope, lexicon);
  const { words } = tokens;
  for (let at = 0; at < words.length; ) {
    const place: Place = { at, word: words[at] ?? '', mode: reading.statements.modes[at] ?? 'plain' };
    let read = 0;
    for (const reader of READERS) {
      read = reader(reading, place);
      if (read > 0) break;
    }
    at += Math.max(1, read);
  }
  endSegment(reading, words.length);
  return factsOf(reading);
}

function readBreak(reading: Reading, { at, word }: Place): number {
  if (!isBreak(word)) return 0;
  endSegment(reading, at);
  return 1;
}

/** Counts every word but connectors; word weights see no word of a statement. */
function countWord(reading: Reading, { at, word, mode }: Place): number {
  if (!CONNECTORS.has(word)) reading.counted += 1;
  if (mode !== 'plain' && mode !== 'contains') reading.weighable[at] = COMMA;
  return 0;
}

function readSilence(reading: Reading, { at, mode }: Place): number {
  if (mode !== 'silent') return 0;
  recognise(reading, at + 1);
  return 1;
}

function readHeat(reading: Reading, { at }: Place): number {
  reading.spicy ??= heatAt(reading.tokens, at);
  return 0;
}

function findPhrase(reading: Reading, place: Place): number {
  const found = reading.lexicon.longest(reading.tokens.words, place.at);
  return found ? readPhrase(reading, place, found.value, found.length) : 1;
}

const DENIES = new Set(['no', 'not', 'without']);

/** Printed word at `at` if it means that the dish is spicy; undefined otherwise. */
function heatAt(tokens: Tokens, at: number): string | undefined {
  return isSpicy(tokens.words, at) ? printed(tokens, at, at + 1) : undefined;
}

function isSpicy(words: Words, at: number): boolean {
  const word = words[at] ?? '';
  if (word !== 'hot' && !SPICY.has(word)) return false;
  const before = words[at - 1] ?? '';
  const next = words[at + 1] ?? '';
  if (DENIES.has(before) || next === 'free') return false;
  if (word === 'hot') return HOT_NOUNS.has(next) && next !== 'chocolate';
  // "Sweet chilli" sauce is sweet.
  if (word.startsWith('chil') && before === 'sweet') return false;
  if (word === 'scotch') return next === 'bonnet';
  return word !== 'ghost' || next === 'pepper' || next === 'chilli';
}

export interface Place {
  readonly at: number;
  readonly word: string;
  readonly mode: Mode;
}

/** Reads a phrase of the lexicon, `length` tokens from `place`; returns how many of them are read. */
function readPhrase(reading: Reading, place: Place, entry: Entry, length: number): number {
  const { at, word, mode } = place;
  const end = at + length;
  recognise(reading, end);
  reading.recognised += length;
  reading.counted += length - (CONNECTORS.has(word) ? 0 : 1);
  for (const code of entry.excludes) (entry.source === 'dish' ? reading.negated : reading.withheld).push(code);
  if (entry.source === 'look-alike') reading.weighable.fill(COMMA, at, end);
  if (mode === 'may') declarePossible(reading, at, end, entry);
  if (mode === 'absent') noteKinds(reading, entry);
  // Only this word belongs to the statement: "egg free pasta" still names pasta.
  if (mode === 'absent' || mode === 'may') return 1;
  const qualifiers = qualifiersOf(reading.tokens.words, at, end, entry, reading.scope);
  if (qualifiers.changes) reading.weighable.fill(COMMA, at, end);
  if (qualifiers.negated) deny(reading, at, end, entry);
  else addFacts(reading, at, end, entry, qualifiers);
  return length;
}

function declarePossible({ declared, tokens }: Reading, at: number, end: number, { brings }: Entry): void {
  for (const { code, strength } of brings)
    if (strength === 'certain' && !declared.some((one) => one.code === code))
      declared.push({ code, state: 'may contain', words: printed(tokens, at, end), complete: false });
}

/** Denies the group that the phrase names; a single member leaves the others open. */
function deny(reading: Reading, at: number, end: number, entry: Entry): void {
  const named = groupCodes(reading.tokens.words, at, end, true);
  for (const { code } of entry.brings) if (named.includes(code)) reading.negated.push(code);
  noteKinds(reading, entry);
}

function noteKinds({ deniedKinds }: Reading, { brings }: Entry): void {
  for (const { kind, strength } of brings) if (kind && strength === 'certain') deniedKinds.push(kind);
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
