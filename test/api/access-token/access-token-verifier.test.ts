import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import test from 'ava';
import { keySetServer } from '../../support/key-set-server.ts';
import { serve } from '../../support/serve.ts';
import { AUDIENCE, CLIENT_ID, claims, headerOf, makeKey, signed } from '../../support/token-forge.ts';
import { until } from '../../support/until.ts';
import { verifiedService } from './verified-service.ts';

const key = makeKey('first');
const secondKey = makeKey('second');

test('a request without a token gets a challenge without an error code', async (t) => {
  const service = await verifiedService(t, (await keySetServer(t, [key])).url);
  for (const headers of [{}, { Authorization: 'Basic YTpi' }] as Record<string, string>[]) {
    const response = await service.get(headers);
    t.is(response.status, 401);
    t.is(
      response.headers.get('www-authenticate'),
      `Bearer realm="menus", resource_metadata="${AUDIENCE}/.well-known/oauth-protected-resource"`,
    );
    t.is(response.headers.get('content-type'), 'application/problem+json');
    t.is(((await response.json()) as { code: string }).code, 'token_missing');
  }
});

test('matches the scheme case-insensitively', async (t) => {
  const service = await verifiedService(t, (await keySetServer(t, [key])).url);
  t.is((await service.get({ Authorization: `bEARER ${signed(key)}` })).status, 200);
});

test('several Authorization headers are 400', async (t) => {
  const keySet = await keySetServer(t, [key]);
  const service = await verifiedService(t, keySet.url);
  const token = `Authorization: Bearer ${signed(key)}\r\n`;
  const url = new URL((await service.get()).url);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(url.port), url.hostname);
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
    });
    socket.on('close', () => resolve(text));
    socket.end(`GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${token}${token}\r\n`);
  });
  t.regex(answer, /^HTTP\/1\.1 400 /);
  t.regex(answer, /WWW-Authenticate: Bearer realm="menus", error="invalid_request"/i);
});

test('refuses tokens of a disabled client within moments, cached or not, until it is enabled again', async (t) => {
  const service = await verifiedService(t, (await keySetServer(t, [key])).url);
  const token = signed(key);
  t.is((await service.withToken(token)).status, 200);
  service.disabled.add(CLIENT_ID);
  await until(async () => (await service.withToken(token)).status === 401);
  t.is((await service.withToken(signed(key))).status, 401);
  service.disabled.clear();
  await until(async () => (await service.withToken(signed(key))).status === 200);
});

test('checks an accepted token fully once, then uses the cache', async (t) => {
  const service = await verifiedService(t, (await keySetServer(t, [key])).url);
  const token = signed(key);
  for (let turn = 0; turn < 5; turn += 1) t.is((await service.withToken(token)).status, 200);
  const metrics = await service.registry.metrics();
  t.regex(metrics, /access_token_checks_total\{outcome="verified"\} 1/);
  t.regex(metrics, /access_token_checks_total\{outcome="cached"\} 4/);
});

test('refuses a cached token once it has expired', async (t) => {
  const service = await verifiedService(t, (await keySetServer(t, [key])).url);
  const iat = Math.floor(Date.now() / 1000) - 298;
  // Ends in 1 to 2 s: cached no longer than that, and within the tolerance of the full check afterwards.
  const token = signed(key, headerOf(key), claims({ iat, exp: iat + 300 }));
  t.is((await service.withToken(token)).status, 200);
  await delay(2100);
  await service.withToken(token);
  t.regex(await service.registry.metrics(), /access_token_checks_total\{outcome="verified"\} 2/);
});

test('fetches an unknown key when a token names it', async (t) => {
  const keySet = await keySetServer(t, [key]);
  const service = await verifiedService(t, keySet.url);
  keySet.keys = [key, secondKey];
  t.is((await service.withToken(signed(secondKey))).status, 200);
  t.is(keySet.requests, 2);
});

test('a flood of unknown key ids causes one refresh and disturbs no valid client', async (t) => {
  const keySet = await keySetServer(t, [key]);
  const service = await verifiedService(t, keySet.url);
  const flood = Array.from({ length: 50 }, (_, n) =>
    service.withToken(signed(key, headerOf(key, { kid: `made-up-${n}` }))),
  );
  const good = Array.from({ length: 10 }, () => service.withToken(signed(key)));
  t.true((await Promise.all(flood)).every((response) => response.status === 401));
  t.true((await Promise.all(good)).every((response) => response.status === 200));
  t.is(keySet.requests, 2);
});

test('a token refused for its unknown key stays refused for some seconds without another check', async (t) => {
  const keySet = await keySetServer(t, [key]);
  const service = await verifiedService(t, keySet.url);
  const token = signed(secondKey);
  t.is((await service.withToken(token)).status, 401);
  keySet.keys = [key, secondKey];
  t.is((await service.withToken(token)).status, 401);
  t.is(keySet.requests, 2);
});

test('keeps using the keys in memory while the token service is away', async (t) => {
  const keySet = await keySetServer(t, [key]);
  const service = await verifiedService(t, keySet.url);
  keySet.failing = true;
  t.is((await service.withToken(signed(key))).status, 200);
  t.true(service.verifier.ready());
});

test('a token whose key cannot be fetched is 503, never 401', async (t) => {
  const keySet = await keySetServer(t, [key]);
  const service = await verifiedService(t, keySet.url);
  keySet.failing = true;
  const response = await service.withToken(signed(secondKey));
  t.is(response.status, 503);
  t.truthy(response.headers.get('retry-after'));
  t.is(response.headers.get('www-authenticate'), null);
});

test('without any keys every token is 503 with Retry-After, until the verifier recovers', async (t) => {
  const keySet = await keySetServer(t, [key]);
  keySet.failing = true;
  const service = await verifiedService(t, keySet.url);
  t.false(service.verifier.ready());
  const response = await service.withToken(signed(key));
  t.is(response.status, 503);
  t.truthy(response.headers.get('retry-after'));
  t.is((await service.get()).status, 401);
  keySet.failing = false;
  await until(async () => (await service.withToken(signed(key))).status === 200);
  t.true(service.verifier.ready());
});

test('times out on a key set that hangs', async (t) => {
  const silent = await serve(t, () => {});
  const service = await verifiedService(t, silent);
  t.false(service.verifier.ready());
});

test('logs neither tokens nor their contents', async (t) => {
  const service = await verifiedService(t, (await keySetServer(t, [key])).url);
  const tokens = [signed(key), signed(secondKey), signed(key, headerOf(key, { typ: 'JWT' }))];
  for (const token of tokens) await service.withToken(token);
  const log = service.logged.join('\n');
  for (const token of tokens) for (const part of token.split('.')) t.false(log.includes(part));
});
