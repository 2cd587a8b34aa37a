import test, { type ExecutionContext } from 'ava';
import type Koa from 'koa';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { ServiceError } from '../../src/domain/errors.ts';
import { OVERLOADED } from '../../src/domain/refusals.ts';
import type { HttpAppOptions } from '../../src/http/create-http-app.ts';
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
