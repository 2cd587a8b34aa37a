import { HOT_NOUNS, SPICY } from '../lexicon/word-classes.ts';
import { printed, type Tokens, type Words } from '../text/tokens.ts';

const DENIES = new Set(['no', 'not', 'without']);

/** The printed word at `at` where it says that the dish is spicy; undefined where it does not. */
export function heatAt(tokens: Tokens, at: number): string | undefined {
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
