import test, { type ExecutionContext } from 'ava';
import type Koa from 'koa';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { ServiceError } from '../../src/domain/errors.ts';
import { OVERLOADED } from '../../src/domain/refusals.ts';
import { isNotModified } from '../../src/http/conditional.ts';
import type { HttpAppOptions } from '../../src/http/create-http-app.ts';
import { readQuery } from '../../src/http/read-query.ts';
import { requestState } from '../../src/http/request-state.ts';
import { httpApp } from '../support/http-app.ts';
import { listening } from '../support/listening.ts';

function app(t: ExecutionContext, handler: Koa.Middleware, options: Partial<HttpAppOptions> = {}): Promise<string> {
  const made = httpApp(options);
  made.use(handler);
  return listening(t, made.callback());
}

test('a timed-out request is answered 503, and its work is aborted', async (t) => {
  let aborted = false;
  const url = await app(
    t,
    (ctx) => {
      requestState(ctx)
        .signal()
        .addEventListener('abort', () => {
          aborted = true;
        });
      return new Promise(() => undefined);
    },
    { deadlineMs: 100 },
  );
  const response = await fetch(url);
  t.is(response.status, 503);
  t.like(await response.json(), { code: 'timed_out' });
  t.true(aborted);
});

test('a problem has no headers of the answer it replaces', async (t) => {
  const url = await app(t, (ctx) => {
    ctx.set({
      ETag: '"1"',
      'Last-Modified': new Date().toUTCString(),
      Link: '<x>; rel="next"',
      'X-Total-Count': '3',
      'Content-Encoding': 'br',
    });
    throw new ServiceError(404, 'menu_not_found', 'No such menu.');
  });
  const response = await fetch(url);
  for (const name of ['etag', 'last-modified', 'link', 'x-total-count', 'content-encoding'])
    t.is(response.headers.get(name), null, name);
  t.is(response.headers.get('cache-control'), 'no-store');
  t.like(await response.json(), { status: 404, code: 'menu_not_found', title: 'Not Found' });
});

test('measures requests by service, route, method and status', async (t) => {
  const registry = new Registry();
  const url = await app(
    t,
    (ctx) => {
      ctx.body = 'ok';
    },
    { registry },
  );
  await fetch(url);
  await fetch(url, { method: 'PROPFIND' });
  const metrics = await registry.metrics();
  t.regex(metrics, /http_request_duration_seconds_count\{service="test",route="none",method="GET",status="200"\} 1/);
  t.regex(metrics, /method="other"/);
});

test('two services of one process share a registry', (t) => {
  const registry = new Registry();
  t.notThrows(() => ['a', 'b'].map((service) => httpApp({ service, registry })));
});

test('logs a failure on our side as an error, and a refusal for load only as a request', async (t) => {
  const lines: { level: number }[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const url = await app(
    t,
    (ctx) => {
      throw ctx.path === '/overloaded' ? OVERLOADED : new ServiceError(503, 'search_unavailable', 'Not now.');
    },
    { logger },
  );
  await fetch(`${url}/search_unavailable`);
  t.deepEqual(
    lines.map(({ level }) => level),
    [50, 30],
  );
  lines.length = 0;
  await fetch(`${url}/overloaded`);
  t.deepEqual(
    lines.map(({ level }) => level),
    [30],
  );
});

test('an answer that could not be sent is a warning, unless the client left', (t) => {
  const logged: string[] = [];
  const write = (line: string) => void logged.push(`${JSON.parse(line).level} ${JSON.parse(line).msg}`);
  const made = httpApp({ logger: pino({ level: 'debug' }, { write }) });
  made.silent = true;
  for (const code of ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'EACCES', undefined])
    made.emit('error', Object.assign(new Error('it broke'), { code }));
  const [left, failed] = ['20 a client left before its answer was sent', '40 an answer could not be sent'];
  t.deepEqual(logged, [left, left, left, failed, failed]);
});

test("a library's error for clients keeps its status and gets a code; others are internal", async (t) => {
  const url = await app(t, (ctx) => {
    const [, status, who] = ctx.path.split('/');
    throw Object.assign(new Error('words of a library'), { status: Number(status), expose: who === 'client' });
  });
  const answered = async (path: string) => {
    const response = await fetch(`${url}/${path}`);
    const { code, detail } = (await response.json()) as { readonly code: string; readonly detail: string };
    return [response.status, code, /words of a library/.test(detail)];
  };
  for (const [status, code] of [
    [400, 'bad_request'],
    [401, 'invalid_token'],
    [403, 'forbidden'],
    [404, 'route_not_found'],
    [405, 'method_not_allowed'],
    [406, 'not_acceptable'],
    [413, 'body_too_large'],
    [414, 'uri_too_long'],
    [415, 'unsupported_media_type'],
    [429, 'too_many_requests'],
    [503, 'unavailable'],
  ] as const) {
    t.deepEqual(await answered(`${status}/client`), [status, code, true]);
  }
  t.deepEqual(await answered('402/client'), [500, 'internal_error', false]);
  t.deepEqual(await answered('400/nobody'), [500, 'internal_error', false]);
});

const ALLOWED = ['search', 'limit', 'excludeAllergens'];

const faultsOf = (query: string) => readQuery(query, ALLOWED).faults.map(({ code, parameter }) => [code, parameter]);

test('names faults in the order of the query, each parameter once', (t) => {
  t.deepEqual(faultsOf('serach=pie&limit=1&limit=2&limit=3&serach=pie'), [
    ['unknown_parameter', 'serach'],
    ['duplicate_parameter', 'limit'],
  ]);
});

test('stops reading a query after ten faults', (t) => {
  const many = Array.from({ length: 2600 }, (_, index) => `p${index}=`).join('&');
  t.deepEqual(
    faultsOf(many).map(([, parameter]) => parameter),
    Array.from({ length: 10 }, (_, index) => `p${index}`),
  );
});

test('suggests the nearest parameter if it is near enough', (t) => {
  const detail = (query: string, allowed = ALLOWED) => readQuery(query, allowed).faults[0]?.detail;
  const known = 'Known: search, limit, excludeAllergens.';
  t.is(detail('serach=pie'), `There is no parameter "serach" here. Did you mean "search"? ${known}`);
  t.is(detail('q=pie'), `There is no parameter "q" here. Did you mean "search"? ${known}`);
  t.is(detail('colour=red'), `There is no parameter "colour" here. ${known}`);
  t.is(detail('colour=red', []), 'There is no parameter "colour" here; this operation takes none.');
});

const NOW = new Date('2026-11-21T08:00:15.900Z');

test('If-None-Match compares weakly, takes lists and *, and is not misled by commas in tags', (t) => {
  const same = (ifNoneMatch: string) => isNotModified({ 'if-none-match': ifNoneMatch }, '"a,b"');
  for (const header of ['"a,b"', 'W/"a,b"', '"x", "a,b"', ' * ', '"x",W/"a,b","y"']) t.true(same(header), header);
  for (const header of ['"a"', 'a,b', '"x"', '"A,B"', '']) t.false(same(header), header);
});

test('If-Modified-Since counts whole seconds, and is ignored beside If-None-Match', (t) => {
  const since = (ifModifiedSince: string, ifNoneMatch = '') =>
    isNotModified({ 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince }, '"a"', NOW);
  t.true(since('Sat, 21 Nov 2026 08:00:15 GMT'));
  t.false(since('Sat, 21 Nov 2026 08:00:14 GMT'));
  t.false(since('yesterday'));
  t.false(since('Sat, 21 Nov 2026 08:00:15 GMT', '"other"'));
});
