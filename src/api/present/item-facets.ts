import { ALLERGENS } from '@menu-data-service/allergens';
import type { z } from 'zod';
import type { ItemFacets } from '../../ports/search/facets.ts';
import type { itemFacetsSchema } from '../schemas/item-facets.ts';

const NAMES = new Map(ALLERGENS.map(({ code, name }) => [code, name]));

export function presentItemFacets(facets: ItemFacets): z.output<typeof itemFacetsSchema> {
  const { total, vegetarian, vegan, halal, spicy, allergens, price, calories } = facets;
  const { cuisines, cities, courses, restaurants, families } = facets;
  return {
    ...{ total, vegetarian, vegan, halal, spicy },
    allergens: allergens.map(({ code, ...counts }) => ({ code, name: NAMES.get(code) ?? code, ...counts })),
    price: [...price],
    calories: [...calories],
    cuisines: [...cuisines],
    cities: [...cities],
    courses: [...courses],
    restaurants: [...restaurants],
    families: [...families],
  };
}
