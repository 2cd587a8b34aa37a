import { type DraftMenu, itemsOf } from '@menu-data-service/menu-model/draft-menu';
import { frequencies } from '../../frequencies.ts';
import { dishKey } from './item-to-review.ts';

const dishes = (menus: readonly DraftMenu[]): string[] => itemsOf(menus).map(dishKey);

/** Twice the shared dishes over the dishes of both. */
function sharedDishes(one: readonly string[], other: readonly string[]): number {
  const left = new Map(frequencies(one));
  const shared = other.filter((dish) => {
    const count = left.get(dish) ?? 0;
    left.set(dish, count - 1);
    return count > 0;
  }).length;
  return (2 * shared) / Math.max(1, one.length + other.length);
}

/** Agreement of all readings with the chosen one on dishes and prices, 0 to 1; high agreement is mostly right. */
export function agreement(chosen: readonly DraftMenu[], all: readonly (readonly DraftMenu[])[]): number {
  const own = dishes(chosen);
  return all.reduce((sum, menus) => sum + sharedDishes(own, dishes(menus)), 0) / Math.max(1, all.length);
}
