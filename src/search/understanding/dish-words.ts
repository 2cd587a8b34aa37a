import { createWordList } from '@menu-data-service/search-engine';
import { remembered } from '../../lib/remembered.ts';
import { FOODS } from './foods.ts';

/** Words of the names of dishes, for what was mistyped. */
export interface DishWords {
  /** @param words folded */
  add(words: Iterable<string>): void;
  /** Whether a dish was called so. */
  has(word: string): boolean;
  /** Words of dishes and names of foods with the same first letter, at most so many slips from a word, the nearest first. */
  near(word: string, mostSlips: number): readonly string[];
}

/** Shorter words are near to too many others. */
const SHORTEST = 3;
/** By which share the words grow until they are listed again; a new word is looked for as it is typed until then. */
const GROWTH = 1.02;

/**
 * Words stay when the last dish that has them goes: whoever corrects by them counts what there is, and there are few of them, however many
 * dishes.
 */
export function createDishWords(): DishWords {
  const words = new Set<string>();
  let listed = 0;
  let near = listOf(words);

  /** What is near to the words that are typed again and again is found once. */
  function listOf(of: ReadonlySet<string>) {
    const list = createWordList([...FOODS, ...of].filter((word) => word.length >= SHORTEST));
    const [one, two] = [1, 2].map((slips) => remembered((word) => list.near(word, slips)));
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
