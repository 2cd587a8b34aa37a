import type { AllergenCode } from '@menu-data-service/allergens';
import { isBreak, STOP, type Words } from '../text/tokens.ts';
import { ALLERGEN_WORDS, LIST_WORDS } from './allergen-words.ts';

/** First token of the segment (between breaks) that contains token `at`. */
export function segmentStart(words: Words, at: number): number {
  let start = at;
  while (start > 0 && !isBreak(words[start - 1])) start -= 1;
  return start;
}

/** First token after the segment that contains token `at`. */
export function segmentEnd(words: Words, at: number): number {
  let end = at;
  while (end < words.length && !isBreak(words[end])) end += 1;
  return end;
}

/** First token of the sentence that contains token `at`. */
export function sentenceStart(words: Words, at: number): number {
  let start = at;
  while (start > 0 && words[start - 1] !== STOP) start -= 1;
  return start;
}

/** First token after the sentence that contains token `at`. */
export function sentenceEnd(words: Words, at: number): number {
  let end = at;
  while (end < words.length && words[end] !== STOP) end += 1;
  return end;
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

/** Codes of the allergen words in [from, to); "nut" means tree nuts and peanuts. */
export function codesIn(words: Words, from: number, to: number): AllergenCode[] {
  const codes = new Set<AllergenCode>();
  for (let i = from; i < to; i += 1) for (const code of ALLERGEN_WORDS.get(words[i] ?? '') ?? []) codes.add(code);
  return [...codes];
}
