import { type Entry, entries } from './compare-menus/entries.ts';
import { followDishes } from './compare-menus/follow-dishes.ts';
import type { Menu, MenuItem } from './menu.ts';

/** What a dish was called and cost from one version of its menu on. */
export interface DishPrice {
  readonly menuId: number;
  readonly version: number;
  /** Date of the version, ISO 8601 in UTC. */
  readonly since: string;
  readonly name: string;
  /** Pounds; 0 where no price is known. */
  readonly price: number;
}

/** A dish through the versions of its menu. */
export interface DishHistory {
  /** Its place in the version that was asked for, from 1. */
  readonly section: number;
  readonly sectionName: string;
  readonly position: number;
  readonly name: string;
  /** Oldest first; an entry for the first version it is in, and for each in which its name or price is another. */
  readonly prices: readonly DishPrice[];
  /** Date of the first version without it; null while the latest version looked at has it. */
  readonly gone: string | null;
}

/** A dish that is followed through the versions. */
interface Followed {
  readonly prices: DishPrice[];
  gone: string | null;
}

/**
 * Follows the dishes of one version of a menu through its other versions, each compared with the one after it. A dish that was left out
 * and came back begins anew.
 * @param versions of one menu, oldest first
 * @param menuId of the version whose dishes are followed
 * @param pause is awaited between two comparisons, which take milliseconds each
 */
export async function dishHistories(
  versions: readonly Menu[],
  menuId: number,
  pause: () => Promise<void> = async () => undefined,
): Promise<readonly DishHistory[]> {
  /** Dishes of the version before, by their order in it. */
  let here = new Map<number, Followed>();
  let asked: readonly { readonly entry: Entry; readonly dish: Followed }[] = [];
  for (const [at, menu] of versions.entries()) {
    const earlier = versions[at - 1];
    const before = new Map(
      (earlier ? followDishes(earlier, menu) : []).map((pair) => [pair.after.order, pair.before.order]),
    );
    const placed = entries(menu.sections).map((entry) => ({
      entry,
      dish: priced(here.get(before.get(entry.order) ?? -1), menu, entry.item),
    }));
    const staying = new Set(placed.map(({ dish }) => dish));
    for (const dish of here.values()) if (!staying.has(dish)) dish.gone = menu.dateUpdated;
    here = new Map(placed.map(({ entry, dish }) => [entry.order, dish]));
    if (menu.id === menuId) asked = placed;
    await pause();
  }
  return asked.map(({ entry: { section, shown }, dish: { prices, gone } }) => ({
    ...{ section: section + 1, sectionName: shown.sectionName, position: shown.position, name: shown.item.name },
    ...{ prices, gone },
  }));
}

/** The dish with what this version says of it, where that is new. */
function priced(known: Followed | undefined, menu: Menu, { name, price }: MenuItem): Followed {
  const dish = known ?? { prices: [], gone: null };
  const last = dish.prices.at(-1);
  if (last?.name !== name || last.price !== price) {
    dish.prices.push({ menuId: menu.id, version: menu.version, since: menu.dateUpdated, name, price });
  }
  return dish;
}
