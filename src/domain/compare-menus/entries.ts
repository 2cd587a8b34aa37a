import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { MenuItem, Section } from '@menu-data-service/menu-model/menu';
import type { Steps } from '@menu-data-service/menu-model/time-slices';
import type { PlacedItem } from './comparison.ts';

export interface PlacedEntry {
  readonly section: number;
  readonly order: number;
  readonly item: MenuItem;
  readonly shown: PlacedItem;
}

export interface Entry extends PlacedEntry {
  readonly name: string;
  readonly description: string;
  /** No other item of this version has the same description. False if it has none. */
  readonly describedAlone: boolean;
}

export interface EntryPair<Kind extends PlacedEntry = PlacedEntry> {
  readonly before: Kind;
  readonly after: Kind;
}

/** Characters of a name or description to compare; names of dishes have about twenty. */
const MAX_COMPARED = 150;

const compared = (text: string): string => foldText(text.slice(0, MAX_COMPARED));

export function placedEntries(sections: readonly Section[]): PlacedEntry[] {
  let order = 0;
  return sections.flatMap((section, index) =>
    section.items.map((item, at) => ({
      ...{ section: index, order: order++, item },
      shown: { sectionName: section.name, position: at + 1, item },
    })),
  );
}

export function* foldedEntries(sections: readonly Section[]): Steps<Entry[]> {
  const folded: Omit<Entry, 'describedAlone'>[] = [];
  const descriptions = new Map<string, number>();
  for (const entry of placedEntries(sections)) {
    const description = compared(entry.item.description ?? '');
    descriptions.set(description, (descriptions.get(description) ?? 0) + 1);
    folded.push({ ...entry, description, name: compared(entry.item.name) || entry.item.name });
    yield;
  }
  return folded.map((entry) => {
    const { description } = entry;
    return { ...entry, describedAlone: description !== '' && descriptions.get(description) === 1 };
  });
}
