import type { MenuItem } from '@menu-data-service/menu-model/menu';

/** An item with only a name and price; override what the test is about. */
export function menuItem(name: string, price: number, more: Partial<MenuItem> = {}): MenuItem {
  return {
    ...{ name, description: null, price, vegetarian: false, vegan: false, calories: 400, halal: false, spicy: false },
    allergens: 'Unknown (ask the restaurant)',
    ...more,
  };
}
