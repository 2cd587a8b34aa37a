import type { z } from 'zod';
import type { MenuItem } from '../../domain/menu.ts';
import type { menuItemSchema } from '../schemas/menu-item.ts';

export function presentMenuItem(item: MenuItem): z.output<typeof menuItemSchema> {
  const { name, description, price, vegetarian, vegan, calories, halal, spicy, allergens } = item;
  return { name, description, price, vegetarian, vegan, calories, halal, spicy, allergens };
}
