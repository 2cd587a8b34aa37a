import type { RestaurantSummary } from '../../src/domain/restaurant.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { count } from '../terminal/count.ts';
import { withStores } from './with-stores.ts';

const PAGE_SIZE = 100;

/** `menus restaurants list` */
export function listRestaurants(options: { name?: string; json?: boolean }, io: CommandIo): Promise<void> {
  return withStores(async (stores) => {
    const filter = options.name === undefined ? {} : { name: options.name };
    for (let page = 1; ; page += 1) {
      const { items, totalCount, alike } = await stores.restaurants.list(filter, page, PAGE_SIZE);
      if (page === 1 && (alike || totalCount === 0)) io.say(notFound(options.name, alike));
      for (const restaurant of items) io.out(options.json ? JSON.stringify(restaurant) : listedLine(restaurant));
      if (io.signal.aborted || page * PAGE_SIZE >= totalCount) return;
    }
  });
}

function listedLine({ id, name, city, postcode, activeMenus, menuChanged }: RestaurantSummary): string {
  const changed = menuChanged === null ? '' : `, changed ${menuChanged.slice(0, 10)}`;
  return `${id}  ${name}, ${city} ${postcode}, ${count(activeMenus, 'menu')}${changed}`;
}

function notFound(name: string | undefined, alike: boolean): string {
  if (name === undefined) return 'There are no restaurants yet: menus restaurants add -h';
  if (alike) return `No restaurant has "${name}" in its name; these are spelt most like it:`;
  return `No restaurant has "${name}" in its name; \`menus restaurants list\` shows all.`;
}
