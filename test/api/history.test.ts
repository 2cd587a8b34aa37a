import test, { type ExecutionContext } from 'ava';
import type { z } from 'zod';
import type { menuPricesSchema } from '../../src/api/schemas/menu-prices.ts';
import type { menuSourcesSchema } from '../../src/api/schemas/menu-sources.ts';
import type { priceStatisticsSchema } from '../../src/api/schemas/price-statistics.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import type { Menu } from '../../src/domain/menu.ts';
import type { RestaurantDetail } from '../../src/domain/restaurant.ts';
import { richResultFaults } from '../support/rich-result-faults.ts';
import { restaurantFacts, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { type ApiService, apiService, BASE_URL } from './api-service.ts';

/** A menu whose versions began in March, May and July 2026; it was withdrawn in September. */
async function withHistory(t: ExecutionContext) {
  const service = await apiService(t);
  const { restaurant } = await service.restaurants.save(restaurantFacts());
  const publish = async (...items: ReturnType<typeof taggedItem>[]) => {
    const sections = [{ name: 'Mains', items }];
    return (await service.menus.publish(taggedMenu({ restaurantId: restaurant.id, sections }))).menuId;
  };
  const stew = (price: number, name = 'Lobby Stew') => taggedItem({ name, description: 'Beef and barley', price });
  const first = await publish(stew(8), taggedItem({ name: 'Cheese Pie', description: null, price: 6 }));
  const second = await publish(taggedItem({ name: 'Soup', description: null, price: 4 }), stew(8.8));
  const third = await publish(stew(8.8, 'Lobby Beef Stew'), taggedItem({ name: 'Soup', description: null, price: 4 }));
  const ids = [first, second, third] as const;
  const dates = ['2026-03-01 12:00', '2026-05-10 12:00', '2026-07-01 12:00', '2026-09-01 12:00'];
  for (const [at, id] of ids.entries()) await redate(service, id, dates[at] ?? '', dates[at + 1] ?? null);
  return { ...service, restaurantId: restaurant.id, ids, sourceUrl: taggedMenu({ restaurantId: '' }).sourceUrl };
}

/** Puts a version into the past, body included. */
async function redate({ database }: ApiService, id: number, from: string, to: string | null): Promise<void> {
  await database.raw('update menus set date_updated = ?, date_deleted = ? where id = ?', [from, to, id]);
  const text = (at: string | null) => (at === null ? null : `${at.replace(' ', 'T')}:00.000000`);
  await database.raw(
    `update menu_bodies set identity = convert_to((convert_from(identity, 'UTF8')::jsonb
       || jsonb_build_object('dateUpdated', ?::text, 'dateDeleted', ?::text))::text, 'UTF8') where menu_id = ?`,
    [text(from), text(to), id],
  );
}

test('asOf answers with the version of that moment and says so as a Memento, from any id of the menu', async (t) => {
  const { get, refuses, ids } = await withHistory(t);
  const [first, second, third] = ids;
  for (const [asOf, expected] of [
    ['2026-03-01T12:00:00Z', first],
    ['2026-05-10T11:59:59.999999Z', first],
    ['2026-05-10T13:00:00+01:00', second],
    ['2026-05-10T13:00:00%2B01:00', second],
    ['2026-05-10T12:00:00', second],
    ['2026-08-31T23:00:00-05:00', third],
  ] as const) {
    const response = await get(`/v1/menus/${third}?asOf=${asOf}`);
    t.is(response.status, 200, asOf);
    t.is(((await response.json()) as Menu).id, expected, asOf);
    t.is(response.headers.get('content-location'), `${BASE_URL}/v1/menus/${expected}`);
  }
  const { headers } = await get(`/v1/menus/${first}?asOf=2026-06-01T00:00:00Z`);
  t.is(headers.get('memento-datetime'), 'Sun, 10 May 2026 12:00:00 GMT');
  const links = headers.get('link') ?? '';
  t.true(links.includes(`<${BASE_URL}/v1/menus/${first}>; rel="original timegate"`), links);
  t.true(links.includes(`<${BASE_URL}/v1/menus/${first}/versions>; rel="timemap"`), links);
  t.true(
    links.includes(`<${BASE_URL}/v1/menus/${second}>; rel="memento"; datetime="Sun, 10 May 2026 12:00:00 GMT"`),
    links,
  );
  const told = await get(`/v1/menus/${third}?asOf=2026-06-01T00:00:00Z`, { Accept: 'application/ld+json' });
  t.is(((await told.json()) as Record<string, unknown>)['@id'], `${BASE_URL}/menus/${second}`);
  t.regex(told.headers.get('link') ?? '', /rel="original timegate"/);
  const early = await refuses(`/v1/menus/${third}?asOf=2026-02-28T00:00:00Z`, 404, 'no_version_then');
  t.regex(early.detail, /its first version is of 2026-03-01/);
  const late = await refuses(`/v1/menus/${third}?asOf=2026-09-01T12:00:00Z`, 404, 'no_version_then');
  t.regex(late.detail, /withdrawn/);
  for (const wrong of [
    'yesterday',
    '2026-02-30T00:00:00Z',
    '2026-03-01',
    '2026-03-01T25:00:00Z',
    '2999-01-01T00:00:00Z',
    '',
  ]) {
    await refuses(`/v1/menus/${third}?asOf=${wrong}`, 400, 'invalid_parameter');
  }
  await refuses('/v1/menus/99999?asOf=2026-03-01T12:00:00Z', 404, 'menu_not_found');
});

test('Accept-Datetime negotiates as RFC 7089 says, and the versions are a TimeMap by Accept', async (t) => {
  const { get, refuses, ids } = await withHistory(t);
  const at = async (date: string) =>
    ((await (await get(`/v1/menus/${ids[0]}`, { 'Accept-Datetime': date })).json()) as Menu).id;
  t.is(await at('Sun, 10 May 2026 12:00:00 GMT'), ids[1]);
  t.is(await at('Thu, 01 Jan 2026 00:00:00 GMT'), ids[0], 'before the first the first');
  t.is(await at('Thu, 01 Oct 2026 00:00:00 GMT'), ids[2], 'after the last the last');
  await refuses(`/v1/menus/${ids[0]}`, 400, 'invalid_parameter', { 'Accept-Datetime': 'once' });
  const response = await get(`/v1/menus/${ids[1]}/versions`, { Accept: 'application/link-format' });
  t.is(response.headers.get('content-type'), 'application/link-format');
  const lines = (await response.text()).split(',\n');
  t.is(lines.length, 5);
  t.is(lines[2], `<${BASE_URL}/v1/menus/${ids[0]}>; rel="first memento"; datetime="Sun, 01 Mar 2026 12:00:00 GMT"`);
  t.is(lines[4], `<${BASE_URL}/v1/menus/${ids[2]}>; rel="last memento"; datetime="Wed, 01 Jul 2026 12:00:00 GMT"`);
});

test('a restaurant shows the menus of a moment', async (t) => {
  const { read, get, restaurantId, ids } = await withHistory(t);
  const menus = async (query: string) =>
    (await read<RestaurantDetail>('getRestaurant', `/v1/restaurants/${restaurantId}${query}`)).menus.map(
      ({ id }) => id,
    );
  t.deepEqual(await menus(''), []);
  t.deepEqual(await menus('?asOf=2026-05-10T12:00:00Z'), [ids[1]]);
  t.deepEqual(await menus('?asOf=2026-02-01T12:00:00Z'), []);
  const { headers } = await get(`/v1/restaurants/${restaurantId}?asOf=2026-05-10T12:00:00Z`);
  t.is(headers.get('memento-datetime'), 'Sun, 10 May 2026 12:00:00 GMT');
});

type Prices = z.output<typeof menuPricesSchema>;

test('dishes are followed through the versions: moved, renamed and dearer ones are the same', async (t) => {
  const { read, refuses, ids } = await withHistory(t);
  const [first, second, third] = ids;
  const { versions, dishes } = await read<Prices>('getMenuPrices', `/v1/menus/${third}/prices`);
  t.deepEqual(
    versions.map(({ id }) => id),
    [...ids],
  );
  t.deepEqual(
    dishes.map(({ name, prices }) => [name, ...prices.map(({ menuId, price }) => [menuId, price])]),
    [
      ['Lobby Beef Stew', [first, 8], [second, 8.8], [third, 8.8]],
      ['Soup', [second, 4]],
    ],
  );
  const old = await read<Prices>('getMenuPrices', `/v1/menus/${first}/prices?section=1&position=2`);
  t.is(old.dishes.length, 1);
  t.like(old.dishes[0], { name: 'Cheese Pie', gone: '2026-05-10T12:00:00.000000' });
  t.deepEqual((await read<Prices>('getMenuPrices', `/v1/menus/${first}/prices?section=9`)).dishes, []);
  await refuses(`/v1/menus/${first}/prices?section=0`, 400, 'invalid_parameter');
  await refuses('/v1/menus/99999/prices', 404, 'menu_not_found');
});

type Statistics = z.output<typeof priceStatisticsSchema>;

test('prices over all restaurants: quartiles by month and course, and an index of the same dishes', async (t) => {
  const { read, made, refuses, ids } = await withHistory(t);
  await made.prices?.latest();
  const { courses } = await read<Statistics>(
    'getPriceStatistics',
    '/v1/stats/prices?course=mains&from=2026-04&to=2026-09',
  );
  t.deepEqual(
    courses.map(({ course }) => course),
    ['mains'],
  );
  const months = courses[0]?.months ?? [];
  const stew = 8.8 / 8;
  t.deepEqual(
    months.map(({ month, dishes, median, matched, index }) => [month, dishes, median, matched, index]),
    [
      ['2026-04', 2, 7, 2, 100],
      ['2026-05', 2, 6.4, 1, Math.round(stew * 10_000) / 100],
      ['2026-06', 2, 6.4, 2, 110],
      ['2026-07', 2, 6.4, 2, 110],
      ['2026-08', 2, 6.4, 2, 110],
      ['2026-09', 0, null, 0, 110],
    ],
  );
  t.is(ids.length, 3);
  const all = await read<Statistics>('getPriceStatistics', '/v1/stats/prices');
  t.is(all.courses[0]?.course, 'all');
  t.is(all.courses[0]?.months[0]?.month, '2026-03');
  await refuses('/v1/stats/prices?course=mians', 400, 'invalid_parameter');
  await refuses('/v1/stats/prices?from=2026', 400, 'invalid_parameter');
});

test('how fresh a menu is stands in its headers and in its sources', async (t) => {
  const { read, get, menus, restaurants, database } = await apiService(t);
  const { restaurant } = await restaurants.save(restaurantFacts());
  const { menuId } = await menus.publish(taggedMenu({ restaurantId: restaurant.id }));
  const path = `/v1/menus/${menuId}`;
  type Sources = z.output<typeof menuSourcesSchema>;
  const [never] = (await read<Sources>('getMenuSources', `${path}/sources`)).sources;
  t.like(never, { checkedAt: null, state: 'unchecked', staleAfter: null });
  t.is((await get(path)).headers.get('x-source-state'), null);
  const { sourceUrl } = taggedMenu({ restaurantId: restaurant.id });
  await createSourceStore(database).recordCheck({ restaurantId: restaurant.id, sourceUrl, outcome: 'unreachable' });
  await database.raw(`update menu_sources set last_check = '2026-01-01T08:00:00Z'`);
  const [source] = (await read<Sources>('getMenuSources', `${path}/sources`)).sources;
  t.deepEqual(source, {
    sourceUrl,
    checkedAt: '2026-01-01T08:00:00.000000',
    state: 'unreachable',
    failures: 1,
    staleAfter: '2026-04-01T08:00:00.000000',
    isWatched: true,
  });
  const { headers } = await get(path, { 'Accept-Encoding': 'identity' });
  t.is(headers.get('x-source-checked-at'), '2026-01-01T08:00:00Z');
  t.is(headers.get('x-source-state'), 'unreachable');
  t.is(headers.get('x-source-stale-after'), '2026-04-01T08:00:00Z');
});

test('the page of a restaurant shows what its menus in service cost through the months', async (t) => {
  const service = await withHistory(t);
  const page = async () =>
    (await (await fetch(`${service.url}/restaurants/${service.restaurantId}`)).text()).replace(/\s+/g, ' ');
  t.notRegex(await page(), /Prices over time/, 'nothing is in service');
  await redate(service, service.ids[2], '2026-07-01 12:00', null);
  const rows = [
    ...(await page()).matchAll(/<tr><th scope="row">(\w+ 2026)<\/th><td>(.*?)<\/td><td>(.*?)<\/td><td>(\d+)/g),
  ];
  t.deepEqual(
    rows.map((row) => row.slice(1)),
    [
      ['March 2026', '£7', 'as then', '2'],
      ['May 2026', '£6.40', '+10 %', '2'],
    ],
  );
});

test('menus and restaurants in terms of schema.org are what their pages hold', async (t) => {
  const { get, url, menus, restaurants, refuses } = await apiService(t);
  const { restaurant } = await restaurants.save(restaurantFacts());
  const { menuId } = await menus.publish(taggedMenu({ restaurantId: restaurant.id }));
  const Accept = 'application/ld+json';
  for (const path of [`/menus/${menuId}`, `/restaurants/${restaurant.id}`]) {
    const response = await get(`/v1${path}`, { Accept });
    t.is(response.headers.get('content-type'), Accept);
    t.regex(response.headers.get('vary') ?? '', /\bAccept\b/);
    const data = (await response.json()) as Record<string, unknown>;
    t.is(data['@context'], 'https://schema.org');
    t.is(data['@id'], `${BASE_URL}${path}`);
    const page = await (await fetch(`${url}${path}`)).text();
    const held = /<script type="application\/ld\+json">([^<]*)</.exec(page)?.[1] ?? '';
    t.deepEqual(JSON.parse(held), data);
    t.deepEqual(richResultFaults(data), [], path);
    t.regex(
      (await get(`/v1${path}`, { Accept: 'text/html, application/json;q=0.9' })).headers.get('content-type') ?? '',
      /^application\/json/,
    );
    await refuses(`/v1${path}`, 406, 'not_acceptable', { Accept: 'text/csv' });
  }
});
