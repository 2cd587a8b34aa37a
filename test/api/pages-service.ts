import type { ExecutionContext } from 'ava';
import { taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { type SeededService, seededService } from './seeded.ts';

export interface PagesService extends SeededService {
  /** The second version of the menu of the pub, which is no longer `pubMenu`. */
  readonly pubMenuNow: number;
}

/** The seeded service with a menu of which there are two versions. */
export async function pagesService(t: ExecutionContext): Promise<PagesService> {
  const service = await seededService(t);
  const dish = (name: string, price: number, allergens = 'Gluten, Milk') =>
    taggedItem({
      name,
      price,
      allergens,
      description: null,
      stated: {},
      evidence: [],
      vegetarian: name !== 'Beef Pie',
    });
  const { menuId: pubMenuNow } = await service.menus.publish(
    taggedMenu({
      restaurantId: service.pub,
      name: 'Sunday Lunch',
      sourceUrl: 'https://wheel.example/lunch.pdf',
      sections: [
        {
          name: 'Pies',
          items: [
            { ...dish('Cheese and Onion Pie', 11.5), ...evidence },
            dish('Chickpea Pie', 9.5, 'Gluten, Nuts'),
            dish('Beef Pie', 14, 'Unknown (ask the restaurant)'),
          ],
        },
        { name: 'Plates', items: [dish('Chana Masala', 8)] },
        { name: 'Puddings', items: [dish('Rhubarb Crumble', 6, 'Milk (may contain)')] },
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
