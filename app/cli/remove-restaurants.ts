import { knownRestaurant } from '../../ingest/known-restaurant.ts';
import { UsageError } from '../../src/domain/errors.ts';
import type { MenuListing } from '../../src/ports/menu-store.ts';
import type { RestaurantHoldings } from '../../src/ports/restaurant-store.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { count } from '../terminal/count.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withStores } from './with-stores.ts';

/** `menus restaurants remove`: says what would go, and removes it with --yes. */
export function removeRestaurant(
  idOrName: string,
  options: { readonly yes?: boolean; readonly json?: boolean },
  io: CommandIo,
): Promise<void> {
  return withStores(async ({ restaurants }) => {
    const { id, name } = await knownRestaurant(idOrName, restaurants);
    if (!options.yes) {
      const held = await restaurants.holdings(id);
      const what = held === null ? '' : ` with ${holdingsInWords(held)}`;
      throw new UsageError(`this would remove ${name} (${id})${what}, for good; with --yes it is done`);
    }
    const removed = await restaurants.remove(id);
    if (removed === null) throw new UsageError(`${name} (${id}) was removed by somebody else`);
    const line = `${name} is removed with ${holdingsInWords(removed)}.`;
    io.out(options.json ? JSON.stringify({ restaurantId: id, outcome: 'removed', ...removed }) : line);
  });
}

/** `menus restaurants merge`: gives the menus of one restaurant to another; says first what it would do. */
export function mergeRestaurants(
  from: string,
  into: string,
  options: { readonly yes?: boolean; readonly json?: boolean },
  io: CommandIo,
): Promise<ExitCode> {
  return withStores(async ({ restaurants, menus }) => {
    const [leaving, staying] = [await knownRestaurant(from, restaurants), await knownRestaurant(into, restaurants)];
    if (leaving.id === staying.id) throw new UsageError(`${from} and ${into} are the same restaurant, ${staying.id}`);
    if (!options.yes) {
      const held = await restaurants.holdings(leaving.id);
      const what = held === null ? 'nothing' : holdingsInWords(held);
      throw new UsageError(
        `this would give ${staying.name} (${staying.id}) all of ${leaving.name} (${leaving.id}): ${what}; ${leaving.name} is removed then, and menus keep their ids; with --yes it is done`,
      );
    }
    const moved = await restaurants.merge(leaving.id, staying.id);
    if (moved === null) throw new UsageError('one of the restaurants was removed by somebody else');
    const line = `${leaving.name} is now ${staying.name} (${staying.id}), with ${holdingsInWords(moved)}.`;
    io.out(options.json ? JSON.stringify({ restaurantId: staying.id, outcome: 'merged', ...moved }) : line);
    const twice = twins(await menus.list({ restaurantId: staying.id }));
    for (const [one, other] of twice) {
      io.say(
        `menus ${one.menuId} and ${other.menuId} ("${one.name}") are both in service; if they are the same: menus ingest --withdraw ${one.menuId}`,
      );
    }
    return twice.length > 0 ? EXIT.review : EXIT.done;
  });
}

/** Menus in service with one name, of which one may have to go. */
function twins(menus: readonly MenuListing[]): readonly (readonly [MenuListing, MenuListing])[] {
  return menus.flatMap((menu, at) => {
    const other = menus.slice(at + 1).find(({ name }) => name === menu.name);
    return other ? [[menu, other] as const] : [];
  });
}

/** "2 menus (1 in service) in 3 versions from 1 source" */
function holdingsInWords({ menus, activeMenus, versions, sources }: RestaurantHoldings): string {
  return `${count(menus, 'menu')} (${activeMenus} in service) in ${count(versions, 'version')} from ${count(sources, 'source')}`;
}
