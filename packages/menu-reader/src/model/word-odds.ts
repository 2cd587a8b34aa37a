import { LEARNED_ROLES } from './seen-unit.ts';

/** Log-odds in hundredths of each of LEARNED_ROLES, by word; learned from the menus of several restaurants. */
export type WordOdds = Readonly<Record<string, readonly number[]>>;

/** Words in the form of the odds: lower case without accents, any number as one sign. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/\d+/g, '#')
    .match(/[\p{L}#]+/gu) ?? [];

export interface WordHints {
  /** Mean over the known words, and value of the last one, by role; 0 for unknown ones. */
  readonly mean: readonly number[];
  readonly last: readonly number[];
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
