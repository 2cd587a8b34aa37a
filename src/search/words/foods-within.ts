import { searchText } from '../search-text.ts';
import { plural } from './plural.ts';
import { readPairs } from './read-list.ts';
import { SYNONYMS } from './synonyms.ts';

const MEATS: ReadonlySet<string> = new Set(['meat', 'pork', 'bacon', 'ham', 'beef', 'lamb', 'chicken']);

const forms = (name: string): readonly string[] => [name, plural(name)];

/** The foods of a list by each name that says them, with its first word as the key. */
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

/** "no cheese", "without cream", "dairy free": said of what is not there, in search text. */
const ABSENT = /\b(?:no|without|minus|not)(?: (?:added|any))? [\p{L}\d]+|[\p{L}\d]+ free\b/gu;

/**
 * Foods of `foods-within.txt` that a dish holds as far as its texts say: by name, by a kind of it, or as a dish that is made with it.
 * @param texts in search text
 * @param meatless nothing in it is meat, whatever it is called
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

/** The food of the list among the forms of a word; null where it is another. */
export function foodWithin(words: readonly string[]): string | null {
  return words.find((word) => FOODS_WITHIN.has(word)) ?? null;
}
