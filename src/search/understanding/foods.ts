import { readList } from '../words/read-list.ts';
import { engineSynonyms } from '../words/synonyms.ts';

/** Single words, in search text, that name foods and other things on a menu. */
export const FOODS: ReadonlySet<string> = new Set(
  [...readList('food-nouns.txt'), ...Object.keys(engineSynonyms())].filter((name) => !name.includes(' ')),
);

const CONNECTIVES: ReadonlySet<string> = new Set(['and', 'n']);

/** Every word of a folded phrase names a food: "fish and chips". */
export function isFood(phrase: string): boolean {
  return phrase.split(' ').every((word) => CONNECTIVES.has(word) || FOODS.has(word));
}
