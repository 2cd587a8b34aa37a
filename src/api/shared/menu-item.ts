import 'zod-openapi';
import type { MenuItem } from '@menu-data-service/menu-model/menu';
import { z } from 'zod';

export const menuItemSchema = z
  .strictObject({
    name: z.string().meta({ description: 'Name as the restaurant presents it.', example: 'Cheese and Bacon Oatcake' }),
    description: z
      .string()
      .nullable()
      .meta({ description: 'Description as the restaurant presents it; may be null or empty.' }),
    price: z
      .number()
      .min(0)
      .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, 'at most two decimals')
      .meta({ description: 'Pounds sterling, at most two decimals. 0 means that no price is known.', example: 5.95 }),
    vegetarian: z.boolean().meta({ description: 'True if vegetarian. Verify with the restaurant.' }),
    vegan: z.boolean().meta({ description: 'True if vegan. Verify with the restaurant.' }),
    calories: z
      .int()
      .min(0)
      .meta({ description: 'kcal of the item as listed; an estimate where the restaurant states none.' }),
    halal: z.boolean().meta({ description: 'True if halal. Verify with the restaurant.' }),
    spicy: z.boolean().meta({ description: 'True if considered spicy.' }),
    allergens: z.string().min(1).meta({
      description:
        'Allergens, separated by commas, with notes in parentheses. "-" means none; "Unknown" means that the rest is not known, or nothing at all; its note says what is stated as absent, as in "Milk (estimated), Unknown (stated gluten free; ask the restaurant about the rest)". Guidance only: verify with the restaurant.',
      example: 'Gluten (estimated), Milk (estimated)',
    }),
  })
  .meta({ id: 'MenuItem', description: 'One dish or drink.' });

export function presentMenuItem(item: MenuItem): z.output<typeof menuItemSchema> {
  const { name, description, price, vegetarian, vegan, calories, halal, spicy, allergens } = item;
  return { name, description, price, vegetarian, vegan, calories, halal, spicy, allergens };
}
