import type { Menu } from '@menu-data-service/menu-model/menu';
import test, { type ExecutionContext } from 'ava';
import type { z } from 'zod';
import type { menuDiffSchema } from '../../src/api/menus/menu-diff.ts';
import type { menuSourcesSchema } from '../../src/api/menus/menu-sources.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import type { RestaurantDetail } from '../../src/domain/restaurant.ts';
import { richResultFaults } from '../support/rich-result-faults.ts';
import { restaurantFacts, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { type ApiService, apiService, BASE_URL } from './api-service.ts';

type Diff = z.output<typeof menuDiffSchema>;

/** A menu in three versions: a dearer oatcake with milk, then one more dish. */
async function withVersions(t: ExecutionContext): Promise<ApiService & { ids: [number, number, number] }> {
  const service = await apiService(t);
  const { restaurant } = await service.restaurants.save(restaurantFacts());
  const publish = async (...items: ReturnType<typeof taggedItem>[]) => {
    const sections = [{ name: 'Oatcakes', items }];
    return (await service.menus.publish(taggedMenu({ restaurantId: restaurant.id, sections }))).menuId;
  };
  const dear = taggedItem({ price: 7, allergens: 'Milk, Unknown (ask the restaurant about the rest)' });
  const first = await publish(taggedItem({ price: 6, allergens: 'Unknown (ask the restaurant)' }));
  const second = await publish(dear);
  const third = await publish(dear, taggedItem({ name: 'Bacon Bap' }));
  return { ...service, ids: [first, second, third] };
}

test('compares a version with the previous one: fields, both states, and each changed allergen', async (t) => {
  const { read, ids } = await withVersions(t);
  const diff = await read<Diff>('compareMenuVersions', `/v1/menus/${ids[1]}/diff`);
  t.is(diff.from?.id, ids[0]);
  t.is(diff.to.id, ids[1]);
  t.is(diff.unchanged, 0);
  const [change] = diff.items;
  t.deepEqual(change?.fields, ['price', 'allergens']);
  t.deepEqual([change?.before?.item.price, change?.after?.item.price], [6, 7]);
  t.deepEqual(change?.allergens, [
    { code: 'MILK', before: { state: 'unknown', estimated: false }, after: { state: 'contains', estimated: false } },
  ]);
});

test('compares any two versions, also backwards; the first alone is all new', async (t) => {
  const { read, ids } = await withVersions(t);
  const changes = ({ items }: Diff) =>
    items.map(({ change, before, after }) => `${change} ${(after ?? before)?.item.name}`);
  const oatcake = taggedItem({}).name;
  const far = await read<Diff>('compareMenuVersions', `/v1/menus/${ids[2]}/diff?from=${ids[0]}`);
  t.deepEqual(changes(far), [`changed ${oatcake}`, 'added Bacon Bap']);
  const back = await read<Diff>('compareMenuVersions', `/v1/menus/${ids[0]}/diff?from=${ids[2]}`);
  t.deepEqual(changes(back), ['removed Bacon Bap', `changed ${oatcake}`]);
  const first = await read<Diff>('compareMenuVersions', `/v1/menus/${ids[0]}/diff`);
  t.is(first.from, null);
  t.deepEqual(changes(first), [`added ${oatcake}`]);
});

test('matches a version with the previous one on publication, and stores the result', async (t) => {
  const { read, menus, database, ids } = await withVersions(t);
  const changes = async (query = '') =>
    (await read<Diff>('compareMenuVersions', `/v1/menus/${ids[2]}/diff${query}`)).items.map(({ change }) => change);
  const kept = async () => (await database.select('*').from('menu_matchings').orderBy('menu_id')) as unknown[];
  const sections = [{ before: 0, after: 0 }];
  t.deepEqual(await kept(), [
    { menu_id: ids[1], matching: { sections, orders: [[0, 0]] } },
    { menu_id: ids[2], matching: { sections, orders: [[0, 0]] } },
  ]);
  const { sections: revised } = taggedMenu({ restaurantId: '' });
  const items = [taggedItem({ price: 7, allergens: 'Unknown' }), taggedItem({ name: 'Bacon Bap' })];
  await menus.revise(ids[2], [{ ...revised[0], name: 'Oatcakes', items }]);
  t.deepEqual(await changes(), ['changed', 'added'], 'a revision in place leaves it as it is');
  await database('menu_matchings').where('menu_id', ids[2]).update('matching', { sections, orders: [] });
  t.deepEqual(await changes(), ['removed', 'added', 'added']);
  t.deepEqual(await changes(`?from=${ids[0]}`), ['changed', 'added'], 'two that are not neighbours are compared now');
  await database('menu_matchings').delete();
  t.deepEqual(await changes(), ['changed', 'added'], 'and so are versions from before it was kept');
});

test('the entity tag covers both revisions', async (t) => {
  const { get, ids } = await withVersions(t);
  const tags = await Promise.all(ids.map(async (id) => (await get(`/v1/menus/${id}/diff`)).headers.get('etag')));
  t.is(new Set(tags).size, 3);
});

test('refuses a version of another menu, and an invalid id', async (t) => {
  const { refuses, ids, menus, restaurants } = await withVersions(t);
  const { restaurant } = await restaurants.save(restaurantFacts({ name: 'Another' }));
  const other = await menus.publish(taggedMenu({ restaurantId: restaurant.id }));
  const problem = await refuses(`/v1/menus/${ids[2]}/diff?from=${other.menuId}`, 400, 'invalid_parameter');
  t.regex(problem.detail, new RegExp(`${ids[2]}, ${ids[1]}, ${ids[0]}`));
  await refuses(`/v1/menus/${ids[2]}/diff?from=x`, 400, 'invalid_parameter');
  await refuses(`/v1/menus/${ids[2]}/diff?form=1`, 400, 'unknown_parameter');
  await refuses('/v1/menus/x/diff', 400, 'invalid_id');
  await refuses('/v1/menus/99999/diff', 404, 'menu_not_found');
});

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

/** Moves a version into the past, body included. */
async function redate({ database }: ApiService, id: number, from: string, to: string | null): Promise<void> {
  await database.raw('update menus set date_updated = ?, date_deleted = ? where id = ?', [from, to, id]);
  const text = (at: string | null) => (at === null ? null : `${at.replace(' ', 'T')}:00.000000`);
  await database.raw(
    `update menu_bodies set identity = convert_to((convert_from(identity, 'UTF8')::jsonb
       || jsonb_build_object('dateUpdated', ?::text, 'dateDeleted', ?::text))::text, 'UTF8') where menu_id = ?`,
    [text(from), text(to), id],
  );
}

test('asOf answers with the version of that moment and names it, from any id of the menu', async (t) => {
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
  const told = await get(`/v1/menus/${third}?asOf=2026-06-01T00:00:00Z`, { Accept: 'application/ld+json' });
  t.is(((await told.json()) as Record<string, unknown>)['@id'], `${BASE_URL}/menus/${second}`);
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

test('a restaurant shows the menus of a moment', async (t) => {
  const { read, restaurantId, ids } = await withHistory(t);
  const menus = async (query: string) =>
    (await read<RestaurantDetail>('getRestaurant', `/v1/restaurants/${restaurantId}${query}`)).menus.map(
      ({ id }) => id,
    );
  t.deepEqual(await menus(''), []);
  t.deepEqual(await menus('?asOf=2026-05-10T12:00:00Z'), [ids[1]]);
  t.deepEqual(await menus('?asOf=2026-02-01T12:00:00Z'), []);
});

test('headers and sources of a menu show its freshness', async (t) => {
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

test('schema.org data of menus and restaurants match their pages', async (t) => {
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
