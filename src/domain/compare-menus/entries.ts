import { foldText } from '../fold-text.ts';
import type { MenuItem, Section } from '../menu.ts';
import type { PlacedItem } from './comparison.ts';

/** An item with what is compared of it. */
export interface Entry {
  /** Index of its section. */
  readonly section: number;
  /** From 0, over the whole version. */
  readonly order: number;
  readonly name: string;
  readonly description: string;
  /** Whether no other item of this version has its description. False where it has none. */
  readonly describedAlone: boolean;
  readonly item: MenuItem;
  readonly shown: PlacedItem;
}

export interface EntryPair {
  readonly before: Entry;
  readonly after: Entry;
}

/** The items of one version in its order. */
export function entries(sections: readonly Section[]): Entry[] {
  const descriptions = new Map<string, number>();
  for (const { description } of sections.flatMap(({ items }) => items)) {
    const folded = foldText(description ?? '');
    descriptions.set(folded, (descriptions.get(folded) ?? 0) + 1);
  }
  let order = 0;
  return sections.flatMap((section, index) =>
    section.items.map((item, at) => {
      const description = foldText(item.description ?? '');
      return {
        section: index,
        order: order++,
        name: foldText(item.name) || item.name,
        description,
        describedAlone: description !== '' && descriptions.get(description) === 1,
        item,
        shown: { sectionName: section.name, position: at + 1, item },
      };
    }),
  );
}
