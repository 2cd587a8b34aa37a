import { generateKeyPairSync } from 'node:crypto';
import { mock } from 'node:test';
import test from 'ava';
import { pino } from 'pino';
import { createKeyFetcher, type VerificationKey } from '../../../src/api/access-token/fetch-keys.ts';
import { createVerificationKeys, KeysUnavailableError } from '../../../src/api/access-token/verification-keys.ts';
import { serve } from '../../support/serve.ts';
import { makeEcKey, makeKey } from '../../support/token-forge.ts';

const HOUR = 3_600_000;
const publicKey = makeKey('any').publicKey;

/** Verification keys over a set that the test changes, with a manual clock. */
function watchedKeys() {
  const state = { now: 0, kids: ['a'], failing: false, fetches: 0, removed: [] as string[], logged: [] as string[] };
  const keys = createVerificationKeys({
    fetchKeys: async () => {
      state.fetches += 1;
      if (state.failing) throw new Error('away');
      return new Map<string, VerificationKey>(state.kids.map((kid) => [kid, { kid, algorithm: 'RS256', publicKey }]));
    },
    onRemoved: (kids) => state.removed.push(...kids),
    logger: pino({ level: 'info' }, { write: (line: string) => void state.logged.push(JSON.parse(line).msg) }),
    now: () => state.now,
  });
  return { state, keys };
}

test('unknown key ids force at most one refresh in ten seconds', async (t) => {
  const { state, keys } = watchedKeys();
  await keys.start();
  for (const kid of ['x', 'y', 'z']) t.is(await keys.find(kid), null);
  t.is(state.fetches, 2);
  state.now += 10_000;
  t.is(await keys.find('x'), null);
  t.is(state.fetches, 3);
  keys.stop();
});

test.serial(
  'a flood of unknown key ids for twenty seconds causes three refreshes, including the planned one',
  async (t) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    t.teardown(() => mock.timers.reset());
    const { state, keys } = watchedKeys();
    await keys.start();
    state.now = 15_000;
    mock.timers.tick(15_000);
    state.fetches = 0;
    for (let ms = 0; ms <= 20_000; ms += 100) {
      await keys.find(`invented-${ms}`);
      state.now += 100;
      mock.timers.tick(100);
    }
    t.is(state.fetches, 3);
    keys.stop();
  },
);

test('a known key never waits for the token service', async (t) => {
  const { state, keys } = watchedKeys();
  await keys.start();
  t.is((await keys.find('a'))?.kid, 'a');
  t.is(state.fetches, 1);
  keys.stop();
});

test('stale keys are usable for 24 hours, then nothing can be verified', async (t) => {
  const { state, keys } = watchedKeys();
  await keys.start();
  state.failing = true;
  state.now = 24 * HOUR;
  t.true(keys.ready());
  t.is((await keys.find('a'))?.kid, 'a');
  state.now = 24 * HOUR + 1;
  t.false(keys.ready());
  await t.throwsAsync(keys.find('a'), { instanceOf: KeysUnavailableError });
  keys.stop();
});

test('reports keys that are no longer published, so that their tokens can be dropped', async (t) => {
  const { state, keys } = watchedKeys();
  await keys.start();
  state.kids = ['b'];
  t.is((await keys.find('b'))?.kid, 'b');
  t.deepEqual(state.removed, ['a']);
  t.is(await keys.find('a'), null);
  keys.stop();
});

test('logs one line when the token service goes away and one when it returns', async (t) => {
  const { state, keys } = watchedKeys();
  state.failing = true;
  await keys.start();
  for (const kid of ['x', 'y', 'z']) {
    state.now += 10_000;
    await t.throwsAsync(keys.find(kid));
  }
  state.failing = false;
  state.now += 10_000;
  t.is((await keys.find('a'))?.kid, 'a');
  keys.stop();
  t.is(state.fetches, 5);
  t.deepEqual(state.logged, [
    'the public keys of the token service could not be read; trying again until they can',
    'the public keys of the token service can be read again',
  ]);
});

test.serial('refuses a revoked key after at most half a minute', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  t.teardown(() => mock.timers.reset());
  const { state, keys } = watchedKeys();
  await keys.start();
  state.kids = ['b'];
  mock.timers.tick(30_000);
  await Promise.resolve();
  keys.stop();
  t.is(state.fetches, 2);
  t.deepEqual(state.removed, ['a']);
});

const good = makeEcKey('good');
const rsa = makeKey('rsa');
const privateKey = { ...rsa.privateKey.export({ format: 'jwk' }), kid: 'private', alg: 'RS256', use: 'sig' };
const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ format: 'jwk' });

/** Unusable entries of a key set, by what is wrong with them. */
const STRANGE: Readonly<Record<string, unknown>> = {
  'a kty that nobody knows': { kty: 'XYZ', kid: 'x', use: 'sig' },
  'a secret': { kty: 'oct', k: 'c2VjcmV0', kid: 'x', alg: 'HS256' },
  'no n': { ...rsa.jwk, kid: 'x', n: undefined },
  'an n that is no base64url': { ...rsa.jwk, kid: 'x', n: '%%%' },
  'an n that is a number': { ...rsa.jwk, kid: 'x', n: 5 },
  'a private key': privateKey,
  'a key to encrypt with': { ...rsa.jwk, kid: 'x', use: 'enc' },
  'an algorithm to encrypt with': { ...rsa.jwk, kid: 'x', use: undefined, alg: 'RSA-OAEP' },
  'no algorithm': { ...rsa.jwk, kid: 'x', alg: undefined },
  'operations other than verify': { ...rsa.jwk, kid: 'x', use: undefined, key_ops: ['encrypt'] },
  'no kid': { ...rsa.jwk, kid: undefined },
  'a kid that is a number': { ...rsa.jwk, kid: 7 },
  'too few bits': { ...weak, kid: 'x', alg: 'RS256', use: 'sig' },
  'a curve that nobody knows': { ...good.jwk, kid: 'x', crv: 'P-999' },
  'a point off the curve': { ...good.jwk, kid: 'x', x: 'AAAA' },
  null: null,
  'a text': 'key',
  'a number': 5,
  'a list': [],
};

for (const [what, entry] of Object.entries(STRANGE)) {
  test(`ignores a strange entry of the key set (${what}) and uses the others`, async (t) => {
    let keys: readonly unknown[] = [];
    const url = await serve(t, (_request, response) => response.end(JSON.stringify({ keys })));
    const fetchKeys = createKeyFetcher(url);
    for (keys of [
      [entry, good.jwk],
      [good.jwk, entry],
    ]) {
      t.deepEqual([...(await fetchKeys()).keys()], ['good']);
    }
    keys = [entry];
    await t.throwsAsync(fetchKeys(), { any: true });
  });
}

for (const text of ['', 'null', '[]', '{}', '{"keys":null}', '{"keys":{}}', '{"keys":[]}', '<html>', '{"keys":[']) {
  test(`refuses an answer that is not a key set: ${text || 'nothing'}`, async (t) => {
    const url = await serve(t, (_request, response) => response.end(text));
    await t.throwsAsync(createKeyFetcher(url)(), { any: true });
  });
}
