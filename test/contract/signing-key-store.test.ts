import test from 'ava';
import { createSigningKeyStore } from '../../src/db/signing-key-store.ts';
import type { StoredSigningKey } from '../../src/ports/signing-key-store.ts';
import { testDatabase } from '../support/database.ts';

function key(kid: string, second: number, more: Partial<StoredSigningKey> = {}): StoredSigningKey {
  return {
    kid,
    algorithm: 'RS256',
    publicJwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' },
    sealedPrivateKey: Buffer.from(`sealed ${kid}`),
    state: 'next',
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
    retiredAt: null,
    ...more,
  };
}

test('returns keys as stored, oldest first', async (t) => {
  const store = createSigningKeyStore((await testDatabase(t)).db);
  const retired = key('a', 1, { state: 'previous', algorithm: 'ES256', retiredAt: new Date(Date.UTC(2026, 5, 1)) });
  t.deepEqual(await store.update(() => [key('b', 2, { state: 'current' }), retired]), [
    retired,
    key('b', 2, { state: 'current' }),
  ]);
  t.deepEqual(await store.list(), [retired, key('b', 2, { state: 'current' })]);
});

test('an update replaces the whole set', async (t) => {
  const store = createSigningKeyStore((await testDatabase(t)).db);
  await store.update(() => [key('a', 1), key('b', 2)]);
  await store.update((keys) => keys.filter(({ kid }) => kid === 'b'));
  t.deepEqual(await store.list(), [key('b', 2)]);
});

test('concurrent updates see each other, so that the first keys are created once', async (t) => {
  const store = createSigningKeyStore((await testDatabase(t)).db);
  const sets = await Promise.all(
    ['a', 'b', 'c', 'd'].map((kid, second) => store.update((keys) => (keys.length > 0 ? keys : [key(kid, second)]))),
  );
  t.is(new Set(sets.map((keys) => keys.map(({ kid }) => kid).join())).size, 1);
});

test('a failed update changes nothing', async (t) => {
  const store = createSigningKeyStore((await testDatabase(t)).db);
  await store.update(() => [key('a', 1)]);
  await t.throwsAsync(store.update(() => [key('b', 1), key('b', 2)]));
  t.deepEqual(await store.list(), [key('a', 1)]);
});
