import { memoize } from '@menu-data-service/menu-model/memoize';
import { createWordList } from '@menu-data-service/search-engine';
import { FOODS } from './foods.ts';

/** Words in dish names, for correcting typos. */
export interface DishWords {
  /** @param words folded */
  add(words: Iterable<string>): void;
  has(word: string): boolean;
  /** Words of dishes and names of foods with the same first letter and at most this many slips, nearest first. */
  near(word: string, mostSlips: number): readonly string[];
}

/** Shorter words are close to too many others. */
const MIN_LENGTH = 3;
/** Growth of the vocabulary before the list is rebuilt; until then a new word is only found as typed. */
const GROWTH = 1.02;

/** Words stay when the last dish with them goes: corrections count current dishes anyway, and there are few words however many dishes. */
export function createDishWords(): DishWords {
  const words = new Set<string>();
  let listed = 0;
  let near = listOf(words);

  /** Caches corrections, as the same words are typed again and again. */
  function listOf(of: ReadonlySet<string>) {
    const list = createWordList([...FOODS, ...of].filter((word) => word.length >= MIN_LENGTH));
    const [one, two] = [1, 2].map((slips) => memoize((word) => list.near(word, slips)));
    return (word: string, slips: number): readonly string[] => (slips === 1 ? one : two)?.(word) ?? [];
  }

  return {
    add(more) {
      for (const word of more) words.add(word);
    },
    has: (word) => words.has(word),
    near(word, mostSlips) {
      if (words.size > listed * GROWTH) {
        near = listOf(words);
        listed = words.size;
      }
      return near(word, mostSlips);
    },
  };
}
