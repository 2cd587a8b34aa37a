import { readGroups, readPairs } from '../../words/read-list.ts';

export type Flag = 'vegan' | 'vegetarian' | 'halal' | 'spicy';

/** How people ask for a flag, in folded words. */
export interface FlagPhrase {
  readonly flag: Flag;
  readonly phrase: string;
  /** What documents print for it, which stays among the words that are searched: the phrase, or else the usual word. */
  readonly searchedAs: string;
}

const PRINTED = readPairs('asked/diets-printed.txt') as readonly (readonly [Flag, readonly string[]])[];
const SAID = readPairs('asked/diets-said.txt') as readonly (readonly [Flag, readonly string[]])[];

export const FLAG_PHRASES: readonly FlagPhrase[] = [
  ...PRINTED.flatMap(([flag, phrases]) => phrases.map((phrase) => ({ flag, phrase, searchedAs: phrase }))),
  ...SAID.flatMap(([flag, phrases]) => phrases.map((phrase) => ({ flag, phrase, searchedAs: flag }))),
];
/** Words of flags that a slip of the finger may change. */
export const FLAG_WORDS: readonly string[] = PRINTED.flatMap(([, phrases]) => phrases).filter(
  (phrase) => !phrase.includes(' '),
);

const listed = readGroups('asked/around-diets.txt');

/** What negates the flag after it. */
export const NOT_PHRASES: readonly string[] = listed('not');
/** What asks for dishes that are not spicy. */
export const MILD_PHRASES: readonly string[] = listed('mild');
/** Words after a diet or a course that say nothing more. */
export const GENERAL_NOUNS: readonly string[] = listed('nouns');
