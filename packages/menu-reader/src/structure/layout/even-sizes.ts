import { median } from '../../median.ts';
import type { TextPage, Word } from '../../read/positioned-text.ts';
import { boxLines } from './box-lines.ts';

/** Ratios within which sizes count as one; the best shows in how well the page reads. */
export const SIZE_RATIOS: readonly number[] = [1.18, 1.14, 1.1];

/** Height of small letters and of capitals as shares of the type size, usual in text faces. */
const SMALL = 0.52;
const CAPITAL = 0.71;
/** Letters as high as small ones only, and those as high as capitals. */
const LOW = /[acegmnopqrsuvwxyz]/g;
const HIGH = /[\p{Lu}\dbdfhklß£$€&]/gu;
/** Maximum factor between the measured height of the letters and the box of the line, beyond which the measure is not trusted. */
const BELIEVABLE = 1.5;

/** Rounds sizes of OCR words to the few type sizes of a page, by their letters and not by the box of the line. */
export function evenSizes(page: TextPage, ratio: number): readonly Word[] {
  if (page.how !== 'ocr') return page.words;
  const lines = boxLines(page.words).map((line) => ({ line, ...lineSizes(line) }));
  const scale = median(
    lines.flatMap(({ line, box, letters }) =>
      letters ? Array.from({ length: charactersOf(line) }, () => box / letters) : [],
    ),
  );
  const sizes = new Map<Word, number>();
  for (const { line, box, letters } of lines) {
    const size = (letters ?? 0) * scale;
    const believed = size && Math.max(size / box, box / size) < BELIEVABLE;
    for (const word of line) sizes.set(word, believed ? size : box);
  }
  const even = groupedSizes(page.words, (word) => sizes.get(word) ?? word.size, ratio);
  return page.words.map((word) => ({ ...word, size: even.get(word) ?? word.size }));
}

const charactersOf = (line: readonly Word[]): number => line.reduce((sum, word) => sum + word.text.length, 0);

/** Size of a line by its box and, if measured, by its letters, as far as the typeface is a usual one. */
function lineSizes(line: readonly Word[]): { readonly box: number; readonly letters?: number } {
  const text = line.map((word) => word.text).join('');
  const [first] = line;
  const box = (first?.size ?? 0) / heightShare(text);
  if (!first?.ink) return { box };
  const rise = first.ink.rise * first.h;
  const [low, high] = [text.match(LOW)?.length ?? 0, text.match(HIGH)?.length ?? 0];
  const small = low >= 0.8 * high || (low > 0 && rise / CAPITAL < box / 1.2);
  return { box, letters: rise / (small ? SMALL : CAPITAL) };
}

/** Groups sizes around those of most characters, each with the sizes within the ratio. */
function groupedSizes(words: readonly Word[], sizeOf: (word: Word) => number, ratio: number): Map<Word, number> {
  const even = new Map<Word, number>();
  let rest = [...words].sort((a, b) => sizeOf(a) - sizeOf(b));
  const letters = (word: Word): number => Math.min(20, word.text.length);
  while (rest.length) {
    let best = { from: 0, to: 0, weight: 0 };
    let from = 0;
    let weight = 0;
    rest.forEach((word, to) => {
      weight += letters(word);
      for (let first = rest[from]; first && sizeOf(word) > ratio * sizeOf(first); first = rest[++from])
        weight -= letters(first);
      if (weight > best.weight) best = { from, to, weight };
    });
    const group = rest.slice(best.from, best.to + 1);
    // by characters, so that long lines count for more than stray marks
    const size = median(group.flatMap((word) => Array.from({ length: letters(word) }, () => sizeOf(word))));
    for (const word of group) even.set(word, size);
    rest = [...rest.slice(0, best.from), ...rest.slice(best.to + 1)];
  }
  return even;
}

/**
 * Share of the full height that the letters of a line take: those without ascenders or descenders have lower boxes. Medians of 2,000 lines of
 * drawn pages against the sizes of their text layers.
 */
function heightShare(text: string): number {
  const tall = /[\p{Lu}\dbdfhklit£$€()/|!?'’"&]/u.test(text);
  const tail = /[gjpqyQ,;()|ç]/.test(text);
  if (tail) return tall ? 1 : 0.95;
  if (/^[\d.,£$€]+$/.test(text)) return 1;
  const capitals = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
  return capitals ? 0.86 : tall ? 0.94 : 0.8;
}
