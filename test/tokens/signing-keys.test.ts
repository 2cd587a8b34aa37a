import { createPublicKey, randomBytes } from 'node:crypto';
import test from 'ava';
import jwt from 'jsonwebtoken';
import { openSealedKey, thumbprint } from '../../src/lib/sealed-key.ts';
import { RETIRED_KEY_SECONDS } from '../../src/tokens/key-lifetime.ts';
import { generateSigningKey, rotateKeys } from '../../src/tokens/rotate-keys.ts';
import { until } from '../support/until.ts';
import { type RunningTokenService, runningTokenService } from './running-token-service.ts';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

function rotation(service: RunningTokenService, options: { revoke?: boolean; now?: Date } = {}) {
  return rotateKeys({ now: inSeconds(60), ...service, algorithm: 'ES256', ...options });
}

const kidOf = (token: string) => jwt.decode(token, { complete: true })?.header.kid;

async function verifies(service: RunningTokenService, token: string): Promise<boolean> {
  const jwk = (await service.keySet()).find((key) => key.kid === kidOf(token));
  if (jwk === undefined) return false;
  jwt.verify(token, createPublicKey({ key: jwk, format: 'jwk' }));
  return true;
}

test('the kid is the thumbprint of RFC 7638, by its own example', (t) => {
  const n =
    '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknj' +
    'hMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQ' +
    'vRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw';
  t.is(
    thumbprint({ kty: 'RSA', n, e: 'AQAB', alg: 'RS256', kid: '2011-04-29' }),
    'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs',
  );
});

test('stores a private key sealed, and opens it only with its own key encryption key', async (t) => {
  const keyEncryptionKey = randomBytes(32);
  const key = await generateSigningKey('ES256', 'current', keyEncryptionKey);
  t.is(openSealedKey(key, keyEncryptionKey).asymmetricKeyType, 'ec');
  t.throws(() => openSealedKey(key, randomBytes(32)), { message: /KEY_ENCRYPTION_KEY/ });
  const tampered = Buffer.from(key.sealedPrivateKey);
  tampered[40] = (tampered[40] ?? 0) ^ 1;
  t.throws(() => openSealedKey({ ...key, sealedPrivateKey: tampered }, keyEncryptionKey));
  t.throws(() => openSealedKey({ ...key, kid: 'another' }, keyEncryptionKey));
  await t.throwsAsync(generateSigningKey('ES256', 'next', randomBytes(16)), { message: /16 bytes/ });
});

test('publishes the next key before it signs', async (t) => {
  const service = await runningTokenService(t);
  const before = (await service.keySet()).map((key) => key.kid);
  const signingBefore = kidOf(await service.token());
  const { signing } = await rotation(service);
  t.true(before.includes(signing));
  t.not(signing, signingBefore);
});

test('a running service signs with the new key after a rotation, and the old tokens stay valid', async (t) => {
  const service = await runningTokenService(t);
  const old = await service.token();
  const { signing, next } = await rotation(service);
  await until(async () => kidOf(await service.token()) === signing);
  t.true(await verifies(service, old));
  t.true(await verifies(service, await service.token()));
  t.true((await service.keySet()).some((key) => key.kid === next));
});

test('removes a retired key when its last token has expired, not before', async (t) => {
  const service = await runningTokenService(t);
  const first = kidOf(await service.token()) ?? '';
  const start = inSeconds(60).getTime();
  const at = (seconds: number) => new Date(start + seconds * 1000);
  await rotation(service, { now: at(0) });
  t.true((await rotation(service, { now: at(RETIRED_KEY_SECONDS) })).published.includes(first));
  t.true((await rotation(service, { now: at(RETIRED_KEY_SECONDS + 30) })).removed.includes(first));
});

test('stops publishing a retired key after its time, even without another rotation', async (t) => {
  const service = await runningTokenService(t);
  const first = kidOf(await service.token());
  const longAgo = inSeconds(-RETIRED_KEY_SECONDS - 5);
  await service.keys.update((keys) =>
    keys.map((key) => (key.state === 'next' ? { ...key, createdAt: new Date(longAgo.getTime() - 60_000) } : key)),
  );
  await rotation(service, { now: longAgo });
  await until(async () => !(await service.keySet()).some((key) => key.kid === first));
  t.pass();
});

test('refuses an immediate second rotation, because nobody knows the next key yet', async (t) => {
  const service = await runningTokenService(t);
  await rotation(service);
  const error = await t.throwsAsync(rotation(service), { code: 'key_too_young' });
  t.regex(error?.message ?? '', /15 seconds/);
});

test('stops publishing a revoked key and the ones before it', async (t) => {
  const service = await runningTokenService(t);
  const old = await service.token();
  const { removed, published } = await rotation(service, { revoke: true });
  t.deepEqual(removed, [kidOf(old)]);
  t.deepEqual(published, []);
  await until(async () => !(await verifies(service, old)));
  await until(async () => verifies(service, await service.token()));
});

test('services that start at once on one database sign with the same key', async (t) => {
  const first = await runningTokenService(t);
  await first.keys.update(() => []);
  const [a, b, c] = await Promise.all([1, 2, 3].map(() => runningTokenService(t, first)));
  const kids = [await a?.token(), await b?.token(), await c?.token()].map((token) => kidOf(token ?? ''));
  t.is(new Set(kids).size, 1);
  t.is((await first.keys.list()).length, 2);
});

test("services on one database publish each other's keys, before and after a rotation", async (t) => {
  const first = await runningTokenService(t);
  const second = await runningTokenService(t, first);
  t.true(await verifies(second, await first.token()));
  const { signing } = await rotation(first);
  await until(async () => kidOf(await second.token()) === signing);
  t.true(await verifies(first, await second.token()));
});

test('keys survive a restart', async (t) => {
  const first = await runningTokenService(t);
  const again = await runningTokenService(t, first);
  t.is(kidOf(await first.token()), kidOf(await again.token()));
});

test('a service with another key encryption key does not start, and says why', async (t) => {
  const first = await runningTokenService(t);
  const { clients, keys } = first;
  await t.throwsAsync(runningTokenService(t, { clients, keys }), { message: /KEY_ENCRYPTION_KEY/ });
});

test('another algorithm signs from the rotation after the one that names it, and stays', async (t) => {
  const service = await runningTokenService(t);
  const algorithmOf = (token: string) => jwt.decode(token, { complete: true })?.header.alg;
  const { signing } = await rotateKeys({ ...service, algorithm: 'RS256', now: inSeconds(60) });
  await until(async () => kidOf(await service.token()) === signing);
  t.is(algorithmOf(await service.token()), 'ES256');
  await rotateKeys({ ...service, now: inSeconds(120) });
  await until(async () => algorithmOf(await service.token()) === 'RS256');
  t.true(await verifies(service, await service.token()));
  t.deepEqual(
    (await service.keys.list()).filter((key) => key.state === 'next').map((key) => key.algorithm),
    ['RS256'],
  );
});
