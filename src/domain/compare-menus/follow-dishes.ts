import type { Menu } from '../menu.ts';
import type { EntryPair } from './entries.ts';
import { matchItems } from './match-items.ts';
import { matchSections } from './match-sections.ts';

/** The dishes that both versions of a menu have, each as it is in the one and in the other, as `compareMenus` recognises them. */
export function followDishes(before: Pick<Menu, 'sections'>, after: Pick<Menu, 'sections'>): readonly EntryPair[] {
  return matchItems(before.sections, after.sections, matchSections(before.sections, after.sections)).pairs;
}
