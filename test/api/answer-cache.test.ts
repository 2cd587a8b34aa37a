import test, { type ExecutionContext } from 'ava';
import type { Context } from 'koa';
import { Registry } from 'prom-client';
import { answerCache } from '../../src/api/shared/answer-cache.ts';
import { ServiceError } from '../../src/domain/errors.ts';
import { sendWithContentTag } from '../../src/http/send-tagged.ts';
import { httpApp } from '../support/http-app.ts';
import { listening } from '../support/listening.ts';

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
