import { searchText } from '../search-text.ts';
import { plural } from './plural.ts';
import { readPairs } from './read-list.ts';
import { SYNONYMS } from './synonyms.ts';

const MEATS: ReadonlySet<string> = new Set(['meat', 'pork', 'bacon', 'ham', 'beef', 'lamb', 'chicken']);

const forms = (name: string): readonly string[] => [name, plural(name)];

/** Foods of a list by each of their names, keyed by the first word. */
const BY_FIRST_WORD = namesByFirstWord();

function namesByFirstWord(): ReadonlyMap<string, readonly (readonly [name: string, food: string])[]> {
  const found = new Map<string, (readonly [string, string])[]>();
  const add = (name: string, food: string): void => {
    const first = name.split(' ', 1)[0] ?? name;
    found.set(first, [...(found.get(first) ?? []), [name, food]]);
  };
  for (const [food, kinds] of readPairs('foods-within.txt')) {
    const others = kinds.map(searchText).flatMap((name) => [...forms(name), ...(SYNONYMS.get(name) ?? [])]);
    for (const name of new Set([...forms(food), ...(SYNONYMS.get(food) ?? []), ...others])) add(name, food);
  }
  return found;
}

const FOODS_WITHIN: ReadonlySet<string> = new Set(readPairs('foods-within.txt').map(([food]) => food));

/** "no cheese", "without cream", "dairy free": absent foods in search text. */
// recheck-ignore: a description has at most 3,000 letters
const ABSENT = /\b(?:no|without|minus|not)(?: (?:added|any))? [\p{L}\d]+|[\p{L}\d]+ free\b/gu;

/**
 * Foods of `foods-within.txt` that a dish contains according to its texts: by name, by a kind of it, or as a dish made with it.
 * @param texts in search text
 * @param meatless no part of it is meat, whatever it is called
 */
export function foodsWithin(texts: readonly string[], meatless: boolean): readonly string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const said = ` ${text.replace(ABSENT, ' ')} `;
    for (const word of new Set(said.trim().split(/ +/))) {
      for (const [name, food] of BY_FIRST_WORD.get(word) ?? []) {
        if (said.includes(` ${name} `) && !(meatless && MEATS.has(food))) found.add(food);
      }
    }
  }
  return [...found];
}

/** The listed food among the forms of a word; null if there is none. */
export function foodWithin(words: readonly string[]): string | null {
  return words.find((word) => FOODS_WITHIN.has(word)) ?? null;
}
