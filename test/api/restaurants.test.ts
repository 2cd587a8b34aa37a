import test, { type ExecutionContext } from 'ava';
import type { z } from 'zod';
import type { restaurantPageSchema } from '../../src/api/restaurants/restaurant.ts';
import type { RestaurantDetail } from '../../src/domain/restaurant.ts';
import { restaurantFacts, taggedMenu } from '../support/tagged-menu.ts';
import { type ApiService, apiService, BASE_URL } from './api-service.ts';
import { seededService } from './seeded.ts';

const NAMES = ["Baker's Dozen", 'Élan', 'the apple', 'Zebra 100%', 'Eel_Pie House'];

async function withRestaurants(t: ExecutionContext): Promise<ApiService> {
  const service = await apiService(t);
  for (const [index, name] of NAMES.entries()) {
    await service.restaurants.save(
      restaurantFacts({
        name,
        postcode: `ST1 ${index}AA`,
        city: index < 2 ? 'Stoke-on-Trent' : 'Leek',
        cuisine: 'Café',
      }),
    );
  }
  return service;
}

type RestaurantPage = z.output<typeof restaurantPageSchema>;

const page = (service: ApiService, query: string): Promise<RestaurantPage> =>
  service.read<RestaurantPage>('listRestaurants', `/v1/restaurants?${query}`);

test('sorts restaurants by their names in en-GB, then by id', async (t) => {
  const service = await withRestaurants(t);
  const { items } = await page(service, '');
  t.deepEqual(
    items.map(({ name }) => name),
    ["Baker's Dozen", 'Eel_Pie House', 'Élan', 'the apple', 'Zebra 100%'],
  );
  t.is(items[0]?.location, 'Stoke-on-Trent, ST1 0AA');
});

test('paging: page 1 with 20 entries by default, at most 100, stated in the body', async (t) => {
  const service = await withRestaurants(t);
  t.like(await page(service, ''), {
    totalCount: 5,
    pageSize: 20,
    currentPage: 1,
    totalPages: 1,
    hasPrevious: false,
    hasNext: false,
  });
  t.like(await page(service, 'page=2&pageSize=2'), {
    totalCount: 5,
    pageSize: 2,
    currentPage: 2,
    totalPages: 3,
    hasPrevious: true,
    hasNext: true,
  });
  t.like(await page(service, 'pageSize=5000'), { pageSize: 100 });
});

test('paging: past the end is 200 without items, and nothing found has no pages', async (t) => {
  const service = await withRestaurants(t);
  t.deepEqual(await page(service, 'page=999999999'), {
    items: [],
    totalCount: 5,
    pageSize: 20,
    currentPage: 999999999,
    totalPages: 1,
    hasPrevious: true,
    hasNext: false,
  });
  t.like(await page(service, 'name=nobody'), {
    items: [],
    totalCount: 0,
    totalPages: 0,
    hasPrevious: false,
    hasNext: false,
  });
});

test('paging: not an integer, 0 or negative is 400', async (t) => {
  const { refuses } = await withRestaurants(t);
  for (const wrong of [
    'page=0',
    'page=-1',
    'page=two',
    'page=',
    'page=1.0',
    'page=%2B1',
    'pageSize=0',
    'pageSize=x',
    'pageSize=1e2',
  ]) {
    const { errors } = await refuses(`/v1/restaurants?${wrong}`, 400, 'invalid_parameter');
    t.is(errors?.[0]?.parameter, wrong.split('=')[0]);
  }
});

test('paging: links and total in headers', async (t) => {
  const service = await withRestaurants(t);
  const response = await service.get('/v1/restaurants?city=leek&page=2&pageSize=1');
  t.is(response.headers.get('x-total-count'), '3');
  const at = (number: number, rel: string) =>
    `<${BASE_URL}/v1/restaurants?city=leek&page=${number}&pageSize=1>; rel="${rel}"`;
  t.deepEqual(response.headers.get('link')?.split(', '), [at(1, 'first'), at(1, 'prev'), at(3, 'next'), at(3, 'last')]);
});

test('filters match substrings, fold both sides, have no wildcards and are ANDed', async (t) => {
  const service = await withRestaurants(t);
  for (const [query, expected] of [
    ['name=bakers', ["Baker's Dozen"]],
    ['name=BAKER%E2%80%99S', ["Baker's Dozen"]],
    ['name=elan', ['Élan']],
    ['name=100%25', ['Zebra 100%']],
    ['name=z%25a', []],
    ['name=eel_pie', ['Eel_Pie House']],
    ['name=a_ple', []],
    ['name=%20%20', ["Baker's Dozen", 'Eel_Pie House', 'Élan', 'the apple', 'Zebra 100%']],
    ['city=stoke%20on', ["Baker's Dozen", 'Élan']],
    ['city=leek&name=e&cuisine=cafe', ['Eel_Pie House', 'the apple', 'Zebra 100%']],
  ] as const) {
    t.deepEqual(
      (await page(service, query)).items.map(({ name }) => name),
      [...expected],
      query,
    );
  }
});

test('an unknown name finds similar ones, and the answer says so', async (t) => {
  const { get } = await withRestaurants(t);
  const said = async (name: string) => {
    const answer = await get(`/v1/restaurants?name=${name}`);
    const { items } = (await answer.json()) as { items: readonly { name: string }[] };
    return [answer.headers.get('x-name-match'), ...items.map((one) => one.name)];
  };
  t.deepEqual(await said('zebbra'), ['alike', 'Zebra 100%']);
  t.deepEqual(await said('bakers'), [null, "Baker's Dozen"]);
});

test('filters without a letter or digit, with control characters, or repeated are 400', async (t) => {
  const { refuses } = await withRestaurants(t);
  await refuses('/v1/restaurants?name=%25', 400, 'invalid_parameter');
  await refuses('/v1/restaurants?name=___', 400, 'invalid_parameter');
  await refuses('/v1/restaurants?name=a%00b', 400, 'invalid_parameter');
  await refuses('/v1/restaurants?name=a&name=b', 400, 'duplicate_parameter');
  const { detail } = await refuses('/v1/restaurants?page_size=5', 400, 'unknown_parameter');
  t.regex(detail, /Did you mean "pageSize"\?/);
});

test('a restaurant shows its address and the latest version of each menu', async (t) => {
  const { read, menus, pub, pubMenu } = await seededService(t);
  const before = await read<RestaurantDetail>('getRestaurant', `/v1/restaurants/${pub}`);
  t.like(before, {
    name: "The Potter's Wheel",
    city: 'Leek',
    latitude: 0,
    longitude: 0,
    menus: [{ id: pubMenu, version: 1, name: 'Sunday Lunch' }],
  });
  const { menuId } = await menus.publish(
    taggedMenu({ restaurantId: pub, name: 'Sunday Lunch', sourceUrl: 'https://wheel.example/lunch.pdf' }),
  );
  const after = await read<RestaurantDetail>('getRestaurant', `/v1/restaurants/${pub}`);
  t.deepEqual(after.menus, [{ id: menuId, version: 2, name: 'Sunday Lunch' }]);
  const list = await read<RestaurantPage>('listRestaurants', '/v1/restaurants?name=potters');
  t.is(list.items[0]?.activeMenus, 1);
});

test('restaurant ids ignore case; malformed is 400, unknown is 404', async (t) => {
  const { read, refuses, pub } = await seededService(t);
  t.like(await read<RestaurantDetail>('getRestaurant', `/v1/restaurants/${pub.toUpperCase()}`), { id: pub });
  for (const id of ['abc', '1', `${pub}0`, pub.replaceAll('-', ''), `%7B${pub}%7D`]) {
    await refuses(`/v1/restaurants/${id}`, 400, 'invalid_id');
  }
  await refuses('/v1/restaurants/00000000-0000-4000-8000-000000000000', 404, 'restaurant_not_found');
});
