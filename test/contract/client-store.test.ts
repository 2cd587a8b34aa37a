import test from 'ava';
import { createClientStore } from '../../src/db/client-store.ts';
import { testDatabase } from '../support/database.ts';

const [A, B, C] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)];

test('finds a client as it was created', async (t) => {
  const store = createClientStore((await testDatabase(t)).db);
  await store.create({ clientId: 'menus-demo', name: 'Demo', secretHash: A });
  const client = await store.find('menus-demo');
  t.like(client, { clientId: 'menus-demo', name: 'Demo', disabled: false, secretHashes: [A] });
  t.true(client?.createdAt instanceof Date);
  t.is(await store.find('nobody'), null);
  t.deepEqual(await store.list(), [client]);
});

test('a client id is unique', async (t) => {
  const store = createClientStore((await testDatabase(t)).db);
  await store.create({ clientId: 'one', name: 'One', secretHash: A });
  await t.throwsAsync(store.create({ clientId: 'one', name: 'Other', secretHash: B }), { code: '23505' });
});

test('two secrets are valid at once, newest first, and a third drops the oldest', async (t) => {
  const store = createClientStore((await testDatabase(t)).db);
  await store.create({ clientId: 'one', name: 'One', secretHash: A });
  t.true(await store.addSecret('one', B));
  t.deepEqual((await store.find('one'))?.secretHashes, [B, A]);
  t.true(await store.addSecret('one', C));
  t.deepEqual((await store.find('one'))?.secretHashes, [C, B]);
  t.false(await store.addSecret('nobody', C));
});

test('lists disabled clients and those with their own limit, until they are normal again', async (t) => {
  const store = createClientStore((await testDatabase(t)).db);
  for (const clientId of ['two', 'one', 'three']) await store.create({ clientId, name: clientId, secretHash: A });
  t.true(await store.setDisabled('two', true));
  t.true(await store.setLimit('one', 1200));
  t.deepEqual(await store.exceptions(), [
    { clientId: 'one', disabled: false, requestsPerMinute: 1200 },
    { clientId: 'two', disabled: true, requestsPerMinute: null },
  ]);
  t.true((await store.find('two'))?.disabled);
  t.is((await store.find('one'))?.requestsPerMinute, 1200);
  await store.setDisabled('two', false);
  await store.setLimit('one', null);
  t.deepEqual(await store.exceptions(), []);
  t.false(await store.setDisabled('nobody', true));
  t.false(await store.setLimit('nobody', 5));
});
