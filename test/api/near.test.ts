import test from 'ava';
import type { z } from 'zod';
import type { explainSchema } from '../../src/api/items/item-explain.ts';
import type { restaurantPageSchema } from '../../src/api/restaurants/restaurant.ts';
import { placedService } from './placed.ts';
import { seededService } from './seeded.ts';

test('finds dishes near a point, a postcode, a district or a town, also in words, and says how it was read', async (t) => {
  const { get, read, cafe } = await placedService(t);
  const ids = async (query: string) => {
    const answer = await get(`/v1/menus/items?${query}`);
    const hits = (await answer.json()) as readonly { restaurantId: string }[];
    return { of: [...new Set(hits.map(({ restaurantId }) => restaurantId))], answer };
  };
  for (const query of [
    'search=pie&near=52.9,-2.15',
    'search=pie&near=st158zx&radius=2mi',
    'search=pie&near=ST15&sort=distance',
    'search=pie&near=stone',
    'search=pie%20near%20ST15%208ZX',
    'search=pie%20within%203%20miles%20of%20Stone',
  ])
    t.deepEqual((await ids(query)).of, [cafe], query);
  const { answer } = await ids('search=pie%20within%203%20miles%20of%20Stone');
  t.is(answer.headers.get('X-Search-Understood'), 'text="pie", near="Stone", radius=4828.0');
  t.is(answer.headers.get('X-Places-Unknown'), '0');
  t.deepEqual((await ids('search=pie&near=ST15%208ZX&radius=30km&sort=distance')).of[0], cafe);
  const explained = await read<z.output<typeof explainSchema>>(
    'explainItemSearch',
    '/v1/menus/items/explain?search=mash%20near%20ST15%208ZX',
  );
  t.deepEqual([explained.understood.near, explained.understood.radius], ['ST15 8ZX', 5000]);
  t.is(explained.items[0]?.distance, 320);
});

test('without words finds everything near a place, dishes and menus, optionally nearest first', async (t) => {
  const { get, cafe, pub } = await placedService(t);
  for (const path of ['/v1/menus/items', '/v1/menus', '/v1/menus/items/explain']) {
    const answer = await get(`${path}?near=Stone&radius=30km&sort=distance`);
    t.is(answer.status, 200, path);
    t.is(answer.headers.get('X-Search-Understood'), 'text=""', path);
    if (path.endsWith('explain')) continue;
    const ids = ((await answer.json()) as readonly { restaurantId: string }[]).map(({ restaurantId }) => restaurantId);
    t.deepEqual([...new Set(ids)], [cafe, pub], path);
  }
});

test('refuses an unknown place, and an order or distance without one, with suggestions', async (t) => {
  const { refuses } = await placedService(t);
  const detail = async (query: string) =>
    (await refuses(`/v1/menus/items?search=pie&${query}`, 400, 'invalid_parameter')).errors?.[0]?.detail ?? '';
  t.regex(await detail('near=Stoen'), /nothing is known of "Stoen".*did you mean Stone/);
  t.regex(await detail('near=ST15%208ZW'), /did you mean ST15 8ZX/);
  t.regex(await detail('near=0,0'), /nothing is known/);
  t.regex(await detail('near=91,0'), /latitude,longitude in decimal degrees/);
  t.regex(await detail('near=Stone&radius=500km'), /expected 0\.1 to 100 km/);
  t.regex(await detail('radius=5km'), /expected near/);
  t.regex(await detail('sort=distance'), /give near too/);
});

test('lists restaurants near a place; their linked data have their position', async (t) => {
  const { get, read, cafe, pub } = await placedService(t);
  const list = '/v1/restaurants?near=ST15%208ZX&radius=30&sort=distance';
  const page = await read<z.output<typeof restaurantPageSchema>>('listRestaurants', list);
  t.deepEqual(
    page.items.map(({ id }) => id),
    [cafe, pub],
  );
  const answer = await get('/v1/restaurants?near=ST15%208ZX');
  t.is(answer.headers.get('X-Places-Unknown'), '1');
  const ld = await (await get(`/v1/restaurants/${cafe}`, { Accept: 'application/ld+json' })).json();
  t.like(ld, { geo: { '@type': 'GeoCoordinates', latitude: 52.9027, longitude: -2.1483 } });
});

test('the finder has a field for a place and shows distances only if places are known', async (t) => {
  const { url } = await placedService(t);
  const page = async (base: string, query: string) => (await fetch(`${base}/find?${query}`)).text();
  const near = await page(url, 'search=pie&near=ST15+8ZX&radius=3mi');
  t.regex(near, /<input id="near" name="near" value="ST15 8ZX"/);
  t.regex(near, /id="near-me"/);
  t.regex(near, /Within 4\.8 km of ST15 8ZX/);
  t.regex(near, /Stone <span class="quiet">\(320 m\)/);
  t.regex(near, /<option value="distance">Nearest first/);
  t.regex(
    await page(url, 'search=pie&near=Stoen'),
    /nothing is known of “Stoen”|nothing is known of &quot;Stoen&quot;/,
  );
  const { url: unplaced } = await seededService(t);
  t.regex(near, /assets\/near\.js/);
  t.notRegex(await page(unplaced, 'search=pie'), /id="near|near\.js/);
});
