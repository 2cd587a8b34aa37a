import { searchText } from '../search-text.ts';
import { plural } from './plural.ts';
import { readList, readPairs, splitNames } from './read-list.ts';

/** A group of equal names in search text: as listed, and with plurals. */
export interface EqualNames {
  readonly listed: readonly string[];
  readonly withPlurals: readonly string[];
}

/** A name that finds others, but not vice versa; all in search text. */
export interface OneWayName {
  readonly typed: string;
  readonly finds: readonly string[];
}

const NOUNS: ReadonlySet<string> = new Set(readList('food-nouns.txt'));

export const EQUAL_NAMES: readonly EqualNames[] = readList('equal-names.txt').map((line) => {
  const listed = [...new Set(splitNames(line).map(searchText))];
  return { listed, withPlurals: [...new Set(listed.flatMap(withPlural))] };
});

export const ONE_WAY_NAMES: readonly OneWayName[] = readPairs('one-way-names.txt').map(([typed, finds]) => ({
  typed: searchText(typed),
  finds: finds.map(searchText),
}));

/**
 * Synonyms for the engines. Keys are single words: a key of several words disables typo tolerance in the engine, so phrases are put into
 * the documents instead (alternative-names.ts).
 */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = synonyms();

function synonyms(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const add = (typed: string, finds: readonly string[]): void => {
    if (typed.includes(' ')) return;
    const values = found.get(typed) ?? new Set();
    for (const value of finds) if (value !== typed) values.add(value);
    found.set(typed, values);
  };
  const groups = [...EQUAL_NAMES.map((names) => names.withPlurals), ...[...NOUNS].map(withPlural)];
  for (const names of groups) for (const name of names) add(name, names);
  for (const { typed, finds } of ONE_WAY_NAMES) add(typed, finds);
  return new Map([...found].sort().map(([typed, finds]) => [typed, [...finds].sort()]));
}

/** Singular and plural of a name that ends in a countable food. */
function withPlural(name: string): readonly string[] {
  return NOUNS.has(name) || NOUNS.has(name.slice(name.lastIndexOf(' ') + 1)) ? [name, plural(name)] : [name];
}
