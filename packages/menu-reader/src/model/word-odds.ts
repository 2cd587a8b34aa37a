import { LEARNED_ROLES } from './seen-unit.ts';

/**
 * For each word and each of LEARNED_ROLES, in hundredths, the logarithm of how much likelier the role is where the word
 * occurs; learned from the menus of several restaurants.
 */
export type WordOdds = Readonly<Record<string, readonly number[]>>;

/** The words of a text as the odds have them: small letters without accents, any number as one sign. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/\d+/g, '#')
    .match(/[\p{L}#]+/gu) ?? [];

/** What the words of a text say of its role. */
export interface WordHints {
  /** For each role the mean over the words that are known, and what the last word says; 0 where none is known. */
  readonly mean: readonly number[];
  readonly last: readonly number[];
  /** Share of the words that are known. */
  readonly known: number;
}

const NOTHING = LEARNED_ROLES.map(() => 0);

export function wordHints(text: string, wordOdds: WordOdds): WordHints {
  const words = wordsOf(text);
  const known = words.flatMap((word) => (Object.hasOwn(wordOdds, word) ? [wordOdds[word] ?? NOTHING] : []));
  const last = words.at(-1) ?? '';
  return {
    mean: NOTHING.map((_, role) => known.reduce((sum, own) => sum + (own[role] ?? 0), 0) / Math.max(1, known.length)),
    last: (Object.hasOwn(wordOdds, last) && wordOdds[last]) || NOTHING,
    known: known.length / Math.max(1, words.length),
  };
}
