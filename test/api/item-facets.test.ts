import test from 'ava';
import type { z } from 'zod';
import type { itemFacetsSchema } from '../../src/api/items/item-facets.ts';
import { seededService } from './seeded.ts';

type Facets = z.output<typeof itemFacetsSchema>;

test('facets cover the items of the same search, or everything without a search', async (t) => {
  const { read, get } = await seededService(t);
  for (const query of ['search=pie', 'search=pie%20no%20gluten', 'search=pie&maxPrice=5', 'search=zzzz']) {
    const search = await get(`/v1/menus/items?${query}`);
    const answer = await get(`/v1/menus/items/facets?${query}`);
    const facets = (await answer.json()) as Facets;
    t.is(facets.total, Number(search.headers.get('x-total-count')), query);
    for (const header of ['x-search-understood', 'x-allergens-unknown', 'x-allergens-likely'])
      t.deepEqual(answer.headers.get(header), search.headers.get(header), `${query} ${header}`);
  }
  const all = await read<Facets>('countItems', '/v1/menus/items/facets');
  const pies = await read<Facets>('countItems', '/v1/menus/items/facets?search=pie');
  t.true(all.total > pies.total);
  t.is(all.allergens.length, 14);
  const vegan = await read<Facets>('countItems', '/v1/menus/items/facets?vegan=true');
  t.is(vegan.total, all.vegan);
});

test('facets accept the filters of the item search, but neither paging nor an order', async (t) => {
  const { refuses } = await seededService(t);
  await refuses('/v1/menus/items/facets?limit=5', 400, 'unknown_parameter');
  await refuses('/v1/menus/items/facets?sort=price', 400, 'unknown_parameter');
  await refuses('/v1/menus/items/facets?search=', 400, 'search_required');
  await refuses('/v1/menus/items/facets?minPrice=9&maxPrice=5', 400, 'invalid_parameter');
});
