import test from 'ava';
import { itemSearchQuerySchema } from '../../src/api/items/item-search-query.ts';
import { placedService } from './placed.ts';
import type { SeededService } from './seeded.ts';

/** A query for each parameter, and the value that must change its answer. */
function changes({
  pub,
  pubMenu,
}: Pick<SeededService, 'pub' | 'pubMenu'>): Record<string, [query: string, value: string]> {
  const pies = 'search=pie';
  return {
    search: [pies, 'crumble'],
    limit: [pies, '1'],
    offset: [pies, '1'],
    understand: ['search=vegan pie', 'false'],
    sort: [pies, '-price'],
    vegetarian: [pies, 'true'],
    vegan: [pies, 'true'],
    halal: [pies, 'true'],
    spicy: [pies, 'true'],
    minPrice: [pies, '11'],
    maxPrice: [pies, '11'],
    minCalories: [pies, '900'],
    maxCalories: [pies, '900'],
    excludeAllergens: [pies, 'gluten'],
    includeUnknownAllergens: [`${pies}&excludeAllergens=gluten`, 'true'],
    allergenCertainty: [`${pies}&excludeAllergens=gluten`, 'any'],
    city: [pies, 'stone'],
    cuisine: [pies, 'pub'],
    near: [pies, 'ST15'],
    radius: [`${pies}&near=ST15`, '30km'],
    course: [pies, 'desserts'],
    family: [pies, 'chilli-pie'],
    restaurantId: [pies, pub],
    menuId: [pies, String(pubMenu)],
    fields: [pies, 'id,name'],
  };
}

test('no parameter of the item search is silently ignored', async (t) => {
  const service = await placedService(t);
  const answer = async (query: URLSearchParams) => {
    const response = await service.get(`/v1/menus/items?${query}`);
    t.is(response.status, 200, String(query));
    return [response.headers.get('x-search-understood'), await response.text()];
  };
  const known = changes(service);
  t.deepEqual(Object.keys(known).sort(), Object.keys(itemSearchQuerySchema.shape).sort());
  for (const [name, [query, value]] of Object.entries(known)) {
    const changed = new URLSearchParams(query);
    changed.set(name, value);
    t.notDeepEqual(await answer(changed), await answer(new URLSearchParams(query)), name);
  }
});
