import { memoize } from '@menu-data-service/menu-model/memoize';
import { createWordList } from '@menu-data-service/search-engine';
import { isConnective } from '../search-text.ts';
import { FOODS } from './foods.ts';

/** Words in dish names, for correcting typos and for telling dishes from other sentences. */
export interface DishVocabulary {
  /** @param name folded */
  add(name: string): void;
  has(word: string): boolean;
  /** True if a dish name has the words side by side, in any order, ignoring connectives. */
  hasPair(one: string, other: string): boolean;
  /** True if in a dish name a word that begins so follows the word. */
  hasBegunPair(word: string, beginning: string): boolean;
  /** Words of dishes and names of foods with the same first letter and at most this many slips, nearest first. */
  near(word: string, mostSlips: number): readonly string[];
}

/** Shorter words are close to too many others. */
const MIN_LENGTH = 3;
/** Growth of the vocabulary before the list is rebuilt; until then a new word is only found as typed. */
const GROWTH = 1.02;

/** Words stay when the last dish with them goes: corrections count current dishes anyway, and there are few words however many dishes. */
export function createDishWords(): DishVocabulary {
  const words = new Set<string>();
  const following = new Map<string, Set<string>>();
  let listed = 0;
  let near = listOf(words);

  /** Caches corrections, as the same words are typed again and again. */
  function listOf(of: ReadonlySet<string>) {
    const list = createWordList([...FOODS, ...of].filter((word) => word.length >= MIN_LENGTH));
    const [one, two] = [1, 2].map((slips) => memoize((word) => list.near(word, slips)));
    return (word: string, slips: number): readonly string[] => (slips === 1 ? one : two)?.(word) ?? [];
  }

  return {
    add(name) {
      const all = name.split(' ').filter((word) => word !== '' && !isConnective(word));
      for (const [at, word] of all.entries()) {
        words.add(word);
        const next = all[at + 1];
        if (next === undefined) continue;
        const known = following.get(word);
        if (known === undefined) following.set(word, new Set([next]));
        else known.add(next);
      }
    },
    has: (word) => words.has(word),
    hasPair: (one, other) => (following.get(one)?.has(other) || following.get(other)?.has(one)) ?? false,
    hasBegunPair: (word, beginning) => [...(following.get(word) ?? [])].some((next) => next.startsWith(beginning)),
    near(word, mostSlips) {
      if (words.size > listed * GROWTH) {
        near = listOf(words);
        listed = words.size;
      }
      return near(word, mostSlips);
    },
  };
}
