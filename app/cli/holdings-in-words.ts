import type { RestaurantHoldings } from '../../src/ports/restaurant-store.ts';
import { count } from '../terminal/count.ts';

/** "2 menus (1 in service) in 3 versions from 1 source" */
export function holdingsInWords({ menus, activeMenus, versions, sources }: RestaurantHoldings): string {
  return `${count(menus, 'menu')} (${activeMenus} in service) in ${count(versions, 'version')} from ${count(sources, 'source')}`;
}
