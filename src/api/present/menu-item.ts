import type { MenuItem } from '../../domain/menu.ts';

export function presentMenuItem(item: MenuItem): MenuItem {
  const { name, description, price, vegetarian, vegan, calories, halal, spicy, allergens } = item;
  return { name, description, price, vegetarian, vegan, calories, halal, spicy, allergens };
}
