import type { MenuDocuments } from '../../ports/search/documents.ts';
import type { MenuChange } from '../../ports/search-index.ts';

/** Items handed to the worker at once: copying them takes the calling thread some 2 ms. */
const ITEMS_A_PORTION = 300;

/** Cuts a list so that no portion has many more items than it should; an entry is never cut. */
export function* inPortions<T>(entries: readonly T[], itemsOf: (entry: T) => number): Generator<readonly T[]> {
  let portion: T[] = [];
  let items = 0;
  for (const entry of entries) {
    portion.push(entry);
    items += itemsOf(entry);
    if (items < ITEMS_A_PORTION) continue;
    yield portion;
    portion = [];
    items = 0;
  }
  if (portion.length) yield portion;
}

export function itemsOfMenu(menu: MenuDocuments): number {
  return menu.sections.reduce((sum, section) => sum + section.items.length, 1);
}

export function itemsOfChange(change: MenuChange): number {
  return 'upsert' in change ? itemsOfMenu(change.upsert) : 1;
}
