import type { RestaurantHoldings } from '../../src/ports/restaurant-store.ts';

/** "2 menus (1 in service) in 3 versions from 1 source" */
export function holdingsInWords({ menus, activeMenus, versions, sources }: RestaurantHoldings): string {
  return `${count(menus, 'menu')} (${activeMenus} in service) in ${count(versions, 'version')} from ${count(sources, 'source')}`;
}

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
