import type { MenuHit } from '../../ports/search-index.ts';

export function presentMenuSearchHit(hit: MenuHit): MenuHit {
  const { restaurantId, restaurantName, menuId, menuName, section } = hit;
  return { restaurantId, restaurantName, menuId, menuName, section };
}
