import test from 'ava';
import type { z } from 'zod';
import type { itemFacetsSchema } from '../../src/api/items/item-facets.ts';
import { itemSearchQuerySchema } from '../../src/api/items/item-search-query.ts';
import { MAX_HITS, MAX_OFFSET } from '../../src/ports/search/queries.ts';
import { placedService } from './placed.ts';
import { type SeededService, seededService } from './seeded.ts';

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

test('refuses a mistyped filter with the nearest name', async (t) => {
  const { refuses } = await seededService(t);
  const problem = await refuses('/v1/menus/items?search=pie&excludeAlergens=milk', 400, 'unknown_parameter');
  t.regex(problem.detail, /Did you mean "excludeAllergens"\?/);
  t.is(problem.errors?.[0]?.parameter, 'excludeAlergens');
  for (const [given, meant] of [
    ['q', 'search'],
    ['pageSize', 'limit'],
    ['maxprice', 'maxPrice'],
    ['max_price', 'maxPrice'],
    ['allergens', 'excludeAllergens'],
  ]) {
    const { detail } = await refuses(`/v1/menus/items?search=pie&${given}=1`, 400, 'unknown_parameter');
    t.true(detail.includes(`Did you mean "${meant}"?`), `${given}: ${detail}`);
  }
});

test('refuses filters with an empty or wrong value', async (t) => {
  const { refuses } = await seededService(t);
  for (const wrong of [
    'vegan=',
    'vegan=yes',
    'vegan=1',
    'vegan=TRUE',
    'minPrice=',
    'minPrice=-1',
    'maxPrice=1e3',
    'maxPrice=NaN',
    'maxPrice=cheap',
    'minCalories=0x10',
    'excludeAllergens=',
    'excludeAllergens=milk,',
    'excludeAllergens=kryptonite',
    'allergenCertainty=',
    'allergenCertainty=sure',
    'allergenCertainty=likely&includeUnknownAllergens=true',
    'sort=',
    'sort=cheap',
    'restaurantId=abc',
    'menuId=abc',
    'menuId=0',
    'minPrice=9&maxPrice=3',
    'city=%25',
    'cuisine=!!',
  ]) {
    const { errors } = await refuses(`/v1/menus/items?search=pie&${wrong}`, 400, 'invalid_parameter');
    t.is(errors?.length, 1, wrong);
    t.is(errors?.[0]?.parameter, wrong.split('=')[0]);
  }
  const { detail } = await refuses('/v1/menus/items?search=pie&excludeAllergens=sesamy', 400, 'invalid_parameter');
  t.regex(detail, /Did you mean Sesame\?/);
});

test('names every faulty parameter in one answer', async (t) => {
  const { refuses } = await seededService(t);
  const { errors } = await refuses('/v1/menus/items?vegan=perhaps&limit=0&colour=red', 400, 'invalid_parameter');
  t.deepEqual(errors?.map(({ parameter }) => parameter).sort(), ['colour', 'limit', 'vegan']);
});

test('caps limit at its maximum, and refuses offsets beyond the last', async (t) => {
  const { refuses, get } = await seededService(t);
  for (const wrong of [
    'limit=0',
    'limit=-1',
    'limit=',
    'limit=ten',
    'limit=1.5',
    'offset=-1',
    `offset=${MAX_OFFSET + 1}`,
    'offset=x',
    'offset=',
  ]) {
    await refuses(`/v1/menus/items?search=pie&${wrong}`, 400, 'invalid_parameter');
    await refuses(`/v1/menus?search=pie&${wrong}`, 400, 'invalid_parameter');
  }
  const response = await get(`/v1/menus/items?search=pie&limit=${MAX_HITS + 1}`);
  t.is(response.status, 200);
  t.regex(response.headers.get('link') ?? '', new RegExp(`limit=${MAX_HITS}&`));
});

test('requires a search of 1 to 200 characters with a word', async (t) => {
  const { refuses, get } = await seededService(t);
  for (const path of ['/v1/menus/items', '/v1/menus']) {
    await refuses(path, 400, 'search_required');
    await refuses(`${path}?limit=5`, 400, 'search_required');
    for (const term of ['', '%20%20', '!!!', '-pie', '-%22pie%20crust%22', '%26']) {
      await refuses(`${path}?search=${term}`, 400, 'search_required');
    }
    await refuses(`${path}?search=${'a'.repeat(201)}`, 400, 'invalid_parameter');
    await refuses(`${path}?search=pie%00`, 400, 'invalid_parameter');
    await refuses(`${path}?search=pie%0Acrust`, 400, 'invalid_parameter');
    await refuses(`${path}?search=%ff`, 400, 'malformed_url');
    await refuses(`${path}?search=%`, 400, 'malformed_url');
    await refuses(`${path}?search=pie&search=pie`, 400, 'duplicate_parameter');
    t.is((await get(`${path}?search=${'a'.repeat(200)}`)).status, 200);
    t.is((await get(`${path}?search=%20%20pie%20%20`)).status, 200);
    t.is((await get(`${path}?search=pie+-steak`)).status, 200);
    t.is((await get(`${path}?search=7`)).status, 200);
    t.is((await get(`${path}?search=%F0%9F%8D%95`)).status, 200);
  }
});

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
