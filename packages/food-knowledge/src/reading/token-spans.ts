import { isBreak, STOP, type Words } from '../text/tokens.ts';
import { lastIndexIn, nextIndexIn } from '../text/word-counts.ts';
import { ALLERGEN_WORDS, LIST_WORDS } from './allergen-words.ts';

const BREAKS = { has: isBreak };
const STOPS = new Set([STOP]);

export function segmentStart(words: Words, at: number): number {
  return lastIndexIn(words, at, BREAKS) + 1;
}

export function segmentEnd(words: Words, at: number): number {
  return nextIndexIn(words, at, BREAKS);
}

export function sentenceStart(words: Words, at: number): number {
  return lastIndexIn(words, at, STOPS) + 1;
}

export function sentenceEnd(words: Words, at: number): number {
  return nextIndexIn(words, at, STOPS);
}

/**
 * End of a run of allergen words that begins at `from` and may continue across commas and brackets: "milk, eggs (hen), soya". A
 * further segment belongs to it only if it is made of such words alone ("nuts, milk chocolate sauce" ends after nuts).
 */
export function allergenListEnd(words: Words, from: number): number {
  let end = from;
  for (let i = from; i < words.length; ) {
    if (words[i] === STOP) break;
    if (isBreak(words[i])) {
      i += 1;
      continue;
    }
    const stop = segmentEnd(words, i);
    let at = i;
    while (at < stop && inList(words[at])) at += 1;
    if (at === stop) end = stop;
    else return i === from ? at : end;
    i = stop;
  }
  return end;
}

const inList = (word: string | undefined): boolean =>
  word !== undefined && (ALLERGEN_WORDS.has(word) || LIST_WORDS.has(word));
