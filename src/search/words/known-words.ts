import { createWordList } from '@menu-data-service/search-engine';
import { SYNONYMS } from './synonyms.ts';

/** One letter shorter than in the engines, as only food words are compared: "tika" is tikka. */
function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 9 ? 1 : 2;
}

const MIN_BEGINNING_LENGTH = 4;
const FOOD_WORDS: readonly string[] = [...SYNONYMS.keys()];
const NEAR_FOOD_WORDS = createWordList(FOOD_WORDS);

/** The food word that a word begins or mistypes; the word itself if there is none. */
function knownWord(word: string, isLast: boolean): string {
  if (SYNONYMS.has(word)) return word;
  if (isLast && word.length >= MIN_BEGINNING_LENGTH) {
    const completed = FOOD_WORDS.find((known) => known.startsWith(word));
    if (completed !== undefined) return completed;
  }
  const allowed = slipsAllowed(word);
  if (allowed === 0) return word;
  return NEAR_FOOD_WORDS.near(word, allowed)[0] ?? word;
}

/**
 * Completes cut and mistyped food words of a plain query, because synonyms need whole words: "eggplan" finds no aubergine, "eggplant" does.
 * Null if nothing changes.
 * @param isKnown recognises correct words, besides those with synonyms
 */
export function withKnownWords(plainQuery: string, isKnown: (word: string) => boolean = () => false): string | null {
  const words = plainQuery.split(' ');
  const known = words.map((word, i) => (isKnown(word) ? word : knownWord(word, i === words.length - 1))).join(' ');
  return known === plainQuery ? null : known;
}

/**
 * Orders a plain query by importance, so that words dropped from the end matter least: its foods, then words before them, nearest first,
 * then words after them. "Cheap singapore noodles" are noodles, then singapore. Null if nothing changes.
 */
export function withFoodFirst(plainQuery: string): string | null {
  const words = plainQuery.split(' ');
  const isFood = (word: string): boolean => SYNONYMS.has(word);
  const end = words.findLastIndex(isFood);
  const others = words.slice(0, end + 1).filter((word) => !isFood(word));
  const sorted = [...words.filter(isFood), ...others.reverse(), ...words.slice(end + 1)].join(' ');
  return sorted === plainQuery ? null : sorted;
}
