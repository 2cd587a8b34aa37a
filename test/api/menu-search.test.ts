import test from 'ava';
import type { MenuHit } from '../../src/ports/search/pages.ts';
import { BASE_URL } from './api-service.ts';
import { seededService } from './seeded.ts';

test('menu search gives one hit per matching section, and section null only if no section matches', async (t) => {
  const { read, pub, pubMenu, cafe, cafeMenu } = await seededService(t);
  const hits = await read<MenuHit[]>('searchMenus', '/v1/menus?search=pie');
  t.deepEqual(hits, [
    {
      restaurantId: cafe,
      restaurantName: 'Café Clayhanger',
      menuId: cafeMenu,
      menuName: 'Pie and Mash Night',
      section: null,
    },
    {
      restaurantId: pub,
      restaurantName: "The Potter's Wheel",
      menuId: pubMenu,
      menuName: 'Sunday Lunch',
      section: 'Pies',
    },
  ]);
  t.deepEqual(
    (await read<MenuHit[]>('searchMenus', '/v1/menus?search=sunday%20lunch')).map(({ section }) => section),
    [null],
  );
});

test('menu search has total, links and the caveat', async (t) => {
  const { get } = await seededService(t);
  const response = await get('/v1/menus?search=pie&limit=1');
  t.is(response.headers.get('x-total-count'), '2');
  const link = response.headers.get('link') ?? '';
  t.true(link.includes(`<${BASE_URL}/v1/menus?search=pie&limit=1&offset=1>; rel="next"`));
  t.true(link.includes(`<${BASE_URL}/allergens>; rel="help"`));
});

test('menu search refuses item filters', async (t) => {
  const { refuses } = await seededService(t);
  const { detail } = await refuses('/v1/menus?search=pie&vegan=true', 400, 'unknown_parameter');
  t.regex(detail, /Known: search, limit, offset/);
});

test('a menu search corrects typos, translates words, and suggests dishes if no menu matches', async (t) => {
  const { get, read } = await seededService(t);
  const typed = await read<MenuHit[]>('searchMenus', '/v1/menus?search=sundey%20lunsh');
  t.deepEqual(
    typed.map(({ menuName }) => menuName),
    ['Sunday Lunch'],
  );
  const response = await get('/v1/menus?search=steak');
  t.is(response.headers.get('x-total-count'), '0');
  t.regex(response.headers.get('link') ?? '', /\/v1\/menus\/items\?[^>]*search=[^>]*>; rel="alternate"/);
});
