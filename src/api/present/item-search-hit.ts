import type { MenuItem } from '../../domain/menu.ts';
import type { ItemDocument } from '../../ports/search-index.ts';
import { presentMenuItem } from './menu-item.ts';

interface ItemSearchHit {
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly menuId: number;
  readonly menuName: string;
  readonly sectionName: string;
  readonly menuItem: MenuItem;
}

export function presentItemSearchHit(hit: ItemDocument): ItemSearchHit {
  const { restaurantId, restaurantName, menuId, menuName, sectionName, item } = hit;
  return { restaurantId, restaurantName, menuId, menuName, sectionName, menuItem: presentMenuItem(item) };
}
