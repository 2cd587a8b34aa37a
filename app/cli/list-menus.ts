import { knownRestaurant } from '../../ingest/known-restaurant.ts';
import type { MenuListing } from '../../src/ports/menu-store.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { count } from '../terminal/count.ts';
import { withStores } from './with-stores.ts';

interface ListOptions {
  readonly restaurant?: string;
  readonly withdrawn?: boolean;
  readonly json?: boolean;
}

/** `menus list` */
export function listMenus({ restaurant, withdrawn = false, json }: ListOptions, io: CommandIo): Promise<void> {
  return withStores(async ({ menus, restaurants }) => {
    const owner = restaurant === undefined ? undefined : await knownRestaurant(restaurant, restaurants);
    const found = await menus.list({ withdrawn, ...(owner && { restaurantId: owner.id }) });
    let latest = '';
    for (const menu of found) {
      if (!json && menu.restaurantId !== latest) io.out(`${menu.restaurantName}  ${menu.restaurantId}`);
      latest = menu.restaurantId;
      io.out(json ? JSON.stringify(menu) : menuLine(menu));
    }
    if (found.length === 0) io.say(`There are no menus${owner ? ` of ${owner.name}` : ''} in service: menus ingest -h`);
  });
}

function menuLine({
  menuId,
  name,
  version,
  items,
  doubtful,
  sourceUrl,
  dateUpdated,
  dateDeleted,
}: MenuListing): string {
  const since = dateUpdated.slice(0, 10);
  const state = dateDeleted === null ? `since ${since}` : `withdrawn ${dateDeleted.slice(0, 10)}`;
  const doubts = doubtful > 0 ? `, ${doubtful} to look at` : '';
  return `${String(menuId).padStart(6)}  ${name}, version ${version} ${state}, ${count(items, 'item')}${doubts}  ${sourceUrl}`;
}
