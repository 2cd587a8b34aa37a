import test, { type ExecutionContext } from 'ava';
import type { Context } from 'koa';
import { Registry } from 'prom-client';
import { cachedSearch } from '../../src/api/items/relaxations/find-relaxations.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { answerCache } from '../../src/api/shared/answer-cache.ts';
import { ServiceError } from '../../src/domain/errors.ts';
import { sendWithContentTag } from '../../src/http/send-tagged.ts';
import { httpApp } from '../support/http-app.ts';
import { inProcessIndex } from '../support/in-process-index.ts';
import { listening } from '../support/listening.ts';
import { inBatches, menuDocuments } from '../support/menu-documents.ts';
import { taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { allMade, exampleAddress, seededService } from './seeded.ts';

/** A service whose only route counts its runs; generation and behaviour can be changed. */
async function service(t: ExecutionContext) {
  const state = {
    runs: 0,
    generation: 'first' as string | null,
    now: 1,
    route: async (ctx: Context) => {
      ctx.set('X-Total-Count', '7');
      await sendWithContentTag(ctx, { answer: `${ctx.querystring} ${state.runs}`, filling: 'x'.repeat(2000) });
    },
  };
  const app = httpApp({ corsOrigins: ['http://a.example', 'http://b.example'] });
  app.use(answerCache('answers', () => state.generation, new Registry(), { now: () => state.now }));
  app.use(async (ctx) => {
    state.runs += 1;
    await state.route(ctx);
  });
  const url = await listening(t, app.callback());
  const get = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${url}/?${query}`, { method, headers: { 'Accept-Encoding': 'identity', ...headers } });
  return { state, get };
}

test('runs the route of an address once, then repeats body and headers', async (t) => {
  const { state, get } = await service(t);
  const first = await get('a');
  const second = await get('a');
  t.is(state.runs, 1);
  t.is(await second.text(), await first.text());
  for (const name of ['etag', 'x-total-count', 'content-type', 'content-length'])
    t.is(second.headers.get(name), first.headers.get(name), name);
  t.not(second.headers.get('x-request-id'), first.headers.get('x-request-id'));
  await get('b');
  t.is(state.runs, 2);
});

test('keeps an answer for a minute, because a looked-up place may have moved', async (t) => {
  const { state, get } = await service(t);
  await get('a');
  state.now += 59_000;
  await get('a');
  t.is(state.runs, 1);
  state.now += 2000;
  await get('a');
  t.is(state.runs, 2);
});

test('caches content codings separately', async (t) => {
  const { state, get } = await service(t);
  for (const coding of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']) {
    const answer = await get('a', { 'Accept-Encoding': coding });
    t.is(answer.headers.get('content-encoding'), coding === 'identity' ? null : coding);
    t.regex(await answer.text(), /^\{"answer":"a \d"/);
  }
  t.is(state.runs, 3);
});

test('does not leak headers of the first request: allows the origin of the current one', async (t) => {
  const { get } = await service(t);
  await get('a', { Origin: 'http://a.example' });
  const other = await get('a', { Origin: 'http://b.example' });
  t.is(other.headers.get('access-control-allow-origin'), 'http://b.example');
});

test('answers 304 without body or coding to a client that has the cached answer', async (t) => {
  const { state, get } = await service(t);
  const etag = (await get('a', { 'Accept-Encoding': 'br' })).headers.get('etag') ?? '';
  const again = await get('a', { 'Accept-Encoding': 'br', 'If-None-Match': etag });
  t.is(again.status, 304);
  t.is(again.headers.get('etag'), etag);
  t.is(again.headers.get('content-encoding'), null);
  t.is(await again.text(), '');
  t.is(state.runs, 1);
});

test('answers HEAD from a cached GET, without its body', async (t) => {
  const { state, get } = await service(t);
  const whole = await get('a');
  const head = await get('a', {}, 'HEAD');
  t.is(head.headers.get('content-length'), whole.headers.get('content-length'));
  t.is(await head.text(), '');
  t.is(state.runs, 1);
});

test('caches nothing across or during a change, or if changes are unknown', async (t) => {
  const { state, get } = await service(t);
  await get('a');
  state.generation = 'second';
  t.regex(await (await get('a')).text(), /"a 2"/);
  const { route } = state;
  state.route = async (ctx) => {
    await route(ctx);
    state.generation = 'third';
  };
  await get('b');
  state.route = route;
  t.regex(await (await get('b')).text(), /"b 4"/);
  state.generation = null;
  await get('c');
  await get('c');
  t.is(state.runs, 6);
});

test('does not cache refusals', async (t) => {
  const { state, get } = await service(t);
  state.route = () => Promise.reject(new ServiceError(503, 'search_unavailable', 'Away.'));
  t.is((await get('a')).status, 503);
  t.is((await get('a')).status, 503);
  t.is(state.runs, 2);
});

const menu = (menuId: number) => menuDocuments({ menuId, sections: { Mains: ['Lobby'] } });
const LOBBY = { search: 'lobby', filter: {}, limit: 10, offset: 0, withoutMenus: [] } as const;

test('caches the queries of relaxations until the index changes', async (t) => {
  const index = inProcessIndex(t);
  await index.rebuild(inBatches([menu(1)]), 'epoch');
  const first = await cachedSearch(index).searchItems(LOBBY);
  t.is(first.total, 1);
  t.is(await cachedSearch(index).searchItems({ ...LOBBY }), first);
  t.is((await cachedSearch(index).searchItems({ ...LOBBY, search: 'oatcake' })).total, 0);

  await index.apply([{ upsert: menu(2) }]);
  t.is((await cachedSearch(index).searchItems(LOBBY)).total, 2);

  const elsewhere = { ...index, generation: () => null };
  t.not(await cachedSearch(elsewhere).searchItems(LOBBY), await cachedSearch(elsewhere).searchItems(LOBBY));
});

test('every operation has an entity tag, and answers it with 304 and the headers of the 200', async (t) => {
  const service = await seededService(t);
  const { get } = service;
  await allMade(service);
  for (const operation of OPERATIONS) {
    const { id } = operation;
    const asked = exampleAddress(operation, service);
    for (const coding of ['identity', 'gzip']) {
      const first = await get(asked, { 'Accept-Encoding': coding });
      t.is(first.status, 200, asked);
      const etag = first.headers.get('etag') ?? '';
      t.regex(etag, /^"[^"]+"$/, id);
      const again = await get(asked, { 'Accept-Encoding': coding, 'If-None-Match': `"other", W/${etag}` });
      t.is(again.status, 304, asked);
      t.is(await again.text(), '');
      for (const name of ['etag', 'cache-control', 'vary', 'link', 'x-total-count']) {
        t.is(again.headers.get(name), first.headers.get(name), `${id} ${name}`);
      }
      t.is((await get(asked, { 'Accept-Encoding': coding, 'If-None-Match': '"other"' })).status, 200);
    }
  }
});

test('a list with other contents or another size has another tag', async (t) => {
  const { get, index, menus, pub } = await seededService(t);
  const paths = ['/v1/menus/items?search=pie&limit=1', '/v1/menus?search=lunch&limit=1', `/v1/restaurants/${pub}`];
  const tags = async () =>
    Promise.all(paths.map(async (path) => (await get(path, { 'Accept-Encoding': 'identity' })).headers.get('etag')));
  const before = await tags();
  t.deepEqual(await tags(), before);
  // Beyond the first page: the body stays, the total does not.
  const items = ['Fish and Leek Pie Deluxe', 'Turkey and Ham Pie Deluxe'].map((name) => taggedItem({ name }));
  await menus.publish(taggedMenu({ restaurantId: pub, name: 'Late lunch', sections: [{ name: 'Later', items }] }));
  await index();
  const after = await tags();
  for (const [position, path] of paths.entries()) t.not(after[position], before[position], path);
});
