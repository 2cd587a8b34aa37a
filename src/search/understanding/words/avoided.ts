import type { AllergenCode } from '@menu-data-service/allergens';
import { readGroups, readPairs } from '../../words/read-list.ts';

type WordCodes = readonly (readonly [word: string, codes: readonly AllergenCode[]])[];

/** Words in the singular by which people mean several allergens, or one that is called otherwise. */
export const BROADER_ALLERGENS = readPairs('asked/allergen-words.txt') as WordCodes;
/** Words that ask for "free from" by themselves. */
export const FREE_FROM_ALONE = readPairs('asked/free-from-alone.txt') as WordCodes;
/** Tastes that come of an allergen: "nothing nutty". */
export const TASTES = readPairs('asked/tastes.txt') as WordCodes;
/** Foods that always have an allergen. */
export const ALLERGEN_SOURCES = readPairs('asked/allergen-sources.txt') as WordCodes;

/** The lists of phrases in `asked/avoided.txt`, which says what each is for. */
export const avoidedWords = readGroups('asked/avoided.txt');

/** All words of these phrases, which are spelled rightly whatever else is spelled like them. */
export const AVOIDING_WORDS: readonly string[] = [
  ...['before any word', 'before a food', 'before an allergen', 'between', 'free', 'harm', 'to harm', 'after harm'],
  ...['of harm', 'wanted', 'not made', 'way of making'],
].flatMap((name) => avoidedWords(name).flatMap((phrase) => phrase.split(' ')));
