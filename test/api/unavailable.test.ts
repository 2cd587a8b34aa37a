import test from 'ava';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import { guardedIndex } from '../support/guarded-index.ts';
import { taggedMenu } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';
import { apiService } from './api-service.ts';
import { seededService } from './seeded.ts';

/** The circuit is open: further requests are refused without being tried. */
const STORE_NOT_ASKED = /^circuit_open\{dependency="menu store"\} 1$/m;
/** A search engine whose requests all end like this. */
const engine = (ask: () => Promise<never>) => ({
  ...{ searchItems: ask, searchMenus: ask, suggest: ask, itemFacets: ask, searchParty: ask, families: ask },
  explain: () => [],
  generation: () => null,
});
const allAway = engine(() =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:7700'), { code: 'ECONNREFUSED' })),
);

test('Postgres away: 503 with Retry-After at once, and the rest stays up', async (t) => {
  const { loseDatabase, refuses, registry, get, url, pubMenu } = await seededService(t);
  t.is((await get(`/v1/menus/${pubMenu}`)).status, 200);
  await loseDatabase();
  for (let n = 0; n < 5; n += 1) await refuses('/v1/restaurants', 503, 'storage_unavailable');
  t.regex(await registry.metrics(), STORE_NOT_ASKED);
  const response = await get(`/v1/menus/${pubMenu + 1000}`);
  t.is(response.status, 503);
  t.is(response.headers.get('retry-after'), '1');
  const near = ['items?near=Leek', 'items?search=chicken+near+Leek', 'items/facets?near=Leek', '?search=pie&near=Leek'];
  for (const path of [
    ...near.map((rest) => `/v1/menus/${rest}`.replace('/?', '?')),
    '/v1/suggestions?search=pi&near=Leek',
  ]) {
    await refuses(path, 503, 'storage_unavailable');
    t.is((await get(path)).headers.get('retry-after'), '1', path);
  }
  t.is((await get('/v1/menus/items?search=pie')).status, 200);
  t.is((await get('/v1/meta')).status, 200);
  t.is((await fetch(url)).status, 200);
});

test('the search engine away: 503 with Retry-After at once, and menus can still be read', async (t) => {
  const { refuses, get } = await apiService(t, { search: guardedIndex(allAway) });
  for (let n = 0; n < 5; n += 1) {
    await refuses('/v1/menus/items?search=pie', 503, 'search_unavailable');
    await refuses('/v1/menus?search=pie', 503, 'search_unavailable');
  }
  t.is((await get('/v1/menus?search=pie')).headers.get('retry-after'), '1');
  t.is((await get('/v1/restaurants')).status, 200);
});

test('stops slow searches of one client, and leaves search to the others', async (t) => {
  let stopped = 0;
  const searchMenus: SearchIndex['searchMenus'] = async ({ search }, signal) => {
    if (search !== 'hard')
      return { hits: [], total: 0, understood: { text: search ?? '', corrected: [], ignored: [] }, attempts: [] };
    signal?.addEventListener('abort', () => {
      stopped += 1;
    });
    return new Promise(() => undefined);
  };
  const { get, refuses } = await apiService(t, { search: guardedIndex({ ...allAway, searchMenus }, 400) });
  const hard = Array.from({ length: 5 }, () => refuses('/v1/menus?search=hard', 503, 'search_unavailable'));
  for (const { detail } of await Promise.all(hard)) t.regex(detail, /took too long/);
  t.is(stopped, 5);
  t.is((await get('/v1/menus?search=pie')).status, 200);
});

test('an internal error is 500 without details, and is logged in full', async (t) => {
  const broken = () => Promise.reject(new TypeError('hits of undefined, password=hunter2'));
  const { refuses, logged } = await apiService(t, { search: guardedIndex(engine(broken)) });
  const problem = await refuses('/v1/menus/items?search=pie', 500, 'internal_error');
  t.notRegex(JSON.stringify(problem), /hunter2|undefined/);
  t.true(logged.some((line) => line.includes('hits of undefined') && line.includes(problem.requestId)));
});

test('Postgres back again: the API recovers without a restart', async (t) => {
  const { proxy, get, refuses, menus, pub } = await seededService(t);
  await proxy.fail('down');
  for (let n = 0; n < 8; n += 1) await refuses('/v1/restaurants', 503, 'storage_unavailable');
  const { menuId } = await menus.publish(taggedMenu({ restaurantId: pub, name: 'Breakfast' }));
  await proxy.heal();
  const { status } = await until(async () => {
    const response = await get(`/v1/menus/${menuId}`);
    return response.status !== 503 && response;
  });
  t.is(status, 200);
});

test('Postgres silent: the first requests time out, the next are refused at once', async (t) => {
  // Shorter than the wait for one of the four connections.
  const { proxy, registry, get } = await seededService(t, { patience: { requestMs: 2000, storeMs: 1500 } });
  await get('/v1/restaurants');
  await proxy.fail('hang');
  const first = await Promise.all(Array.from({ length: 10 }, () => get('/v1/restaurants')));
  t.true(first.every(({ status }) => status === 503));
  t.regex(await registry.metrics(), STORE_NOT_ASKED);
  t.is((await get('/v1/restaurants')).status, 503);
  await proxy.fail('down');
  await proxy.heal();
});
