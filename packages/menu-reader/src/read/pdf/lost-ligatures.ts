import type { LayerWord } from './layer-word.ts';

/** Letters of one word are no further apart, in type sizes. */
const TOUCHING = 0.08;
const SIGN = /^["#$%*+<=>?@^_`{|}~\d]$/;

/**
 * A sign in a run of its own between small letters that it touches is a ligature whose meaning the font does not tell: "mul", "+" and
 * "grain" show "multigrain". Such runs are marked as damaged.
 */
export const withLostLigatures = (words: readonly LayerWord[]): LayerWord[] =>
  words.map((word, i) => (isLost(words[i - 1], word, words[i + 1]) ? { ...word, damaged: true } : word));

const isLost = (before: LayerWord | undefined, word: LayerWord, after: LayerWord | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  SIGN.test(word.text) &&
  /\p{Ll}$/u.test(before.text) &&
  /^\p{Ll}/u.test(after.text) &&
  touches(before, word) &&
  touches(word, after);

const touches = (left: LayerWord, right: LayerWord): boolean =>
  Math.abs(left.y - right.y) < TOUCHING * left.size &&
  Math.abs(left.size - right.size) < TOUCHING * left.size &&
  Math.abs(right.x - left.x - left.w) < TOUCHING * left.size;
