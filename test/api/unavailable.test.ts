import test from 'ava';
import { apiService } from './api-service.ts';
import { seededService } from './seeded.ts';

const away = () =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:7700'), { code: 'ECONNREFUSED' }));

test('Postgres away: 503 with Retry-After at once, and the rest stays up', async (t) => {
  const { apiDatabase, refuses, get, url, pubMenu } = await seededService(t);
  t.is((await get(`/v1/menus/${pubMenu}`)).status, 200);
  await apiDatabase.destroy();
  for (let n = 0; n < 5; n += 1) await refuses('/v1/restaurants', 503, 'storage_unavailable');
  const times: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    const start = performance.now();
    const response = await get(`/v1/menus/${pubMenu + 1000}`);
    times.push(performance.now() - start);
    t.is(response.status, 503);
    t.is(response.headers.get('retry-after'), '1');
  }
  const median = times.toSorted((a, b) => a - b)[10] ?? 0;
  t.true(median < 20, `median ${median} ms`);
  t.is((await get('/v1/menus/items?search=pie')).status, 200);
  t.is((await get('/v1/meta')).status, 200);
  t.is((await fetch(url)).status, 200);
});

test('the search engine away: 503 with Retry-After at once, and menus can still be read', async (t) => {
  const { refuses, get } = await apiService(t, { search: { searchItems: away, searchMenus: away } });
  for (let n = 0; n < 5; n += 1) {
    await refuses('/v1/menus/items?search=pie', 503, 'search_unavailable');
    await refuses('/v1/menus?search=pie', 503, 'search_unavailable');
  }
  t.is((await get('/v1/menus?search=pie')).headers.get('retry-after'), '1');
  t.is((await get('/v1/restaurants')).status, 200);
});

test('an error of our own is 500 without details, and is logged in full', async (t) => {
  const broken = () => Promise.reject(new TypeError('hits of undefined, password=hunter2'));
  const { refuses, logged } = await apiService(t, { search: { searchItems: broken, searchMenus: broken } });
  const problem = await refuses('/v1/menus/items?search=pie', 500, 'internal_error');
  t.notRegex(JSON.stringify(problem), /hunter2|undefined/);
  t.true(logged.some((line) => line.includes('hits of undefined') && line.includes(problem.requestId)));
});
