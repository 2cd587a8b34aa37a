import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import test from 'ava';
import { createVerifiedTokenCache } from '../../../src/api/access-token/verified-token-cache.ts';
import { ecKey, key, weakKey, withClaims, withHeader } from '../../support/hostile-tokens/forged.ts';
import { HOSTILE_CLAIMS } from '../../support/hostile-tokens/hostile-claims.ts';
import { HOSTILE_SHAPES } from '../../support/hostile-tokens/hostile-shapes.ts';
import { HOSTILE_SIGNATURES } from '../../support/hostile-tokens/hostile-signatures.ts';
import { keySetServer } from '../../support/key-set-server.ts';
import { serve } from '../../support/serve.ts';
import { AUDIENCE, CLIENT_ID, claims, headerOf, makeKey, seconds, signed } from '../../support/token-forge.ts';
import { until } from '../../support/until.ts';
import { verifiedService } from './verified-service.ts';

const firstKey = makeKey('first');
const secondKey = makeKey('second');

test('a request without a token gets a challenge without an error code', async (t) => {
  const service = await verifiedService(t, (await keySetServer(t, [firstKey])).url);
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
  const service = await verifiedService(t, (await keySetServer(t, [firstKey])).url);
  t.is((await service.get({ Authorization: `bEARER ${signed(firstKey)}` })).status, 200);
});

test('several Authorization headers are 400', async (t) => {
  const keySet = await keySetServer(t, [firstKey]);
  const service = await verifiedService(t, keySet.url);
  const token = `Authorization: Bearer ${signed(firstKey)}\r\n`;
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
  const service = await verifiedService(t, (await keySetServer(t, [firstKey])).url);
  const token = signed(firstKey);
  t.is((await service.withToken(token)).status, 200);
  service.disabled.add(CLIENT_ID);
  await until(async () => (await service.withToken(token)).status === 401);
  t.is((await service.withToken(signed(firstKey))).status, 401);
  service.disabled.clear();
  await until(async () => (await service.withToken(signed(firstKey))).status === 200);
});

test('checks an accepted token fully once, then uses the cache', async (t) => {
  const service = await verifiedService(t, (await keySetServer(t, [firstKey])).url);
  const token = signed(firstKey);
  for (let turn = 0; turn < 5; turn += 1) t.is((await service.withToken(token)).status, 200);
  const metrics = await service.registry.metrics();
  t.regex(metrics, /access_token_checks_total\{outcome="verified"\} 1/);
  t.regex(metrics, /access_token_checks_total\{outcome="cached"\} 4/);
});

test('refuses a cached token once it has expired', async (t) => {
  const service = await verifiedService(t, (await keySetServer(t, [firstKey])).url);
  const iat = Math.floor(Date.now() / 1000) - 298;
  // Ends in 1 to 2 s: cached no longer than that, and within the tolerance of the full check afterwards.
  const token = signed(firstKey, headerOf(firstKey), claims({ iat, exp: iat + 300 }));
  t.is((await service.withToken(token)).status, 200);
  await delay(2100);
  await service.withToken(token);
  t.regex(await service.registry.metrics(), /access_token_checks_total\{outcome="verified"\} 2/);
});

test('fetches an unknown firstKey when a token names it', async (t) => {
  const keySet = await keySetServer(t, [firstKey]);
  const service = await verifiedService(t, keySet.url);
  keySet.keys = [firstKey, secondKey];
  t.is((await service.withToken(signed(secondKey))).status, 200);
  t.is(keySet.requests, 2);
});

test('a flood of unknown firstKey ids causes one refresh and disturbs no valid client', async (t) => {
  const keySet = await keySetServer(t, [firstKey]);
  const service = await verifiedService(t, keySet.url);
  const flood = Array.from({ length: 50 }, (_, n) =>
    service.withToken(signed(firstKey, headerOf(firstKey, { kid: `made-up-${n}` }))),
  );
  const good = Array.from({ length: 10 }, () => service.withToken(signed(firstKey)));
  t.true((await Promise.all(flood)).every((response) => response.status === 401));
  t.true((await Promise.all(good)).every((response) => response.status === 200));
  t.is(keySet.requests, 2);
});

test('a token refused for its unknown firstKey stays refused for some seconds without another check', async (t) => {
  const keySet = await keySetServer(t, [firstKey]);
  const service = await verifiedService(t, keySet.url);
  const token = signed(secondKey);
  t.is((await service.withToken(token)).status, 401);
  keySet.keys = [firstKey, secondKey];
  t.is((await service.withToken(token)).status, 401);
  t.is(keySet.requests, 2);
});

test('keeps using the keys in memory while the token service is away', async (t) => {
  const keySet = await keySetServer(t, [firstKey]);
  const service = await verifiedService(t, keySet.url);
  keySet.failing = true;
  t.is((await service.withToken(signed(firstKey))).status, 200);
  t.true(service.verifier.ready());
});

test('a token whose firstKey cannot be fetched is 503, never 401', async (t) => {
  const keySet = await keySetServer(t, [firstKey]);
  const service = await verifiedService(t, keySet.url);
  keySet.failing = true;
  const response = await service.withToken(signed(secondKey));
  t.is(response.status, 503);
  t.truthy(response.headers.get('retry-after'));
  t.is(response.headers.get('www-authenticate'), null);
});

test('without any keys every token is 503 with Retry-After, until the verifier recovers', async (t) => {
  const keySet = await keySetServer(t, [firstKey]);
  keySet.failing = true;
  const service = await verifiedService(t, keySet.url);
  t.false(service.verifier.ready());
  const response = await service.withToken(signed(firstKey));
  t.is(response.status, 503);
  t.truthy(response.headers.get('retry-after'));
  t.is((await service.get()).status, 401);
  keySet.failing = false;
  await until(async () => (await service.withToken(signed(firstKey))).status === 200);
  t.true(service.verifier.ready());
});

test('times out on a firstKey set that hangs', async (t) => {
  const silent = await serve(t, () => {});
  const service = await verifiedService(t, silent);
  t.false(service.verifier.ready());
});

test('logs neither tokens nor their contents', async (t) => {
  const service = await verifiedService(t, (await keySetServer(t, [firstKey])).url);
  const tokens = [signed(firstKey), signed(secondKey), signed(firstKey, headerOf(firstKey, { typ: 'JWT' }))];
  for (const token of tokens) await service.withToken(token);
  const log = service.logged.join('\n');
  for (const token of tokens) for (const part of token.split('.')) t.false(log.includes(part));
});

const inSeconds = (seconds: number) => Date.now() / 1000 + seconds;

test('keeps only the hash of a token, not its text', (t) => {
  const cache = createVerifiedTokenCache();
  t.is(cache.key('token').length, 44);
  t.not(cache.key('token'), cache.key('token2'));
});

test('does not keep an expired token', (t) => {
  const cache = createVerifiedTokenCache();
  cache.keepVerified('past', { clientId: 'c', kid: 'k', expiresAt: inSeconds(-1) });
  cache.keepVerified('alive', { clientId: 'c', kid: 'k', expiresAt: inSeconds(60) });
  t.is(cache.verified('past'), undefined);
  t.truthy(cache.verified('alive'));
});

test('drops the tokens of a revoked key and keeps the others', (t) => {
  const cache = createVerifiedTokenCache();
  cache.keepVerified('one', { clientId: 'c', kid: 'revoked', expiresAt: inSeconds(60) });
  cache.keepVerified('two', { clientId: 'c', kid: 'good', expiresAt: inSeconds(60) });
  cache.dropKeys(new Set(['revoked']));
  t.is(cache.verified('one'), undefined);
  t.truthy(cache.verified('two'));
});

test('a flood of bad tokens evicts no good one, and the cache holds at most ten thousand', (t) => {
  const cache = createVerifiedTokenCache();
  cache.keepVerified('good', { clientId: 'c', kid: 'k', expiresAt: inSeconds(60) });
  for (let n = 0; n <= 10_000; n += 1) cache.keepRefused(`bad-${n}`, { refused: 'reason' });
  t.truthy(cache.verified('good'));
  t.is(cache.refused('bad-0'), undefined);
  t.truthy(cache.refused('bad-10000'));
});

test('keeps a refused token for five seconds from its first refusal, however often it is refused', (t) => {
  let now = 1000;
  const cache = createVerifiedTokenCache({ now: () => now });
  cache.keepRefused('bad', { refused: 'unknown key' });
  now += 4000;
  cache.keepRefused('bad', { refused: 'unknown key' });
  t.truthy(cache.refused('bad'));
  now += 1001;
  t.is(cache.refused('bad'), undefined);
});

const HOSTILE = { ...HOSTILE_SIGNATURES, ...HOSTILE_CLAIMS, ...HOSTILE_SHAPES };

test('tries at least sixty hostile tokens with distinct names', (t) => {
  const tables = [HOSTILE_SIGNATURES, HOSTILE_CLAIMS, HOSTILE_SHAPES];
  t.is(
    Object.keys(HOSTILE).length,
    tables.reduce((sum, table) => sum + Object.keys(table).length, 0),
  );
  t.true(Object.keys(HOSTILE).length >= 60);
});

for (const [kind, [reason, make]] of Object.entries(HOSTILE)) {
  test(`refuses a token ${kind}`, async (t) => {
    const keySet = await keySetServer(t, [key, ecKey, weakKey]);
    const service = await verifiedService(t, keySet.url);
    const response = await service.withToken(make());
    const body = (await response.json()) as Record<string, unknown>;
    t.is(response.status, 401);
    t.is(body.code, 'invalid_token');
    t.true(String(body.detail).includes(reason), String(body.detail));
    t.regex(
      response.headers.get('www-authenticate') ?? '',
      /^Bearer realm="[^"]+", error="invalid_token", error_description="[^"\\]+", resource_metadata="[^"]+"$/,
    );
  });
}

const FINE: Readonly<Record<string, () => string>> = {
  'as the token service makes them': () => signed(key),
  'signed ES256': () => signed(ecKey),
  'whose aud is a list that holds ours': () => withClaims({ aud: ['http://other.example', AUDIENCE] }),
  'that expired within the clock tolerance': () => withClaims({ iat: seconds() - 310, exp: seconds() - 10 }),
  'issued by a clock that is a little ahead': () => withClaims({ iat: seconds() + 20, exp: seconds() + 320 }),
  'with the long form of typ': () => withHeader({ typ: 'application/at+jwt' }),
};

for (const [kind, make] of Object.entries(FINE)) {
  test(`accepts a token ${kind}`, async (t) => {
    const keySet = await keySetServer(t, [key, ecKey]);
    const service = await verifiedService(t, keySet.url);
    const response = await service.withToken(make());
    t.is(response.status, 200);
    t.deepEqual(await response.json(), { clientId: 'client_good' });
  });
}
