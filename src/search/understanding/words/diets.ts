import { readGroups, readPairs } from '../../words/read-list.ts';

export type Flag = 'vegan' | 'vegetarian' | 'halal' | 'spicy';

/** A phrase for a diet or spice, in folded words. */
export interface FlagPhrase {
  readonly flag: Flag;
  readonly phrase: string;
  /** Printed form that stays among the searched words: the phrase, or else the usual word. */
  readonly searchedAs: string;
}

const PRINTED = readPairs('asked/diets-printed.txt') as readonly (readonly [Flag, readonly string[]])[];
const SAID = readPairs('asked/diets-said.txt') as readonly (readonly [Flag, readonly string[]])[];

export const FLAG_PHRASES: readonly FlagPhrase[] = [
  ...PRINTED.flatMap(([flag, phrases]) => phrases.map((phrase) => ({ flag, phrase, searchedAs: phrase }))),
  ...SAID.flatMap(([flag, phrases]) => phrases.map((phrase) => ({ flag, phrase, searchedAs: flag }))),
];
/** Words of flags in which typos are corrected. */
export const FLAG_WORDS: readonly string[] = PRINTED.flatMap(([, phrases]) => phrases).filter(
  (phrase) => !phrase.includes(' '),
);

const listed = readGroups('asked/around-diets.txt');

/** Phrases that negate the flag after them. */
export const NOT_PHRASES: readonly string[] = listed('not');
/** Phrases for dishes that are not spicy. */
export const MILD_PHRASES: readonly string[] = listed('mild');
/** Nouns after a diet or a course without further meaning. */
export const GENERAL_NOUNS: readonly string[] = listed('nouns');
