import { once } from 'node:events';
import test, { type ExecutionContext } from 'ava';
import { createClientStore } from '../../src/db/client-store.ts';
import { createEngineLocks } from '../../src/db/engine-locks.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { createOutsideStore } from '../../src/db/outside-store.ts';
import { createPublisher } from '../../src/db/publisher.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { rows } from '../../src/db/rows.ts';
import { createSigningKeyStore } from '../../src/db/signing-key-store.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import type { OutsideRestaurant } from '../../src/ports/outside-store.ts';
import { STALE_DECISIONS } from '../../src/ports/publisher.ts';
import type { StoredSigningKey } from '../../src/ports/signing-key-store.ts';
import { toldChanges } from '../support/change-feed/told-changes.ts';
import { testDatabase } from '../support/database.ts';
import { restaurantFacts, storedRestaurant, taggedMenu } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';

async function outsideStore(t: ExecutionContext) {
  const { db } = await testDatabase(t);
  const names = async () =>
    (await rows<{ name: string }>(db, 'select name from restaurants order by name')).map(({ name }) => name);
  return { ...createOutsideStore(db), restaurants: createRestaurantStore(db), names, db };
}

const listed = (...names: readonly string[]): readonly OutsideRestaurant[] =>
  names.map((name, at) => ({ outsideId: `list:${at}`, facts: restaurantFacts({ name }) }));

test('records restaurants imported together one by one, each once, and nothing on a repeat', async (t) => {
  const store = await outsideStore(t);
  const list = listed('The Vine', 'Spice Garden', 'The Vine', 'Bay Leaf');
  t.deepEqual(await store.takeIn(list), ['created', 'created', 'repeated', 'created']);
  t.deepEqual(await store.takeIn(list), ['unchanged', 'unchanged', 'repeated', 'unchanged']);
  const told = await toldChanges(store.db);
  t.deepEqual(
    told.map(({ type }) => type),
    ['restaurant.created', 'restaurant.created', 'restaurant.created'],
  );
});

test('a restaurant renamed by an operator keeps its name, and is recognised by the first one', async (t) => {
  const store = await outsideStore(t);
  const facts = restaurantFacts({ name: 'The Vine' });
  const { restaurant } = await store.restaurants.save(facts);
  await store.restaurants.save({ ...facts, name: 'Wok This Way' }, restaurant.id);
  t.deepEqual(await store.takeIn(listed('The Vine')), ['recognised']);
  t.deepEqual(await store.names(), ['Wok This Way']);
  const later = listed('Other', 'The Vine').slice(1);
  t.deepEqual(await store.takeIn(later), ['repeated']);
  t.deepEqual(await store.names(), ['Wok This Way']);
});

test('a name taken by one restaurant is taken for those after it', async (t) => {
  const store = await outsideStore(t);
  await store.takeIn(listed('Bay Leaf'));
  const renamed = [...listed('Bay Leaf House'), ...listed('', 'Bay Leaf House').slice(1)];
  t.deepEqual(await store.takeIn(renamed), ['updated', 'repeated']);
  t.deepEqual(await store.names(), ['Bay Leaf House']);
});

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

test('refuses results computed before a decision, and stores nothing', async (t) => {
  const { db } = await testDatabase(t);
  const restaurantId = await storedRestaurant(db);
  const publisher = createPublisher(db);
  const { sourceUrl } = taggedMenu({ restaurantId });
  const number = await publisher.decisionNumber(restaurantId);
  await createSourceStore(db).saveCorrections(restaurantId, sourceUrl, { corrections: [] });
  const publish = (computedUnder: number) =>
    publisher.publish(restaurantId, ({ menus }) => menus.publish(taggedMenu({ restaurantId })), computedUnder);

  await t.throwsAsync(publish(number), { code: STALE_DECISIONS });
  t.deepEqual(await createMenuStore(db).activeMenuIds(), []);
  t.like(await publish(await publisher.decisionNumber(restaurantId)), { outcome: 'created' });
});

test('stores nothing if the work fails half way', async (t) => {
  const { db } = await testDatabase(t);
  const restaurantId = await storedRestaurant(db);
  const work = createPublisher(db).publish(restaurantId, async ({ menus, sources }) => {
    const { sourceUrl } = taggedMenu({ restaurantId });
    await menus.publish(taggedMenu({ restaurantId }));
    await sources.recordCheck({ restaurantId, sourceUrl, outcome: 'changed' });
    throw new Error('the worker dies');
  });

  await t.throwsAsync(work, { message: 'the worker dies' });
  t.deepEqual(await createMenuStore(db).activeMenuIds(), []);
  t.deepEqual(await createSourceStore(db).sources(), []);
});

test('refuses an unknown restaurant by its id', async (t) => {
  const { db } = await testDatabase(t);
  const id = '6f1e3c52-0000-4000-8000-00000000dead';
  const work = createPublisher(db).publish(id, async () => t.fail());
  await t.throwsAsync(work, { message: new RegExp(id) });
});

test('an engine has one holder at a time, and the next when the lock is released', async (t) => {
  const locks = createEngineLocks((await testDatabase(t)).db);
  const first = await locks.tryAcquire('one');
  t.truthy(first);
  t.is(await locks.tryAcquire('one'), null);
  const other = await locks.tryAcquire('two');
  t.truthy(other);
  await first?.release();
  const next = await locks.tryAcquire('one');
  t.truthy(next);
  t.false(first?.lost.aborted, 'given back is not lost');
  await Promise.all([next?.release(), other?.release()]);
});

test('a lock is lost with its connection, and the next process may have it', async (t) => {
  const { db } = await testDatabase(t);
  const locks = createEngineLocks(db);
  const lock = await locks.tryAcquire('one');
  if (!lock) throw new Error('not acquired');
  const aborted = once(lock.lost, 'abort');
  await db.raw(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  );
  await aborted;
  t.true(lock.lost.aborted);
  // Postgres notifies the client before it releases the backend's locks.
  const next = await until(() => locks.tryAcquire('one'));
  await next.release();
  await lock.release();
});

test('no lock without a database', async (t) => {
  const { url } = await testDatabase(t);
  const db = openDatabase({ url: `${url}_gone` });
  t.teardown(() => db.destroy());
  await t.throwsAsync(createEngineLocks(db).tryAcquire('one'), { code: '3D000' });
});
