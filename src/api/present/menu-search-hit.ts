import type { z } from 'zod';
import type { MenuHit } from '../../ports/search/pages.ts';
import type { menuSearchHitSchema } from '../schemas/menu-search-hit.ts';

export function presentMenuSearchHit(hit: MenuHit): z.output<typeof menuSearchHitSchema> {
  const { restaurantId, restaurantName, menuId, menuName, section } = hit;
  return { restaurantId, restaurantName, menuId, menuName, section };
}
