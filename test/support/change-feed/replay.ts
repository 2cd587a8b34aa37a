import type { Menu } from '@menu-data-service/menu-model/menu';
import type { Change } from '../../../src/domain/changes/change.ts';
import type { Restaurant } from '../../../src/domain/restaurant.ts';

/** Restaurants and active menus as known from the feed. */
export interface ReplayedState {
  readonly restaurants: ReadonlyMap<string, Restaurant>;
  readonly menus: ReadonlyMap<number, Menu>;
}

/** Replays a feed from its beginning; changes of items are in their menus. */
export function replay(changes: Iterable<Change>): ReplayedState {
  const restaurants = new Map<string, Restaurant>();
  const menus = new Map<number, Menu>();
  for (const change of changes) {
    switch (change.type) {
      case 'restaurant.created':
      case 'restaurant.changed':
        restaurants.set(change.restaurantId, change.data.restaurant);
        break;
      case 'restaurant.merged':
      case 'restaurant.removed':
        restaurants.delete(change.restaurantId);
        break;
      case 'menu.replaced':
        menus.delete(change.data.previousMenuId);
        menus.set(change.data.menu.id, change.data.menu);
        break;
      case 'menu.published':
      case 'menu.revised':
      case 'menu.moved':
        menus.set(change.data.menu.id, change.data.menu);
        break;
      case 'menu.withdrawn':
        if (change.menuId !== null) menus.delete(change.menuId);
        break;
    }
  }
  return { restaurants, menus };
}
