import type { TaggedItem } from '@menu-data-service/menu-model/tagged-menu';
import type { ExecutionContext } from 'ava';
import type { ApiDeps } from '../../src/api/shared/api-deps.ts';
import type { Operation } from '../../src/api/shared/operation.ts';
import { restaurantFacts, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { type ApiService, apiService } from './api-service.ts';

export function dish(name: string, price: number, more: Partial<TaggedItem> = {}): TaggedItem {
  return taggedItem({
    name,
    description: null,
    price,
    vegetarian: false,
    allergens: '-',
    stated: {},
    evidence: [],
    ...more,
  });
}

const evidenceOf = (...codes: string[]): Pick<TaggedItem, 'evidence'> => ({
  evidence: codes.map((value) => ({
    field: 'allergens',
    value,
    basis: 'stated',
    words: value,
    rule: 'legend',
    confidence: 1,
    state: 'contains',
  })),
});

export interface SeededService extends ApiService {
  readonly pub: string;
  readonly cafe: string;
  readonly pubMenu: number;
  readonly cafeMenu: number;
}

/** Two restaurants with a searchable menu each. */
export async function seededService(t: ExecutionContext, overrides: Partial<ApiDeps> = {}): Promise<SeededService> {
  const service = await apiService(t, overrides);
  const { restaurant: pub } = await service.restaurants.save(
    restaurantFacts({ name: "The Potter's Wheel", city: 'Leek', postcode: 'ST13 5AA', cuisine: 'Pub' }),
  );
  const { restaurant: cafe } = await service.restaurants.save(
    restaurantFacts({ name: 'Café Clayhanger', city: 'Stone', postcode: 'ST15 8AA', cuisine: 'Café' }),
  );
  const pubMenu = await service.menus.publish(
    taggedMenu({
      restaurantId: pub.id,
      name: 'Sunday Lunch',
      sourceUrl: 'https://wheel.example/lunch.pdf',
      sections: [
        {
          name: 'Pies',
          items: [
            dish('Steak and Ale Pie', 13.5, {
              calories: 1100,
              allergens: 'Gluten, Milk',
              ...evidenceOf('GLUTEN', 'MILK'),
            }),
            dish('Cheese and Onion Pie', 11, {
              vegetarian: true,
              calories: 900,
              allergens: 'Gluten, Milk',
              ...evidenceOf('GLUTEN', 'MILK'),
            }),
            dish('Chickpea Pie', 10.5, {
              vegetarian: true,
              vegan: true,
              calories: 700,
              allergens: 'Gluten',
              ...evidenceOf('GLUTEN'),
            }),
            dish('Market Pie', 0, { calories: 800, allergens: 'Unknown (ask the restaurant)' }),
          ],
        },
        {
          name: 'Puddings',
          items: [dish('Rhubarb Crumble', 6, { allergens: 'Milk (may contain)', ...evidenceOf('MILK') })],
        },
      ],
    }),
  );
  const cafeMenu = await service.menus.publish(
    taggedMenu({
      restaurantId: cafe.id,
      name: 'Pie and Mash Night',
      sourceUrl: 'https://clayhanger.example/pies.html',
      sections: [
        {
          name: 'Plates',
          items: [
            dish('Halal Lamb Pie', 12, { halal: true, calories: 950, allergens: 'Gluten', ...evidenceOf('GLUTEN') }),
            dish('Chilli Pie', 9, { spicy: true, calories: 850 }),
          ],
        },
      ],
    }),
  );
  await service.index();
  return { ...service, pub: pub.id, cafe: cafe.id, pubMenu: pubMenu.menuId, cafeMenu: cafeMenu.menuId };
}

export function exampleAddress(
  { path, pathId, exampleQuery }: Pick<Operation, 'path' | 'pathId' | 'exampleQuery'>,
  { pub, pubMenu }: Pick<SeededService, 'pub' | 'pubMenu'>,
): string {
  const named = { menu: pubMenu, restaurant: pub, exportFile: 'menus.ndjson' };
  const address = pathId ? path.replace(/\{\w+\}/, String(named[pathId])) : path;
  return exampleQuery === undefined ? address : `${address}?${exampleQuery}`;
}

/** Waits for everything that is made on first request. */
export async function allMade({ made }: Pick<ApiService, 'made'>): Promise<void> {
  await made.exports?.latest('current');
}
