import { type DraftMenu, itemsOf } from '../../draft-menu.ts';
import { frequencies } from '../../frequencies.ts';
import { dishKey } from './item-to-review.ts';

const dishes = (menus: readonly DraftMenu[]): string[] => itemsOf(menus).map(dishKey);

/** Twice the dishes both have, over the dishes of both. */
function sharedDishes(one: readonly string[], other: readonly string[]): number {
  const left = new Map(frequencies(one));
  const shared = other.filter((dish) => {
    const count = left.get(dish) ?? 0;
    left.set(dish, count - 1);
    return count > 0;
  }).length;
  return (2 * shared) / Math.max(1, one.length + other.length);
}

/**
 * How far all ways to read a document come to the same dishes and prices as the one chosen, from 0 to 1; itself is one of
 * them. What is read alike whichever way the columns are found is mostly right.
 */
export function agreement(chosen: readonly DraftMenu[], all: readonly (readonly DraftMenu[])[]): number {
  const own = dishes(chosen);
  return all.reduce((sum, menus) => sum + sharedDishes(own, dishes(menus)), 0) / Math.max(1, all.length);
}
