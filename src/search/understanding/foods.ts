import { memoize } from '@menu-data-service/menu-model/memoize';
import { readGroups, readList } from '../words/read-list.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import { FREE_FROM_ALONE } from './words/avoided.ts';

const listed = readGroups('asked/foods.txt');

/** Conditions such as "coeliac", which have other names like foods do. */
const CONDITIONS: ReadonlySet<string> = new Set(FREE_FROM_ALONE.map(([word]) => word));

/** Single words, in search text, that name foods and other things on a menu. */
export const FOODS: ReadonlySet<string> = new Set(
  [...readList('food-nouns.txt'), ...listed('uncounted'), ...SYNONYMS.keys()].filter(
    (name) => !name.includes(' ') && !CONDITIONS.has(name),
  ),
);

/** True for the beginning of a food. */
export const isBegunFood = memoize((word) => [...FOODS].some((food) => food.startsWith(word)));

/** Words that make one thing with the food before them: "rings". */
export const FOOD_HEADS: ReadonlySet<string> = new Set(listed('heads'));

/** Dishes that are ordered by themselves. */
export const WHOLE_DISHES: ReadonlySet<string> = new Set(listed('dishes'));

/** Words that say what a dish is: foods, and last words of names such as "dog" of "hot dog". */
export const NAMING_WORDS: ReadonlySet<string> = new Set([
  ...FOODS,
  ...readList('asked/dish-phrases.txt').flatMap((phrase) => phrase.split(' ').slice(1).slice(-1)),
]);

const CONNECTIVES: ReadonlySet<string> = new Set(['and', 'n']);

/** True if every word of a folded phrase names a food: "fish and chips". */
export function isFood(phrase: string): boolean {
  return phrase.split(' ').every((word) => CONNECTIVES.has(word) || FOODS.has(word));
}
