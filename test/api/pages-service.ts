import type { ExecutionContext } from 'ava';
import { taggedMenu } from '../support/tagged-menu.ts';
import { dish, type SeededService, seededService } from './seeded.ts';

export interface PagesService extends SeededService {
  /** The second version of the pub's menu, which replaces `pubMenu`. */
  readonly pubMenuNow: number;
}

export async function pagesService(t: ExecutionContext): Promise<PagesService> {
  const service = await seededService(t);
  const vegetarian = (name: string, price: number, allergens = 'Gluten, Milk') =>
    dish(name, price, { allergens, vegetarian: true });
  const { menuId: pubMenuNow } = await service.menus.publish(
    taggedMenu({
      restaurantId: service.pub,
      name: 'Sunday Lunch',
      sourceUrl: 'https://wheel.example/lunch.pdf',
      sections: [
        {
          name: 'Pies',
          items: [
            { ...vegetarian('Cheese and Onion Pie', 11.5), ...evidence },
            vegetarian('Chickpea Pie', 9.5, 'Gluten, Nuts'),
            dish('Beef Pie', 14, { allergens: 'Unknown (ask the restaurant)' }),
          ],
        },
        { name: 'Plates', items: [vegetarian('Chana Masala', 8)] },
        { name: 'Puddings', items: [vegetarian('Rhubarb Crumble', 6, 'Milk (may contain)')] },
      ],
    }),
  );
  await service.index();
  return { ...service, pubMenuNow };
}

const evidence = {
  evidence: [
    { field: 'vegetarian', value: 'true', basis: 'stated', words: '(v)', rule: 'legend', confidence: 1 },
    {
      field: 'allergens',
      value: 'MILK',
      basis: 'estimated',
      words: 'Cheese',
      rule: 'cheese',
      confidence: 0.95,
      state: 'contains',
    },
  ],
} as const;
