import type { Word } from '../../read/positioned-text.ts';

/** Maximum gap between a drop cap and its word, as a share of the larger type size, and maximum overlap. */
const GAP = 0.12;
const OVERLAP = 0.6;
const DROP = 0.7;

/** Restores the first letters of words that are set apart, larger or in another font, as in script headings. */
export function joinDropCaps(words: readonly Word[]): Word[] {
  const letters = words.filter((word) => /^\p{Lu}$/u.test(word.text.trim()));
  const capitals = new Map<Word, Word>();
  for (const letter of letters) {
    const rest = words.filter((word) => isRest(letter, word)).sort((a, b) => distance(letter, a) - distance(letter, b));
    const [word] = rest;
    if (word && !capitals.has(word)) capitals.set(word, letter);
  }
  const used = new Set(capitals.values());
  return words.flatMap((word) => {
    const letter = capitals.get(word);
    if (!letter) return used.has(word) ? [] : [word];
    const x = Math.min(letter.x, word.x);
    return [{ ...word, text: letter.text.trim() + word.text.trimStart(), x, w: word.x + word.w - x }];
  });
}

const distance = (letter: Word, word: Word): number => Math.abs(word.x - letter.x - letter.w);

function isRest(letter: Word, word: Word): boolean {
  const size = Math.max(letter.size, word.size);
  const gap = word.x - letter.x - letter.w;
  const apart = Math.abs(letter.y - word.y);
  const other = Math.abs(letter.size - word.size) > 0.1 * size || apart > 0.1 * size || letter.font !== word.font;
  return /^\p{Ll}{2}/u.test(word.text) && other && gap < GAP * size && gap > -OVERLAP * size && apart < DROP * size;
}
