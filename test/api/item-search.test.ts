import type { Menu } from '@menu-data-service/menu-model/menu';
import test from 'ava';
import type { z } from 'zod';
import type { explainSchema } from '../../src/api/items/item-explain.ts';
import { type itemSearchHitSchema, itemSelectionSchema } from '../../src/api/items/item-search-hit.ts';
import { MAX_OFFSET } from '../../src/ports/search/queries.ts';
import { taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';
import { BASE_URL, checkBody } from './api-service.ts';
import { type SeededService, seededService } from './seeded.ts';

type Hit = z.output<typeof itemSearchHitSchema>;

const find = (service: SeededService, query: string): Promise<Hit[]> =>
  service.read<Hit[]>('searchItems', `/v1/menus/items?${query}`);
const names = async (service: SeededService, query: string): Promise<string[]> =>
  (await find(service, query)).map(({ menuItem }) => menuItem.name).sort();

test('item search shows the item with its restaurant, menu and section', async (t) => {
  const service = await seededService(t);
  const [hit] = await find(service, 'search=rhubarb%20crumble');
  t.like(hit, {
    restaurantName: "The Potter's Wheel",
    menuId: service.pubMenu,
    menuName: 'Sunday Lunch',
    sectionName: 'Puddings',
    menuItem: { name: 'Rhubarb Crumble', price: 6 },
  });
});

test('item search forgives typos and matches prefixes', async (t) => {
  const service = await seededService(t);
  t.deepEqual(await names(service, 'search=rubarb'), ['Rhubarb Crumble']);
  t.deepEqual(await names(service, 'search=crumb'), ['Rhubarb Crumble']);
});

test('a search without hits is an empty array with a total of 0', async (t) => {
  const service = await seededService(t);
  const response = await service.get('/v1/menus/items?search=zzzzqqqq');
  t.is(response.headers.get('x-total-count'), '0');
  t.deepEqual(await response.json(), []);
});

test('flags filter if true and are ignored if false; vegetarian includes vegan', async (t) => {
  const service = await seededService(t);
  t.deepEqual(await names(service, 'search=pie&vegetarian=true'), ['Cheese and Onion Pie', 'Chickpea Pie']);
  t.deepEqual(await names(service, 'search=pie&vegan=true'), ['Chickpea Pie']);
  t.deepEqual(await names(service, 'search=pie&halal=true'), ['Halal Lamb Pie']);
  t.deepEqual(await names(service, 'search=pie&spicy=true'), ['Chilli Pie']);
  t.deepEqual(await names(service, 'search=pie&vegan=false'), await names(service, 'search=pie'));
});

test('filters by price and calories; an unknown price is excluded by filters and sorted last in both directions', async (t) => {
  const service = await seededService(t);
  t.deepEqual(await names(service, 'search=pie&maxPrice=10.50&minPrice=0'), ['Chickpea Pie', 'Chilli Pie']);
  t.deepEqual(await names(service, 'search=pie&minCalories=900&maxCalories=1000'), [
    'Cheese and Onion Pie',
    'Halal Lamb Pie',
  ]);
  for (const sort of ['price', '-price']) {
    const prices = (await find(service, `search=pie&sort=${sort}&menuId=${service.pubMenu}`)).map(
      ({ menuItem }) => menuItem.price,
    );
    t.is(prices.at(-1), 0, sort);
    const known = prices.filter((price) => price > 0);
    t.deepEqual(
      known,
      known.toSorted((a, b) => (sort === 'price' ? a - b : b - a)),
      sort,
    );
  }
});

test('excludeAllergens leaves out items that contain, may contain or do not state it, and counts the unknown', async (t) => {
  const service = await seededService(t);
  t.deepEqual(await names(service, 'search=pie&excludeAllergens=milk'), [
    'Chickpea Pie',
    'Chilli Pie',
    'Halal Lamb Pie',
  ]);
  t.deepEqual(await names(service, 'search=pie&excludeAllergens=MILK,cereals%20containing%20gluten'), ['Chilli Pie']);
  t.deepEqual(await names(service, 'search=rhubarb&excludeAllergens=milk'), []);
  const response = await service.get('/v1/menus/items?search=pie&excludeAllergens=milk&limit=1');
  t.is(response.headers.get('x-total-count'), '3');
  const asked = await service.get('/v1/menus/items?search=dairy%20free%20pie&limit=1');
  t.is(asked.headers.get('x-allergens-unknown'), '1');
  t.is(asked.headers.get('x-total-count'), '3');
  t.true(
    (await names(service, 'search=pie&excludeAllergens=milk&includeUnknownAllergens=true')).includes('Market Pie'),
  );
  t.deepEqual(
    await names(service, 'search=pie&excludeAllergens=milk&allergenCertainty=any'),
    await names(service, 'search=pie&excludeAllergens=milk&includeUnknownAllergens=true'),
  );
});

test('sends counts of items left out whenever an allergen is excluded, even if they are 0', async (t) => {
  const service = await seededService(t);
  const counts = async (query: string) => {
    const { headers } = await service.get(`/v1/menus/items?${query}`);
    return [headers.get('x-allergens-unknown'), headers.get('x-allergens-likely')];
  };
  t.deepEqual(await counts('search=pie'), [null, null]);
  t.deepEqual(await counts('search=pie&excludeAllergens=milk'), ['1', '0']);
  t.deepEqual(await counts('search=pie&excludeAllergens=milk&allergenCertainty=likely'), ['1', '0']);
  t.deepEqual(await counts('search=pie&excludeAllergens=milk&allergenCertainty=any'), ['0', '0']);
  t.deepEqual(await counts('search=dairy%20free%20pie&includeUnknownAllergens=true'), ['0', '0']);
});

test('city, cuisine, restaurantId and menuId narrow the search', async (t) => {
  const service = await seededService(t);
  const cafe = ['Chilli Pie', 'Halal Lamb Pie'];
  t.deepEqual(await names(service, 'search=pie&city=stone'), cafe);
  t.deepEqual(await names(service, 'search=pie&cuisine=cafe'), cafe);
  t.deepEqual(await names(service, `search=pie&restaurantId=${service.cafe.toUpperCase()}`), cafe);
  t.deepEqual(await names(service, `search=pie&menuId=${service.cafeMenu}`), cafe);
});

test('pages arrays by limit and offset through a total order with total and links', async (t) => {
  const service = await seededService(t);
  const all = await find(service, 'search=pie');
  t.is(all.length, 6);
  const response = await service.get('/v1/menus/items?search=pie&limit=2&offset=2');
  t.deepEqual(await response.json(), all.slice(2, 4));
  t.is(response.headers.get('x-total-count'), '6');
  const at = (offset: number, rel: string) =>
    `<${BASE_URL}/v1/menus/items?search=pie&limit=2&offset=${offset}>; rel="${rel}"`;
  t.deepEqual(response.headers.get('link')?.split(', '), [
    at(0, 'first'),
    at(0, 'prev'),
    at(4, 'next'),
    at(4, 'last'),
    `<${BASE_URL}/allergens>; rel="help"`,
  ]);
  t.notRegex((await service.get('/v1/menus/items?search=pie&limit=2&offset=4')).headers.get('link') ?? '', /next/);
  t.notRegex((await service.get('/v1/menus/items?search=pie')).headers.get('link') ?? '', /prev|next/);
  t.deepEqual(await (await service.get(`/v1/menus/items?search=pie&limit=2&offset=${MAX_OFFSET}`)).json(), []);
});

test('the same query gives the same bytes', async (t) => {
  const { get } = await seededService(t);
  const bodies = await Promise.all([1, 2, 3, 4].map(async () => (await get('/v1/menus/items?search=pie')).text()));
  t.is(new Set(bodies).size, 1);
});

test('a replaced menu vanishes from search although the index still holds it', async (t) => {
  const service = await seededService(t);
  t.is((await find(service, 'search=rhubarb')).length, 1);
  await service.menus.publish(
    taggedMenu({ restaurantId: service.pub, name: 'Sunday Lunch', sourceUrl: 'https://wheel.example/lunch.pdf' }),
  );
  await until(async () => (await find(service, 'search=rhubarb')).length === 0);
  const response = await service.get('/v1/menus/items?search=pie&limit=2');
  t.is(response.headers.get('x-total-count'), '2');
  t.is(((await response.json()) as Hit[]).length, 2);
});

test('compresses lists as the client prefers', async (t) => {
  const { get, read } = await seededService(t);
  for (const coding of ['br', 'gzip']) {
    t.is(
      (await get('/v1/menus/items?search=pie', { 'Accept-Encoding': coding })).headers.get('content-encoding'),
      coding,
    );
    await read('searchItems', '/v1/menus/items?search=pie', { 'Accept-Encoding': coding });
  }
});

test('a filter alone lists its items, by restaurant in the order of the menus', async (t) => {
  const service = await seededService(t);
  const hits = await service.read<{ menuId: number; menuItem: { name: string } }[]>(
    'searchItems',
    '/v1/menus/items?cuisine=pub',
  );
  const menu = await service.read<Menu>('getMenu', `/v1/menus/${service.pubMenu}`);
  t.deepEqual(
    hits.map(({ menuItem }) => menuItem.name),
    menu.sections.flatMap(({ items }) => items.map(({ name }) => name)),
  );
  const all = await service.get('/v1/menus/items?maxPrice=1000&limit=2');
  t.is(all.headers.get('x-total-count'), '6', 'one of the seven has no price');
  t.regex(all.headers.get('link') ?? '', /maxPrice=1000&limit=2&offset=2>; rel="next"/);
  for (const alone of ['vegan=false', 'radius=5km', 'allergenCertainty=any', 'sort=price'])
    await service.refuses(`/v1/menus/items?${alone}`, 400, 'search_required');
  const { errors } = await service.refuses('/v1/menus/items?vegan=yes', 400, 'invalid_parameter');
  t.is(errors?.length, 1, 'the filter alone is at fault');
});

test('fields selects the parts of a hit in order; a dish has one id in all versions and answers', async (t) => {
  const service = await seededService(t);
  const find = async (query: string) => {
    const response = await service.get(`/v1/menus/items?${query}`);
    return checkBody<z.output<typeof itemSelectionSchema>>(t, response, itemSelectionSchema);
  };
  const [hit] = await find('search=steak%20and%20ale%20pie&fields=price,name,id,menuId&limit=1');
  t.deepEqual(hit, { id: hit?.id, menuId: service.pubMenu, menuItem: { name: 'Steak and Ale Pie', price: 13.5 } });
  const [whole] = await find('search=steak%20and%20ale%20pie&fields=menuItem&limit=1');
  t.is(Object.keys(whole?.menuItem ?? {}).length, 9);
  t.deepEqual(await find('search=steak%20and%20ale%20pie&fields=distance&limit=1'), [{}]);
  const { items } = await service.read<z.output<typeof explainSchema>>(
    'explainItemSearch',
    '/v1/menus/items/explain?search=steak%20and%20ale%20pie',
  );
  t.is(items[0]?.id, hit?.id);
  const restaurantId = service.pub;
  const dearer = taggedItem({ name: 'Steak and Ale PIE', price: 14.5 });
  const sections = [{ name: 'Pies', items: [dearer] }];
  await service.menus.publish(
    taggedMenu({ restaurantId, name: 'Sunday Lunch', sourceUrl: 'https://wheel.example/lunch.pdf', sections }),
  );
  await service.index();
  const [later] = await find('search=steak%20and%20ale%20pie&fields=id,menuId&limit=1');
  t.is(later?.id, hit?.id);
  t.not(later?.menuId, service.pubMenu);
  const { changes } = await service.read<{ changes: { data: { before: { id: string }; after: { id: string } } }[] }>(
    'listChanges',
    '/v1/changes?types=price.raised',
  );
  t.deepEqual(
    changes.map(({ data }) => [data.before.id, data.after.id]),
    [[hit?.id, hit?.id]],
  );
  const { detail } = await service.refuses('/v1/menus/items?search=pie&fields=nme', 400, 'invalid_parameter');
  t.regex(detail, /"nme" is no field of a hit\. Did you mean name\?/);
  const empty = await service.get('/v1/menus/items?search=pie&vegan=true&maxPrice=1&fields=id,name');
  t.regex(empty.headers.get('link') ?? '', /fields=id%2Cname[^>]*>; rel="alternate"/);
});
