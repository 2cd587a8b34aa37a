import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { readGroups, readPairs } from '../../words/read-list.ts';

type WordCodes = readonly (readonly [word: string, codes: readonly AllergenCode[]])[];

/** Words in the singular for several allergens, or for one with another name. */
export const BROADER_ALLERGENS = readPairs('asked/allergen-words.txt') as WordCodes;
/** Words that ask for "free from" by themselves. */
export const FREE_FROM_ALONE = readPairs('asked/free-from-alone.txt') as WordCodes;
/** Tastes that come from an allergen: "nothing nutty". */
export const TASTES = readPairs('asked/tastes.txt') as WordCodes;
export const ALLERGEN_SOURCES = readPairs('asked/allergen-sources.txt') as WordCodes;

/** The lists of phrases in `asked/avoided.txt`, which explains each. */
export const avoidedWords = readGroups('asked/avoided.txt');

/** All words of these phrases, never taken for typos. */
export const AVOIDING_WORDS: readonly string[] = [
  ...['before any word', 'before a food', 'before an allergen', 'between', 'free', 'harm', 'to harm', 'after harm'],
  ...['of harm', 'wanted', 'not made', 'way of making'],
].flatMap((name) => avoidedWords(name).flatMap((phrase) => phrase.split(' ')));
