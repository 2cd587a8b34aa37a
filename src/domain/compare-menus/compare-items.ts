import { allergenChanges } from './allergen-changes.ts';
import type { ChangedField, ItemChange } from './comparison.ts';
import type { EntryPair } from './entries.ts';
import type { SectionPair } from './match-sections.ts';
import { stayedInOrder } from './stayed-in-order.ts';

const FIELDS = [
  'name',
  'description',
  'price',
  'vegetarian',
  'vegan',
  'calories',
  'halal',
  'spicy',
  'allergens',
] as const;

/** The pairs that differ, each with its order in the later version. */
export function compareItems(
  pairs: readonly EntryPair[],
  sections: readonly SectionPair[],
): { readonly order: number; readonly change: ItemChange }[] {
  const moved = movedPairs(pairs, sections);
  return pairs.flatMap((pair) => {
    const [one, other] = [pair.before.item, pair.after.item];
    const fields: ChangedField[] = FIELDS.filter((field) => one[field] !== other[field]);
    if (moved.has(pair)) fields.push('place');
    if (fields.length === 0) return [];
    const allergens = allergenChanges(one.allergens, other.allergens);
    const change: ItemChange = {
      kind: 'changed',
      before: pair.before.shown,
      after: pair.after.shown,
      fields,
      allergens,
    };
    return [{ order: pair.after.order, change }];
  });
}

/** Items in another section, and the fewest within a section whose move explains the new order. */
function movedPairs(pairs: readonly EntryPair[], sections: readonly SectionPair[]): Set<EntryPair> {
  const moved = new Set(pairs);
  for (const { before, after } of sections) {
    const stayed = pairs
      .filter((pair) => pair.before.section === before && pair.after.section === after)
      .sort((one, other) => one.before.order - other.before.order);
    for (const at of stayedInOrder(stayed.map((pair) => pair.after.order))) {
      const pair = stayed[at];
      if (pair) moved.delete(pair);
    }
  }
  return moved;
}
