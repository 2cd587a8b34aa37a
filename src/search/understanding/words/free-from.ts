import type { AllergenCode } from '@menu-data-service/allergens';
import { readGroups, readPairs } from '../../words/read-list.ts';

type WordCodes = readonly (readonly [word: string, codes: readonly AllergenCode[]])[];

/** Words in the singular by which people mean several allergens, or one that is called otherwise. */
export const BROADER_ALLERGENS = readPairs('asked/allergen-words.txt') as WordCodes;
/** Words that ask for "free from" by themselves. */
export const FREE_FROM_ALONE = readPairs('asked/free-from-alone.txt') as WordCodes;

const listed = readGroups('asked/free-from.txt');

/** What stands before what is to be left out, when any word may follow. */
export const WITHOUT_ANY_WORD: readonly string[] = listed('before any word');
/** What stands before the allergens and known foods that are to be left out. */
export const WITHOUT_FOOD: readonly string[] = listed('before a food');
/** What stands after allergens. */
export const FREE_PHRASES: readonly string[] = listed('free');
/** What may follow that. */
export const FRIENDLY_PHRASES: readonly string[] = listed('friendly');
/** What may stand before such a word. */
export const FREE_FROM_LEADS: readonly string[] = listed('lead');
