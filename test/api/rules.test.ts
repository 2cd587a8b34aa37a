import test from 'ava';
import { problemSchema } from '../../src/api/openapi/responses.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { requestState } from '../../src/http/request-state.ts';
import { apiService, BASE_URL, checkBody } from './api-service.ts';
import { allMade, exampleAddress, seededService } from './seeded.ts';

const PATHS = ['/v1/menus/1', '/v1/menus', '/v1/menus/items', '/v1/restaurants', '/v1/meta', '/v1/allergens'];

test('order of checks: every /v1 path without a token is 401, before 400, 404 and 405', async (t) => {
  const { url } = await apiService(t);
  for (const path of [
    ...PATHS,
    '/v1',
    '/v1/nothing',
    '/v1/menus/abc',
    '/v1/menus/items?vegan=x',
    '/v1/menus/%zz',
    '/v1/menus?search=%00',
  ]) {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      const response = await fetch(`${url}${path}`, { method });
      t.is(response.status, 401, `${method} ${path}`);
      t.regex(response.headers.get('www-authenticate') ?? '', /^Bearer/);
      t.is(response.headers.get('access-control-allow-origin'), '*');
      if (method !== 'HEAD') await checkBody(t, response, problemSchema);
    }
  }
});

test('order of checks: the method comes before the parameters', async (t) => {
  const { refuses } = await apiService(t);
  await refuses('/v1/menus/abc', 405, 'method_not_allowed', {}, 'POST');
  await refuses('/v1/menus/items?vegan=x', 405, 'method_not_allowed', {}, 'PUT');
});

test('no other spelling of a path bypasses the token', async (t) => {
  const { url, refuses } = await apiService(t);
  for (const path of ['//v1/meta', '/V1/meta', '/v1//meta', '/%761/meta', '/x/../v1%2fmeta', '/v1;/meta']) {
    const { status } = await fetch(`${url}${path}`);
    t.true([401, 404].includes(status), `${path} ${status}`);
  }
  await refuses('/V1/meta', 404, 'route_not_found');
});

test('methods: GET and HEAD, OPTIONS without a token, anything else 405 with Allow', async (t) => {
  const { get, refuses, url } = await apiService(t);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
    await refuses('/v1/restaurants', 405, 'method_not_allowed', {}, method);
    t.is((await get('/v1/restaurants', {}, method)).headers.get('allow'), 'GET, HEAD, OPTIONS');
  }
  const head = await get('/v1/restaurants', {}, 'HEAD');
  t.is(head.status, 200);
  t.true(Number(head.headers.get('content-length')) > 0);
  const options = await fetch(`${url}/v1/restaurants`, { method: 'OPTIONS' });
  t.is(options.status, 204);
  t.is(options.headers.get('allow'), 'GET, HEAD, OPTIONS');
});

test('CORS: a preflight needs no token, and errors expose their headers too', async (t) => {
  const { url } = await apiService(t);
  const preflight = await fetch(`${url}/v1/menus/items`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://app.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    },
  });
  t.is(preflight.status, 204);
  t.is(preflight.headers.get('access-control-allow-origin'), '*');
  t.regex(preflight.headers.get('access-control-allow-headers') ?? '', /Authorization/);
  t.is(preflight.headers.get('access-control-allow-credentials'), null);
  const refused = await fetch(`${url}/v1/menus/items`, { headers: { Origin: 'https://app.example' } });
  t.is(refused.status, 401);
  for (const name of [
    'Link',
    'X-Total-Count',
    'X-Allergens-Unknown',
    'X-Search-Understood',
    'X-Request-Id',
    'ETag',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
  ]) {
    t.true(refused.headers.get('access-control-expose-headers')?.split(',').includes(name), name);
  }
});

test('CORS: a list of origins allows only these, and varies caches', async (t) => {
  const { url } = await apiService(t, { corsOrigins: ['https://app.example'] });
  const from = (origin: string) => fetch(`${url}/allergens`, { headers: { Origin: origin } });
  t.is((await from('https://app.example')).headers.get('access-control-allow-origin'), 'https://app.example');
  t.is((await from('https://evil.example')).headers.get('access-control-allow-origin'), null);
  t.regex((await from('https://evil.example')).headers.get('vary') ?? '', /Origin/);
});

test('request id: on every answer, in the log and in problem bodies', async (t) => {
  const { get, refuses, logged } = await apiService(t);
  const good = (await get('/v1/meta')).headers.get('x-request-id') ?? '';
  t.regex(good, /^[\w-]{36}$/);
  t.true(logged.some((line) => line.includes(good)));
  const { requestId } = await refuses('/v1/nothing', 404, 'route_not_found', { 'X-Request-Id': 'my-trace-0001' });
  t.is(requestId, 'my-trace-0001');
  t.not((await get('/v1/meta', { 'X-Request-Id': 'no spaces' })).headers.get('x-request-id'), 'no spaces');
});

test('logs hold neither tokens nor search terms', async (t) => {
  const { get, logged, token } = await apiService(t);
  await get('/v1/menus/items?search=secretdish');
  t.true(logged.some((line) => line.includes('/v1/menus/items')));
  t.false(logged.some((line) => line.includes(token) || line.includes('secretdish')));
});

test('not acceptable: 406 if JSON or every coding is excluded', async (t) => {
  const { get, refuses } = await apiService(t);
  await refuses('/v1/meta', 406, 'not_acceptable', { Accept: 'text/html' });
  await refuses('/v1/meta', 406, 'not_acceptable', { Accept: 'application/json;q=0' });
  await refuses('/v1/meta', 406, 'not_acceptable', { Accept: 'application/json;q=0, */*' });
  await refuses('/v1/meta', 406, 'not_acceptable', { 'Accept-Encoding': 'identity;q=0' });
  for (const accept of [
    'application/json',
    'application/*',
    '*/*',
    'text/html, application/json;q=0.5',
    'application/json; charset=utf-8',
    'Application/JSON;version=1, text/html',
  ]) {
    t.is((await get('/v1/meta', { Accept: accept })).status, 200, accept);
  }
});

test('unreadable addresses: broken percent-encoding and control characters are 400, too long is 414', async (t) => {
  const { refuses } = await apiService(t);
  await refuses('/v1/menus/%zz', 400, 'malformed_url');
  await refuses('/v1/menus/%ff', 400, 'malformed_url');
  await refuses('/v1/menus/1%00', 400, 'malformed_url');
  await refuses('/v1/restaurants?name=%E0%A4%A', 400, 'malformed_url');
  await refuses(`/v1/restaurants?name=${'a'.repeat(9000)}`, 414, 'uri_too_long');
});

test('refuses unknown parameters on operations without parameters too', async (t) => {
  const { refuses } = await apiService(t);
  for (const path of [
    '/v1/menus/1/sources',
    '/v1/menus/1/versions',
    '/v1/menus/1/evidence',
    '/v1/meta',
    '/v1/allergens',
  ]) {
    const { detail } = await refuses(`${path}?expand=all`, 400, 'unknown_parameter');
    t.regex(detail, /takes none/);
  }
});

test('reports at most ten faults of a query', async (t) => {
  const { refuses } = await apiService(t);
  const many = Array.from({ length: 1500 }, (_, index) => `p${index}`).join('&');
  const problem = await refuses(`/v1/menus/items?${many}&search=pie`, 400, 'unknown_parameter');
  t.is(problem.errors?.length, 10);
  t.true(JSON.stringify(problem).length < 20_000);
});

test('limits: shown on every answer, and beyond them is 429 with Retry-After', async (t) => {
  const { get, refuses } = await apiService(t, { rateLimitPerMinute: 3 });
  const first = await get('/v1/meta');
  t.is(first.headers.get('ratelimit-policy'), '"default";q=3;w=60');
  t.regex(first.headers.get('ratelimit') ?? '', /^"default";r=2;t=\d+$/);
  await get('/v1/nothing');
  await get('/v1/meta');
  const refused = await get('/v1/meta');
  t.is(refused.status, 429);
  const seconds = Number(refused.headers.get('retry-after'));
  t.true(seconds >= 1 && seconds <= 60);
  t.regex(refused.headers.get('ratelimit') ?? '', /r=0;/);
  await refuses('/v1/meta', 429, 'too_many_requests');
});

test('suggestions have their own limit, twice as high', async (t) => {
  const { get } = await apiService(t, { rateLimitPerMinute: 2 });
  for (let n = 0; n < 3; n += 1) await get('/v1/meta');
  t.is((await get('/v1/meta')).status, 429);
  const typed = await get('/v1/suggestions?search=pie');
  t.is(typed.status, 200);
  t.is(typed.headers.get('ratelimit-policy'), '"suggestions";q=4;w=60');
  t.regex(typed.headers.get('ratelimit') ?? '', /^"suggestions";r=3;t=\d+$/);
});

test('a client may have its own limit', async (t) => {
  const { get } = await apiService(t, {
    accessToken: (ctx, next) => {
      requestState(ctx).client = { clientId: 'one', requestsPerMinute: 5 };
      return next();
    },
  });
  t.is((await get('/v1/meta')).headers.get('ratelimit-policy'), '"default";q=5;w=60');
  t.is((await get('/v1/suggestions?search=pie')).headers.get('ratelimit-policy'), '"suggestions";q=10;w=60');
});

test('links the caveat on every menu and item answer', async (t) => {
  const { get, pubMenu } = await seededService(t);
  for (const path of [
    `/v1/menus/${pubMenu}`,
    `/v1/menus/${pubMenu}/versions`,
    `/v1/menus/${pubMenu}/evidence`,
    '/v1/menus?search=pie',
    '/v1/menus/items?search=pie',
  ]) {
    t.true((await get(path)).headers.get('link')?.includes(`<${BASE_URL}/allergens>; rel="help"`), path);
  }
});

test('Host is never trusted: links are built from BASE_URL', async (t) => {
  const { get, pubMenu } = await seededService(t);
  const headers = { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' };
  const response = await get(`/v1/menus/${pubMenu}`, headers);
  t.notRegex(response.headers.get('link') ?? '', /evil|127\.0\.0\.1/);
});

test('answers of every operation may be cached only by their client', async (t) => {
  const service = await seededService(t);
  await allMade(service);
  for (const operation of OPERATIONS) {
    const target = exampleAddress(operation, service);
    const response = await service.get(target);
    t.is(response.status, 200, target);
    t.is(response.headers.get('cache-control'), 'private, no-cache', target);
    t.regex(response.headers.get('vary') ?? '', /^Authorization, Accept-Encoding(?:, Accept)?$/, target);
    const mediaType = operation.only ? 'application/x-ndjson' : 'application/json; charset=utf-8';
    t.is(response.headers.get('content-type'), mediaType, target);
  }
});
