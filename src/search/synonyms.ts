import { FOOD_NOUNS } from './food-nouns.ts';
import { EQUAL_FOOD_WORDS, ONE_WAY_FOOD_WORDS } from './food-words.ts';
import { plural } from './plural.ts';
import { searchText } from './search-text.ts';

/** Names that are plural or uncountable already. */
function withPlural(name: string): readonly string[] {
  return /(?:[^su]s|children)$/.test(name) ? [name] : [name, plural(name)];
}

/** Groups of equal names in search text, plurals included. */
export const EQUAL_NAMES: readonly (readonly string[])[] = EQUAL_FOOD_WORDS.map((names) => [
  ...new Set(names.map(searchText).flatMap(withPlural)),
]);

/**
 * Synonyms as the engines take them. Only words are keys: a key of several words costs typos in the engine, so what is
 * typed in several words is put into the documents instead (alternative-names.ts).
 */
export function engineSynonyms(): Readonly<Record<string, readonly string[]>> {
  const found = new Map<string, Set<string>>();
  const add = (typed: string, finds: readonly string[]): void => {
    if (typed.includes(' ')) return;
    const values = found.get(typed) ?? new Set();
    for (const value of finds) if (value !== typed) values.add(value);
    found.set(typed, values);
  };
  for (const names of [...EQUAL_NAMES, ...FOOD_NOUNS.map((noun) => [noun, plural(noun)])]) {
    for (const name of names) add(name, names);
  }
  for (const { typed, finds } of ONE_WAY_FOOD_WORDS) add(searchText(typed), finds.map(searchText));
  return Object.fromEntries([...found].sort().map(([typed, finds]) => [typed, [...finds].sort()]));
}
