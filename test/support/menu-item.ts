import type { MenuItem } from '../../src/domain/menu.ts';

/** An item of which nothing is said but its name and price; override what the test is about. */
export function menuItem(name: string, price: number, more: Partial<MenuItem> = {}): MenuItem {
  return {
    ...{ name, description: null, price, vegetarian: false, vegan: false, calories: 400, halal: false, spicy: false },
    allergens: 'Unknown (ask the restaurant)',
    ...more,
  };
}
