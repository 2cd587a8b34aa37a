import type { Section } from '../menu.ts';
import { type Entry, type EntryPair, entries } from './entries.ts';
import type { SectionPair } from './match-sections.ts';
import { pairRenamed } from './pair-renamed.ts';

export interface MatchedItems {
  readonly pairs: readonly EntryPair[];
  readonly removed: readonly Entry[];
  readonly added: readonly Entry[];
}

/** What makes two items the same, strongest first: a name that is in a menu twice belongs to the dish of its price. */
const KEYS: readonly ((entry: Entry, section: number) => string)[] = [
  ({ name, item, description }, section) => [section, name, item.price, description].join('\n'),
  ({ name, item }, section) => [section, name, item.price].join('\n'),
  ({ name, description }, section) => [section, name, description].join('\n'),
  ({ name }, section) => [section, name].join('\n'),
  ({ name, item }) => [name, item.price].join('\n'),
  ({ name }) => name,
];

/** Finds each item of the earlier version in the later one: by name in its section, by name elsewhere, then renamed ones. */
export function matchItems(
  before: readonly Section[],
  after: readonly Section[],
  sections: readonly SectionPair[],
): MatchedItems {
  const pairs: EntryPair[] = [];
  let removed = entries(before);
  let added = entries(after);
  const sectionAfter = new Map(sections.map((pair) => [pair.before, pair.after]));
  const here = (entry: Entry): number => sectionAfter.get(entry.section) ?? -1;
  for (const key of KEYS) {
    const waiting = new Map<string, Entry[]>();
    for (const entry of added)
      waiting.set(key(entry, entry.section), [...(waiting.get(key(entry, entry.section)) ?? []), entry]);
    const found = new Map<Entry, Entry>();
    for (const entry of removed) {
      const match = waiting.get(key(entry, here(entry)))?.shift();
      if (match) found.set(entry, match);
    }
    pairs.push(...[...found].map(([one, other]) => ({ before: one, after: other })));
    const gone = new Set(found.values());
    removed = removed.filter((entry) => !found.has(entry));
    added = added.filter((entry) => !gone.has(entry));
  }
  const renamed = pairRenamed(removed, added, pairs, here);
  const renamedBefore = new Set(renamed.map((pair) => pair.before));
  const renamedAfter = new Set(renamed.map((pair) => pair.after));
  return {
    pairs: [...pairs, ...renamed],
    removed: removed.filter((entry) => !renamedBefore.has(entry)),
    added: added.filter((entry) => !renamedAfter.has(entry)),
  };
}
