import { createMenuStore } from '../../../src/db/menu-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../tagged-menu.ts';

/** A word unique to these dishes. */
export const STEADY_WORD = 'stalwart';
const FEW = { menus: 4, items: 3 };

/** Menus that never change, so that a search must always find all of them. */
export interface SteadyMenus {
  readonly ids: readonly number[];
  /** `id name` of every item, sorted. */
  readonly items: readonly string[];
}

export async function publishSteadyMenus(db: Database, count = FEW): Promise<SteadyMenus> {
  const menus = createMenuStore(db);
  const restaurantId = await storedRestaurant(db, { name: 'The Anchor', postcode: 'ST2 2BB' });
  const ids: number[] = [];
  const items: string[] = [];
  for (let number = 0; number < count.menus; number += 1) {
    const names = Array.from({ length: count.items }, (_, item) => `Stalwart ${number} ${item}`);
    const sections = [{ name: 'Classics', items: names.map((name) => taggedItem({ name })) }];
    const sourceUrl = `https://menus.example/steady-${number}`;
    const { menuId } = await menus.publish(taggedMenu({ restaurantId, name: `Steady ${number}`, sourceUrl, sections }));
    ids.push(menuId);
    items.push(...names.map((name) => `${menuId} ${name}`));
  }
  return { ids, items: items.sort() };
}
