import test from 'ava';
import { Problem } from '../src/create-client.ts';
import { type FakeService, fakeService, json, token } from './fake-service.ts';

const META = { currency: 'GBP' };
const AT_ONCE = { 'Retry-After': '0' };

const targets = ({ asked }: FakeService) => asked.map(({ target }) => target);
const times = (service: FakeService, target: string) => targets(service).filter((one) => one === target).length;

async function collect<Entry>(entries: AsyncIterable<Entry>, most = Number.POSITIVE_INFINITY): Promise<Entry[]> {
  const all: Entry[] = [];
  for await (const entry of entries) if (all.push(entry) === most) break;
  return all;
}

test('concurrent and later calls share one token', async (t) => {
  const service = fakeService({ '/v1/meta': [json(META)] });
  await Promise.all(Array.from({ length: 8 }, () => service.client.getMeta()));
  t.deepEqual((await service.client.getMeta()).data, META);
  t.is(times(service, '/oauth/token'), 1);
  t.is(times(service, '/v1/meta'), 9);
});

test('an expired token is replaced before the next call', async (t) => {
  const { client, asked } = fakeService({
    '/oauth/token': [token('over', 0), token('next')],
    '/v1/meta': [json(META)],
  });
  await client.getMeta();
  await client.getMeta();
  await client.getMeta();
  const sent = asked.filter(({ target }) => target === '/v1/meta').map((one) => one.token);
  t.deepEqual(sent, ['Bearer over', 'Bearer next', 'Bearer next']);
});

test('a rejected token is replaced once', async (t) => {
  const refused = json({}, {}, 401);
  const passing = fakeService({ '/oauth/token': [token('old'), token('new')], '/v1/meta': [refused, json(META)] });
  t.deepEqual((await passing.client.getMeta()).data, META);
  t.is(times(passing, '/oauth/token'), 2);

  const lasting = fakeService({ '/v1/meta': [refused] });
  await t.throwsAsync(lasting.client.getMeta(), { instanceOf: Problem });
  t.is(times(lasting, '/v1/meta'), 2);
});

test('wrong credentials throw the problem of the token service', async (t) => {
  const { client } = fakeService({ '/oauth/token': [json({ error: 'invalid_client' }, {}, 401)] });
  const problem = await t.throwsAsync<Problem>(client.getMeta(), { instanceOf: Problem });
  t.like(problem, { status: 401, code: 'invalid_client' });
});

test('cached answers are revalidated by entity tag, and the least recently used is evicted', async (t) => {
  const unchanged = () => new Response(null, { status: 304, headers: { ETag: '"meta"' } });
  const service = fakeService(
    {
      '/v1/meta': [json(META, { ETag: '"meta"' }), unchanged],
      '/v1/menus/1': [json({}, { ETag: '"menu"' })],
      '/v1/restaurants': [json({}, { ETag: '"list"' })],
    },
    { keep: 2 },
  );
  const { client, asked } = service;
  await client.getMeta();
  await client.getMenu({ id: 1 });
  t.deepEqual((await client.getMeta()).data, META);
  await client.listRestaurants();
  t.deepEqual((await client.getMeta()).data, META);
  await client.getMenu({ id: 1 });
  const known = asked.filter(({ target }) => target !== '/oauth/token').map((one) => one.known);
  t.deepEqual(known, [null, null, '"meta"', null, '"meta"', null]);
});

test('temporary failures, pending results and lost connections are retried, for tokens too', async (t) => {
  const service = fakeService({
    '/oauth/token': [json({}, AT_ONCE, 503), token('late')],
    '/v1/meta': [json({}, AT_ONCE, 429), json({}, AT_ONCE, 202), json(META)],
    '/v1/menus/1': [() => Promise.reject(new TypeError('cut off')), json({ id: 1 })],
  });
  t.deepEqual((await service.client.getMeta()).data, META);
  t.deepEqual((await service.client.getMenu({ id: 1 })).data, { id: 1 });
  t.is(service.asked.length, 2 + 3 + 2);
});

test('retries are bounded, and no wait is longer than a minute', async (t) => {
  const busy = fakeService({ '/v1/meta': [json({}, AT_ONCE, 503)] }, { retries: 1 });
  t.is((await t.throwsAsync<Problem>(busy.client.getMeta(), { instanceOf: Problem })).status, 503);
  t.is(times(busy, '/v1/meta'), 2);
  for (const after of ['3600', new Date(Date.now() + 3_600_000).toUTCString(), 'whenever']) {
    const away = fakeService({ '/v1/meta': [json({}, { 'Retry-After': after }, 429)] });
    t.is((await t.throwsAsync<Problem>(away.client.getMeta(), { instanceOf: Problem })).status, 429);
    t.is(times(away, '/v1/meta'), 1, after);
  }
});

test('walks all pages of a list, each once, and no further than they are read', async (t) => {
  const next = (query: string) => ({
    Link: `</v1/restaurants>; rel="first", <http://elsewhere/v1/restaurants?${query}>; rel="next"`,
  });
  const pages = [json({ items: [1, 2] }, next('page=2')), json({ items: [3] })];
  const whole = fakeService({ '/v1/restaurants': pages, '/v1/menus/items': [json(['a', 'b'], next('offset=2'))] });
  t.deepEqual(await collect(whole.client.each('listRestaurants', { pageSize: 2 })), [1, 2, 3]);
  t.deepEqual(targets(whole).slice(1), ['/v1/restaurants?pageSize=2', '/v1/restaurants?page=2']);
  t.deepEqual(await collect(whole.client.each('searchItems', { search: 'pie' }), 2), ['a', 'b']);
  t.is(whole.asked.length, 4);
  const again = fakeService({ '/v1/restaurants': pages });
  t.is((await collect(again.client.pages('listRestaurants'))).length, 2);
});

test('streams rows of an export wherever the chunks are cut', async (t) => {
  let isEnded = false;
  const rows = () => {
    const parts = ['{"name":"Caf', 'é"}\n{"name":', '"B"}\n\n{"name":"C"}'].map((text) =>
      new TextEncoder().encode(text),
    );
    const body = new ReadableStream({
      pull(controller) {
        const part = parts.shift();
        if (part) controller.enqueue(part);
        else controller.close();
      },
      cancel: () => {
        isEnded = true;
      },
    });
    return new Response(body);
  };
  const service = fakeService({ '/v1/export/items.ndjson': [json({}, AT_ONCE, 202), rows] });
  t.deepEqual(await collect(service.client.rows('items', { allVersions: true })), [
    { name: 'Café' },
    { name: 'B' },
    { name: 'C' },
  ]);
  t.is(targets(service).at(-1), '/v1/export/items.ndjson?allVersions=true');
  t.false(isEnded);
  await collect(service.client.rows('items'), 1);
  t.true(isEnded, 'who stops reading ends the answer');
});

test('yields changes one by one, and ends if they are not waited for', async (t) => {
  const pages = [json({ changes: [1, 2], next: 'b', more: true }), json({ changes: [3], next: 'c', more: false })];
  const service = fakeService({ '/v1/changes': pages });
  t.deepEqual(await collect(service.client.changes({ wait: 0, after: 'a' })), [1, 2, 3]);
  t.deepEqual(await collect(service.client.changes(), 3), [3, 3, 3]);
  t.deepEqual(targets(service).slice(1, 5), [
    ...['/v1/changes?wait=0&after=a', '/v1/changes?wait=0&after=b'],
    ...['/v1/changes?wait=30', '/v1/changes?wait=30&after=c'],
  ]);
});

test('parameters are written in the form that the service reads', async (t) => {
  const service = fakeService({ '/v1/menus/items': [json([])], '/v1/menus/a%2Fb': [json({})] });
  await service.client.searchItems({ excludeAllergens: ['milk', 'nuts'], fields: [], city: undefined, vegan: true });
  await service.client.searchItems({ eaters: [{ vegan: true }] });
  await service.client.getMenu({ id: 'a/b', asOf: '2026' });
  const queries = targets(service).map((target) => decodeURIComponent(target));
  t.deepEqual(queries.slice(1), [
    ...['/v1/menus/items?excludeAllergens=milk,nuts&vegan=true', '/v1/menus/items?eaters=[{"vegan":true}]'],
    '/v1/menus/a/b?asOf=2026',
  ]);
});

test('a problem has its status, its code, the parameters at fault and the request id', async (t) => {
  const errors = [{ parameter: 'limit', detail: 'expected a number' }];
  const body = { detail: 'limit: expected a number', code: 'invalid_parameter', requestId: 'r1', errors };
  const { client } = fakeService({ '/v1/meta': [json(body, {}, 400), () => new Response('<h1>no', { status: 418 })] });
  const problem = await t.throwsAsync<Problem>(client.getMeta(), { instanceOf: Problem, message: body.detail });
  t.like(problem, { status: 400, code: 'invalid_parameter', requestId: 'r1', errors });
  t.like(await t.throwsAsync<Problem>(client.getMeta(), { instanceOf: Problem }), { status: 418, code: 'http_error' });
});

test('an aborted call ends at once, and the token it waited for serves others', async (t) => {
  let arrive = (_: Response) => {};
  const pending = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const later = json({}, { 'Retry-After': '30' }, 429);
  const service = fakeService({ '/oauth/token': [() => pending], '/v1/meta': [json(META)], '/v1/menus/1': [later] });
  const reason = new Error('enough');
  const ending = (call: (options: { readonly signal: AbortSignal }) => Promise<unknown>) => {
    const controller = new AbortController();
    const ended = call({ signal: controller.signal });
    setImmediate(() => controller.abort(reason));
    return t.throwsAsync(ended, { is: reason });
  };
  await ending((options) => service.client.getMeta({}, options));
  arrive(Response.json({ access_token: 'late', expires_in: 300 }));
  t.deepEqual((await service.client.getMeta()).data, META);
  t.is(times(service, '/oauth/token'), 1);
  await ending((options) => service.client.getMenu({ id: 1 }, options));
});
