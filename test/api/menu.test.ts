import type { Menu } from '@menu-data-service/menu-model/menu';
import test, { type ExecutionContext } from 'ava';
import { priced, restaurantFacts, taggedMenu } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';
import { type ApiService, apiService, BASE_URL } from './api-service.ts';

async function withMenu(t: ExecutionContext): Promise<ApiService & { restaurantId: string; menuId: number }> {
  const service = await apiService(t);
  const { restaurant } = await service.restaurants.save(restaurantFacts());
  const { menuId } = await service.menus.publish(taggedMenu({ restaurantId: restaurant.id }));
  return { ...service, restaurantId: restaurant.id, menuId };
}

function repriced(restaurantId: string, price: number) {
  return taggedMenu({ restaurantId, ...priced(price) });
}

test('answers a menu in full with exactly the keys of the specification', async (t) => {
  const { read, menuId, restaurantId } = await withMenu(t);
  const menu = await read<Menu>('getMenu', `/v1/menus/${menuId}`);
  t.like(menu, { id: menuId, restaurantId, name: 'Breakfast', version: 1, dateDeleted: null });
  t.is(menu.sections[0]?.items[0]?.name, 'Cheese & Onion Oatcake');
});

test('a malformed id is 400, an unknown one 404, even beyond the integer range', async (t) => {
  const { refuses } = await apiService(t);
  for (const id of ['abc', '0', '-1', '1.5', '01', '1e3', '%31x', '1%20']) {
    await refuses(`/v1/menus/${id}`, 400, 'invalid_id');
    await refuses(`/v1/menus/${id}/versions`, 400, 'invalid_id');
    await refuses(`/v1/menus/${id}/evidence`, 400, 'invalid_id');
  }
  for (const id of ['1', '2147483647', '2147483648', '99999999999999999999']) {
    await refuses(`/v1/menus/${id}`, 404, 'menu_not_found');
    await refuses(`/v1/menus/${id}/versions`, 404, 'menu_not_found');
    await refuses(`/v1/menus/${id}/evidence`, 404, 'menu_not_found');
  }
});

test('a replaced version stays readable, with links both ways and to the latest', async (t) => {
  const { read, get, menus, menuId, restaurantId } = await withMenu(t);
  const before = await read<Menu>('getMenu', `/v1/menus/${menuId}`);
  t.is(before.dateDeleted, null);
  const next = await menus.publish(repriced(restaurantId, 7));
  await until(async () => (await read<Menu>('getMenu', `/v1/menus/${menuId}`)).dateDeleted !== null);
  const latest = await read<Menu>('getMenu', `/v1/menus/${next.menuId}`);
  t.like(latest, { version: 2, previousMenuVersionId: menuId, dateDeleted: null });

  const old = await get(`/v1/menus/${menuId}`);
  t.is(old.headers.get('cache-control'), 'private, max-age=86400');
  t.deepEqual(old.headers.get('link')?.split(', '), [
    `<${BASE_URL}/v1/menus/${next.menuId}>; rel="latest-version"`,
    `<${BASE_URL}/v1/menus/${next.menuId}>; rel="successor-version"`,
    `<${BASE_URL}/v1/menus/${menuId}/versions>; rel="version-history"`,
    `<${BASE_URL}/allergens>; rel="help"`,
  ]);
  const current = await get(`/v1/menus/${next.menuId}`);
  t.is(current.headers.get('cache-control'), 'private, no-cache');
  t.true(current.headers.get('link')?.includes(`<${BASE_URL}/v1/menus/${menuId}>; rel="predecessor-version"`));
});

test('lists versions newest first from any id of the line', async (t) => {
  const { read, menus, menuId, restaurantId } = await withMenu(t);
  const { menuId: latest } = await menus.publish(repriced(restaurantId, 7));
  for (const id of [menuId, latest]) {
    const versions = await read<{ id: number; version: number }[]>('listMenuVersions', `/v1/menus/${id}/versions`);
    t.deepEqual(
      versions.map((version) => [version.id, version.version]),
      [
        [latest, 2],
        [menuId, 1],
      ],
    );
  }
});

test('answers a conditional request with 304 and the headers of the 200, by tag or by date', async (t) => {
  const { get, menuId } = await withMenu(t);
  const path = `/v1/menus/${menuId}`;
  const first = await get(path, { 'Accept-Encoding': 'identity' });
  t.is(first.headers.get('vary'), 'Authorization, Accept-Encoding, Accept');
  const since = first.headers.get('last-modified') ?? '';
  for (const condition of [{ 'If-None-Match': '*' }, { 'If-Modified-Since': since }]) {
    const again = await get(path, { 'Accept-Encoding': 'identity', ...condition });
    t.is(again.status, 304);
    t.is(await again.text(), '');
    for (const name of ['etag', 'cache-control', 'vary', 'last-modified', 'link']) {
      t.is(again.headers.get(name), first.headers.get(name), name);
    }
  }
  t.is((await get(path, { 'If-Modified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT' })).status, 200);
  t.is((await get(path, { 'If-Modified-Since': since, 'If-None-Match': '"other"' })).status, 200);
});

test('the tag changes when the menu is replaced, and a kept copy is no longer confirmed', async (t) => {
  const { get, menus, menuId, restaurantId } = await withMenu(t);
  const etag = (await get(`/v1/menus/${menuId}`)).headers.get('etag') ?? '';
  await menus.publish(repriced(restaurantId, 8));
  const again = await until(async () => {
    const response = await get(`/v1/menus/${menuId}`, { 'If-None-Match': etag });
    return response.status === 200 && response;
  });
  t.not(again.headers.get('etag'), etag);
});

test('serves stored encodings by Accept-Encoding, each with its own tag', async (t) => {
  const { get, read, menuId } = await withMenu(t);
  const path = `/v1/menus/${menuId}`;
  const tags = new Set<string | null>();
  for (const [accepted, coding] of [
    ['identity', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', null],
  ] as const) {
    const response = await get(path, { 'Accept-Encoding': accepted });
    t.is(response.headers.get('content-encoding'), coding, accepted);
    tags.add(response.headers.get('etag'));
    await read('getMenu', path, { 'Accept-Encoding': accepted });
  }
  t.is(tags.size, 3);
});

test('HEAD answers the headers of GET without a body', async (t) => {
  const { get, menuId } = await withMenu(t);
  const head = await get(`/v1/menus/${menuId}`, { 'Accept-Encoding': 'identity' }, 'HEAD');
  const whole = await get(`/v1/menus/${menuId}`, { 'Accept-Encoding': 'identity' });
  t.is(head.status, 200);
  t.is(await head.text(), '');
  t.is(head.headers.get('content-length'), String((await whole.arrayBuffer()).byteLength));
  t.is(head.headers.get('etag'), whole.headers.get('etag'));
});

test('evidence has the words and the basis of each value', async (t) => {
  const { read, menuId } = await withMenu(t);
  const { sections } = await read<{ sections: { items: { allergenGround: string; evidence: unknown[] }[] }[] }>(
    'getMenuEvidence',
    `/v1/menus/${menuId}/evidence`,
  );
  t.is(sections[0]?.items[0]?.allergenGround, 'ingredients');
  t.like(sections[0]?.items[0]?.evidence[0], { field: 'vegetarian', basis: 'stated', words: '(v)', state: null });
});
