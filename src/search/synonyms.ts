import { FOOD_NOUNS } from './food-nouns.ts';
import { EQUAL_FOOD_WORDS, ONE_WAY_FOOD_WORDS } from './food-words.ts';
import { plural } from './plural.ts';
import { searchText } from './search-text.ts';

/** Singular and plural of a name that ends in a food one can count. */
const NOUNS: ReadonlySet<string> = new Set(FOOD_NOUNS);

function withPlural(name: string): readonly string[] {
  return NOUNS.has(name) || NOUNS.has(name.slice(name.lastIndexOf(' ') + 1)) ? [name, plural(name)] : [name];
}

/** A group of equal names in search text: as listed, and with plurals. */
export interface EqualNames {
  readonly listed: readonly string[];
  readonly withPlurals: readonly string[];
}

export const EQUAL_NAMES: readonly EqualNames[] = EQUAL_FOOD_WORDS.map((names) => {
  const listed = [...new Set(names.map(searchText))];
  return { listed, withPlurals: [...new Set(listed.flatMap(withPlural))] };
});

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
  const groups = [...EQUAL_NAMES.map((names) => names.withPlurals), ...FOOD_NOUNS.map(withPlural)];
  for (const names of groups) for (const name of names) add(name, names);
  for (const { typed, finds } of ONE_WAY_FOOD_WORDS) add(searchText(typed), finds.map(searchText));
  return Object.fromEntries([...found].sort().map(([typed, finds]) => [typed, [...finds].sort()]));
}
