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

const listed = readGroups('asked/avoided.txt');

/** What stands before what is to be left out, when any word may follow. */
export const BEFORE_ANY_WORD: readonly string[] = listed('before any word');
/** What stands before the allergens and known foods that are to be left out. */
export const BEFORE_FOOD: readonly string[] = listed('before a food');
/** What stands before allergens alone that are to be left out. */
export const BEFORE_ALLERGEN: readonly string[] = listed('before an allergen');
/** May stand between these and what is left out. */
export const BETWEEN: readonly string[] = listed('between');
/** What stands right after allergens. */
export const FREE_PHRASES: readonly string[] = listed('free');
/** Allergens that are left out too right before one that is: "gluten dairy free". */
export const FREE_BESIDE_OTHERS: readonly string[] = listed('free beside others');
/** What is given for nothing, where "free" stands before it. */
export const OFFERED_FREE: readonly string[] = listed('offered free');
/** What may follow that. */
export const FRIENDLY_PHRASES: readonly string[] = listed('friendly');
/** What may stand before a word that asks for "free from" alone. */
export const FREE_FROM_LEADS: readonly string[] = listed('lead');
/** What may stand right after foods that are left out. */
export const OFF_PHRASES: readonly string[] = listed('off');
/** What is closed up before an allergen that is left out. */
export const CLOSED_UP_BEFORE: readonly string[] = listed('closed up before');
/** What stands before foods that are left out where one of `OFF_PHRASES` follows them. */
export const TAKEN_OUT: readonly string[] = listed('taken out');
/** What refuses what stands right before it, where nothing follows. */
export const REFUSED_AFTER: readonly string[] = listed('refused after');
/** What is said of a food that may be eaten. */
export const SAID_TO_BE_FINE: readonly string[] = listed('fine');
/** What is said of one that must not, or of one that may, with "not" before it. */
export const SAID_TO_BE_TROUBLE: readonly string[] = listed('trouble');
/** Words of illness and refusal. */
export const HARM: readonly string[] = listed('harm');
/** Those of them that can be of nothing but what is eaten. */
export const ALLERGY: readonly string[] = listed('allergy');
/** Those that are of what stands right before them: "kiwi allergy". */
export const ALLERGY_AFTER: readonly string[] = listed('allergy after');
/** Words that make an illness of those after them. */
export const CAUSES: readonly string[] = listed('cause');
/** May stand between what is left out and the harm that it does. */
export const TO_HARM: readonly string[] = listed('to harm');
/** May stand after a harm, as part of it. */
export const AFTER_HARM: readonly string[] = listed('after harm');
/** May stand between a harm and what does it. */
export const OF_HARM: readonly string[] = listed('of harm');
/** Those of them after which nothing else can come. */
export const JOINS_HARM: readonly string[] = listed('joins harm');
/** After a sign they go on about what stands before it. */
export const SAID_OF_BEFORE: readonly string[] = listed('said of before');
/** Said of what is not to be left out, though it sounds like it. */
export const WANTED: readonly string[] = listed('wanted');
/** How a dish is made or tastes. */
export const WAYS_OF_MAKING: readonly string[] = listed('way of making');
/** What stands before such a word that must not be. */
export const NOT_MADE: readonly string[] = listed('not made');

/** All words of these phrases, which are spelled rightly whatever else is spelled like them. */
export const AVOIDING_WORDS: readonly string[] = [
  ...[
    BEFORE_ANY_WORD,
    BEFORE_FOOD,
    BEFORE_ALLERGEN,
    BETWEEN,
    FREE_PHRASES,
    HARM,
    TO_HARM,
    AFTER_HARM,
    OF_HARM,
    WANTED,
    NOT_MADE,
  ],
  WAYS_OF_MAKING,
].flatMap((phrases) => phrases.flatMap((phrase) => phrase.split(' ')));
