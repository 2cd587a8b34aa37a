import type { z } from 'zod';
import type { ItemChange, MenuComparison, PlacedItem, SectionChange } from '../../domain/compare-menus/comparison.ts';
import type { MenuVersion } from '../../domain/menu.ts';
import type { menuDiffSchema } from '../schemas/menu-diff.ts';
import { presentMenuItem } from './menu-item.ts';
import { presentMenuVersion } from './menu-version.ts';

type DiffBody = z.output<typeof menuDiffSchema>;

export function presentMenuDiff(
  from: MenuVersion | null,
  to: MenuVersion,
  { name, sections, items, unchanged }: MenuComparison,
): DiffBody {
  return {
    from: from && presentMenuVersion(from),
    to: presentMenuVersion(to),
    name: name && { before: name.before, after: name.after },
    sections: sections.map(presentSectionChange),
    items: items.map(presentItemChange),
    unchanged,
  };
}

function presentSectionChange(change: SectionChange): DiffBody['sections'][number] {
  const before = change.kind === 'added' ? null : change.before;
  return { change: change.kind, before, after: change.kind === 'removed' ? null : change.after };
}

function presentItemChange(change: ItemChange): DiffBody['items'][number] {
  const changed = change.kind === 'changed';
  return {
    change: change.kind,
    fields: changed ? [...change.fields] : [],
    allergens: changed ? change.allergens.map(({ code, before, after }) => ({ code, before, after })) : [],
    before: change.kind === 'added' ? null : presentPlacedItem(change.before),
    after: change.kind === 'removed' ? null : presentPlacedItem(change.after),
  };
}

function presentPlacedItem({ sectionName, position, item }: PlacedItem): DiffBody['items'][number]['after'] {
  return { sectionName, position, item: presentMenuItem(item) };
}
