import type { z } from 'zod';
import type { ItemDocument } from '../../ports/search/documents.ts';
import type { itemSearchHitSchema } from '../schemas/item-search-hit.ts';
import { presentMenuItem } from './menu-item.ts';

export function presentItemSearchHit(hit: ItemDocument): z.output<typeof itemSearchHitSchema> {
  const { restaurantId, restaurantName, menuId, menuName, sectionName, item } = hit;
  return { restaurantId, restaurantName, menuId, menuName, sectionName, menuItem: presentMenuItem(item) };
}
