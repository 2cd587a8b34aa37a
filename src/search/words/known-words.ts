import { createWordList } from '@menu-data-service/search-engine';
import { SYNONYMS } from './synonyms.ts';

/** One letter shorter than in the engines, as only words are compared that are foods: "tika" is tikka. */
function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 9 ? 1 : 2;
}

const SHORTEST_BEGINNING = 4;
const FOOD_WORDS: readonly string[] = [...SYNONYMS.keys()];
const NEAR_FOOD_WORDS = createWordList(FOOD_WORDS);

/** The food word that a word is the beginning of, or a slip away from; the word itself when there is none. */
function knownWord(word: string, isLast: boolean): string {
  if (SYNONYMS.has(word)) return word;
  if (isLast && word.length >= SHORTEST_BEGINNING) {
    const completed = FOOD_WORDS.find((known) => known.startsWith(word));
    if (completed !== undefined) return completed;
  }
  const allowed = slipsAllowed(word);
  if (allowed === 0) return word;
  return NEAR_FOOD_WORDS.near(word, allowed)[0] ?? word;
}

/**
 * A plain query with cut and mistyped food words made whole, because synonyms work for whole words only: "eggplan" finds
 * no aubergine, "eggplant" does. Null when nothing changes.
 * @param isKnown whether a word is spelled rightly, beside those that have synonyms
 */
export function withKnownWords(plainQuery: string, isKnown: (word: string) => boolean = () => false): string | null {
  const words = plainQuery.split(' ');
  const known = words.map((word, i) => (isKnown(word) ? word : knownWord(word, i === words.length - 1))).join(' ');
  return known === plainQuery ? null : known;
}

/**
 * A plain query in the order of what matters, so that words dropped from the end are the least: first its foods, then
 * what comes before them, the nearest first, then what follows them. "Cheap singapore noodles" are noodles, then
 * singapore. Null when nothing changes.
 */
export function withFoodFirst(plainQuery: string): string | null {
  const words = plainQuery.split(' ');
  const isFood = (word: string): boolean => SYNONYMS.has(word);
  const end = words.findLastIndex(isFood);
  const others = words.slice(0, end + 1).filter((word) => !isFood(word));
  const sorted = [...words.filter(isFood), ...others.reverse(), ...words.slice(end + 1)].join(' ');
  return sorted === plainQuery ? null : sorted;
}
