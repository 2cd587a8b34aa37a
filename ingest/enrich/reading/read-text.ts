import type { Entry } from '../lexicon/entry.ts';
import type { PhraseTrie } from '../lexicon/phrase-trie.ts';
import { CONNECTORS } from '../lexicon/word-classes.ts';
import { COMMA, isBreak, type Scope, type Tokens } from '../text/tokens.ts';
import { heatAt } from './heat.ts';
import { type Place, readPhrase } from './read-phrase.ts';
import { beginReading, endSegment, factsOf, type Reading, recognise } from './reading.ts';
import type { TextFacts } from './text-facts.ts';

/** Reads what begins at a place: how many tokens it has read, 0 where it leaves them to the next reader. */
type TokenReader = (reading: Reading, place: Place) => number;

/** In their order; the first that reads anything decides. */
const READERS: readonly TokenReader[] = [readBreak, countWord, readSilence, readHeat, findPhrase];

/** Reads one text from left to right with the longest phrases of a lexicon, heeding statements and qualifying neighbours. */
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

/** Every word counts but connectors; the word weights see none of a statement. */
function countWord(reading: Reading, { at, word, mode }: Place): number {
  if (!CONNECTORS.has(word)) reading.counted += 1;
  if (mode !== 'plain' && mode !== 'contains') reading.weighable[at] = COMMA;
  return 0;
}

/** Requests to ask the staff say nothing of the dish. */
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
