import test from 'ava';
import {
  generateClientSecret,
  hashSecret,
  isWellFormedSecret,
  secretMatches,
} from '../../src/tokens/client-credentials.ts';
import { createClient, listClients, rotateClientSecret, setClientDisabled } from '../../src/tokens/clients.ts';
import { until } from '../support/until.ts';
import { runningTokenService } from './running-token-service.ts';
import { tokenStores } from './token-stores.ts';

test('a secret has a prefix, 32 random bytes and a checksum', (t) => {
  const secret = generateClientSecret();
  t.regex(secret, /^menus_secret_[\w-]{49}$/);
  t.true(isWellFormedSecret(secret));
  const flipped = secret[20] === 'A' ? 'B' : 'A';
  t.false(isWellFormedSecret(secret.slice(0, 20) + flipped + secret.slice(21)));
  t.not(generateClientSecret(), secret);
});

test('a secret matches either of two live hashes, and nothing if there is none', (t) => {
  const secret = generateClientSecret();
  const other = hashSecret(generateClientSecret());
  t.true(secretMatches(secret, [hashSecret(secret)]));
  t.true(secretMatches(secret, [other, hashSecret(secret)]));
  t.false(secretMatches(secret, [other]));
  t.false(secretMatches(secret, []));
  t.false(secretMatches('no client', []));
});

test('stores only the hash of a secret', async (t) => {
  const { clients } = await tokenStores(t);
  const { client_id, client_secret } = await createClient(clients, 'An app');
  t.deepEqual((await clients.find(client_id))?.secretHashes, [hashSecret(client_secret)]);
});

test('a client needs a name', async (t) => {
  const { clients } = await tokenStores(t);
  await t.throwsAsync(createClient(clients, '  '), { message: /name of 1 to 100/ });
  await t.throwsAsync(createClient(clients, 'x'.repeat(101)), { message: /101/ });
  t.deepEqual(await listClients(clients), []);
});

test('the list of clients shows no hashes', async (t) => {
  const { clients } = await tokenStores(t);
  const { client_id } = await createClient(clients, 'An app');
  const [client] = await listClients(clients);
  t.deepEqual(Object.keys(client ?? {}), [
    'clientId',
    'name',
    'disabled',
    'liveSecrets',
    'requestsPerMinute',
    'createdAt',
  ]);
  t.is(client?.clientId, client_id);
});

test('after a rotation the new and the last secret are valid, an older one soon is not', async (t) => {
  const service = await runningTokenService(t);
  const second = await rotateClientSecret(service.clients, service.credentials.client_id);
  t.is((await service.ask()).status, 200);
  t.is((await service.ask(second)).status, 200);
  const third = await rotateClientSecret(service.clients, service.credentials.client_id);
  await until(async () => (await service.ask()).status === 401);
  t.is((await service.ask(second)).status, 200);
  t.is((await service.ask(third)).status, 200);
});

test('an enabled client gets tokens again', async (t) => {
  const service = await runningTokenService(t);
  await setClientDisabled(service.clients, service.credentials.client_id, true);
  t.is((await service.ask()).status, 401);
  await setClientDisabled(service.clients, service.credentials.client_id, false);
  t.is((await service.ask()).status, 200);
});

test('rotating or disabling an unknown client says so', async (t) => {
  const { clients } = await tokenStores(t);
  await t.throwsAsync(rotateClientSecret(clients, 'nobody'), { message: /no client "nobody"/ });
  await t.throwsAsync(setClientDisabled(clients, 'nobody', true), { message: /no client "nobody"/ });
});
