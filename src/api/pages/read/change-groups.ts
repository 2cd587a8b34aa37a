import type { ItemChange } from '../../../domain/compare-menus/comparison.ts';

type Changed = Extract<ItemChange, { readonly kind: 'changed' }>;

/** Dishes that changed in one way; a dish that changed in several ways is in several groups. */
export interface ChangeGroup {
  readonly id: string;
  readonly title: string;
  readonly changes: readonly ItemChange[];
}

const TOLD_APART: readonly Changed['fields'][number][] = ['name', 'price', 'allergens'];

/** The changes by what they mean to a guest: allergens first. Groups without changes are left out. */
export function changeGroups(items: readonly ItemChange[]): readonly ChangeGroup[] {
  const changed = (fits: (change: Changed) => boolean) =>
    items.filter((change) => change.kind === 'changed' && fits(change));
  const dearer = (by: (before: number, after: number) => boolean) =>
    changed(
      ({ fields, before, after }) =>
        fields.includes('price') && known(before, after) && by(before.item.price, after.item.price),
    );
  const groups: readonly ChangeGroup[] = [
    { id: 'allergens', title: 'Allergens changed', changes: changed(({ fields }) => fields.includes('allergens')) },
    { id: 'added', title: 'Added', changes: items.filter(({ kind }) => kind === 'added') },
    { id: 'removed', title: 'Removed', changes: items.filter(({ kind }) => kind === 'removed') },
    { id: 'renamed', title: 'Renamed', changes: changed(({ fields }) => fields.includes('name')) },
    { id: 'dearer', title: 'Dearer', changes: dearer((before, after) => after > before) },
    { id: 'cheaper', title: 'Cheaper', changes: dearer((before, after) => after < before) },
    {
      id: 'price',
      title: 'Price given or taken away',
      changes: changed(({ fields, before, after }) => fields.includes('price') && !known(before, after)),
    },
    {
      id: 'other',
      title: 'Changed in other ways',
      changes: changed(({ fields }) => fields.some((field) => !TOLD_APART.includes(field))),
    },
  ];
  return groups.filter(({ changes }) => changes.length > 0);
}

/** Whether both have a price. */
function known(before: Changed['before'], after: Changed['after']): boolean {
  return before.item.price > 0 && after.item.price > 0;
}
