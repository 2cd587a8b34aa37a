import type { TextPage, Word } from '../../read/positioned-text.ts';
import { median } from '../median.ts';

/** Sizes within one of these ratios are one; which, shows in how well the page reads. */
export const SIZE_RATIOS: readonly number[] = [1.18, 1.14, 1.1];

/**
 * Words read from a picture with their sizes rounded to the few type sizes a page really has. The height of a line's box
 * depends on its letters, so that is allowed for first.
 */
export function evenSizes(page: TextPage, ratio: number): readonly Word[] {
  if (page.how !== 'ocr') return page.words;
  const sizes = new Map<Word, number>();
  for (const line of boxLines(page.words)) {
    const share = heightShare(line.map((word) => word.text).join(''));
    for (const word of line) sizes.set(word, word.size / share);
  }
  const sizeOf = (word: Word): number => sizes.get(word) ?? word.size;
  const even = new Map<Word, number>();
  let group: Word[] = [];
  const close = (): void => {
    // by characters, so that long lines count for more than stray marks
    const size = median(
      group.flatMap((word) => Array.from({ length: Math.min(20, word.text.length) }, () => sizeOf(word))),
    );
    for (const word of group) even.set(word, size);
    group = [];
  };
  for (const word of [...page.words].sort((a, b) => sizeOf(a) - sizeOf(b))) {
    const first = group[0];
    if (first && sizeOf(word) > ratio * sizeOf(first)) close();
    group.push(word);
  }
  close();
  return page.words.map((word) => ({ ...word, size: even.get(word) ?? word.size }));
}

/** Words of one detected line share their height. */
function boxLines(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && Math.abs(last.size - word.size) < 0.01 && Math.abs(last.y - word.y) < word.size)
      line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/**
 * How much of the full height the letters of a line take: those without tails or tall parts draw lower boxes. Medians of
 * 2,000 lines of drawn pages against the sizes of their text layers.
 */
function heightShare(text: string): number {
  const tall = /[\p{Lu}\dbdfhklit£$€()/|!?'’"&]/u.test(text);
  const tail = /[gjpqyQ,;()|ç]/.test(text);
  if (tail) return tall ? 1 : 0.95;
  if (/^[\d.,£$€]+$/.test(text)) return 1;
  const capitals = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
  return capitals ? 0.86 : tall ? 0.94 : 0.8;
}
