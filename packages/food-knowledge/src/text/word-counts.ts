import type { Words } from './tokens.ts';

interface WordClass {
  has(word: string): boolean;
}

/** Spans up to this length, as nearly all are, are scanned; longer ones use counts made once per text. */
const SHORT = 32;

const COUNTS = new WeakMap<Words, Map<WordClass, Uint32Array>>();

/** Counts the words of a class in [from, to). Texts without commas may ask for each of thousands of words. */
export function countIn(words: Words, from: number, to: number, of: WordClass): number {
  const [begin, end] = [Math.max(0, from), Math.min(to, words.length)];
  if (end - begin > SHORT) {
    const counts = countsOf(words, of);
    return (counts[end] ?? 0) - (counts[begin] ?? 0);
  }
  let count = 0;
  for (let i = begin; i < end; i += 1) if (of.has(words[i] ?? '')) count += 1;
  return count;
}

export const hasIn = (words: Words, from: number, to: number, of: WordClass): boolean =>
  countIn(words, from, to, of) > 0;

/** Index of the first word of a class from `from` on; the number of words for none. */
export function nextIndexIn(words: Words, from: number, of: WordClass): number {
  for (let i = from; i < from + SHORT && i < words.length; i += 1) if (of.has(words[i] ?? '')) return i;
  let low = Math.max(from, Math.min(from + SHORT, words.length));
  let high = Math.max(from, words.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hasIn(words, low, middle + 1, of)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function lastIndexIn(words: Words, before: number, of: WordClass): number {
  const short = before - SHORT;
  for (let i = before - 1; i >= short && i >= 0; i -= 1) if (of.has(words[i] ?? '')) return i;
  let low = -1;
  let high = short - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (hasIn(words, middle, short, of)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function countsOf(words: Words, of: WordClass): Uint32Array {
  const ofText = COUNTS.get(words) ?? new Map<WordClass, Uint32Array>();
  COUNTS.set(words, ofText);
  const known = ofText.get(of);
  if (known) return known;
  const counts = new Uint32Array(words.length + 1);
  for (const [i, word] of words.entries()) counts[i + 1] = (counts[i] ?? 0) + (of.has(word) ? 1 : 0);
  ofText.set(of, counts);
  return counts;
}
