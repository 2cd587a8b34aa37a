import test, { type ExecutionContext } from 'ava';
import { createDiscoveryStore } from '../../src/db/discovery-store.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import type { NewFind } from '../../src/ports/discovery-store.ts';
import { testDatabase } from '../support/database.ts';
import { restaurantFacts, taggedMenu } from '../support/tagged-menu.ts';

async function withSites(t: ExecutionContext) {
  const { db } = await testDatabase(t);
  const restaurants = createRestaurantStore(db);
  const ids: string[] = [];
  for (const [name, website] of [
    ['A', 'https://a.example/'],
    ['B', 'https://b.example/'],
    ['C', ''],
  ] as const) {
    ids.push((await restaurants.save({ ...restaurantFacts({ name }), website })).restaurant.id);
  }
  const [a = '', b = '', c = ''] = ids;
  return { db, restaurants, store: createDiscoveryStore(db), a, b, c };
}

const found = (address: string, sure = 0.9): NewFind => ({
  kind: 'menu',
  subject: address,
  state: 'open',
  details: { kind: 'pdf', name: 'Lunch\0', items: 9, sure, why: '', same: [], from: null, words: 'Menu', sha256: null },
});

test('restaurants with a website and without a menu wait for a visit, until one has ended', async (t) => {
  const { db, store, a, b } = await withSites(t);
  const waiting = async (days: number) => (await store.toVisit(days)).map(({ restaurantId }) => restaurantId);
  t.deepEqual(await waiting(30), [a, b]);
  await createMenuStore(db).publish(taggedMenu({ restaurantId: b }));
  t.deepEqual(await waiting(30), [a]);
  await store.begin(a, 'https://a.example/');
  t.deepEqual(await waiting(30), [a], 'broken off');
  await store.end(a, '');
  t.deepEqual(await waiting(30), []);
  t.deepEqual(await waiting(0), [a]);
  await store.begin(b, 'https://b.example/');
  t.deepEqual(await waiting(30), [b], 'broken off after its menu was stored');
});

test('discovered menus are followed when their source was away, or after some days', async (t) => {
  const { db, store, a, b } = await withSites(t);
  const waiting = async (days: number) => (await store.toFollow(days)).map(({ restaurantId }) => restaurantId);
  for (const id of [a, b]) {
    await store.begin(id, `https://${id === a ? 'a' : 'b'}.example/`);
    await store.record(id, [{ ...found('https://a.example/menu'), state: 'stored' }]);
    await store.end(id, '');
  }
  t.deepEqual(await waiting(30), []);
  t.deepEqual(await waiting(0), [a, b]);
  const sources = createSourceStore(db);
  await sources.recordCheck({ restaurantId: b, sourceUrl: 'https://a.example/menu', outcome: 'unreachable' });
  t.deepEqual(await waiting(30), [b]);
});

test('answers are kept until the visit ends or the website changes', async (t) => {
  const { store, a } = await withSites(t);
  await store.begin(a, 'https://a.example/');
  await store.saveAnswer(a, 'https://a.example/menu', { why: 'half \ud800 of a character\0' });
  await store.begin(a, 'https://a.example/');
  t.deepEqual(await store.answer(a, 'https://a.example/menu'), { why: 'half \ufffd of a character' });
  t.is(await store.answer(a, 'https://a.example/other'), null);
  await store.begin(a, 'https://new.example/');
  t.is(await store.answer(a, 'https://a.example/menu'), null);
  await store.saveAnswer(a, 'https://new.example/menu', 1);
  await store.end(a, 'the host refused the connection');
  await store.begin(a, 'https://new.example/');
  t.is(await store.answer(a, 'https://new.example/menu'), null);
});

test('a decision stands when the same is found again', async (t) => {
  const { store, a } = await withSites(t);
  await store.record(a, [found('https://a.example/1'), found('https://a.example/2')]);
  const [first, second] = await store.finds({ restaurantId: a, states: ['open'] });
  t.like(first, { subject: 'https://a.example/1', restaurantName: 'A', details: { name: 'Lunch' } });
  await store.settle(first?.id ?? 0, 'refused');
  await store.record(a, [found('https://a.example/1', 1), found('https://a.example/2', 1)]);
  t.deepEqual(
    (await store.finds({ states: ['open'] })).map(({ details }) => 'sure' in details && details.sure),
    [1],
  );
  t.like(await store.find(first?.id ?? 0), { state: 'refused', details: { sure: 0.9 } });
  await store.settle(second?.id ?? 0, 'open', 'it could not be stored');
  t.like(await store.find(second?.id ?? 0), { details: { why: 'it could not be stored' }, decidedAt: null });
});

test('a removed restaurant leaves nothing of its visits, and a merged one passes on its website', async (t) => {
  const { db, restaurants, store, a, c } = await withSites(t);
  await store.begin(a, 'https://a.example/');
  await store.saveAnswer(a, 'https://a.example/', {});
  await store.record(a, [found('https://a.example/1')]);
  await restaurants.merge(a, c);
  t.deepEqual(
    (await store.sites([c])).map(({ website }) => website),
    ['https://a.example/'],
  );
  t.is((await store.finds({ restaurantId: c, states: ['open'] })).length, 1);
  await restaurants.remove(c);
  const { rows } = await db.raw<{ rows: unknown[] }>(
    'select 1 from discovery_finds union all select 1 from discoveries',
  );
  t.deepEqual(rows, []);
});

test('decisions on a merged restaurant apply to the remaining one', async (t) => {
  const { restaurants, store, a, b } = await withSites(t);
  const settled = async (id: string, address: string, state: 'accepted' | 'refused' | 'stored') => {
    const finds = await store.finds({ restaurantId: id, states: ['open'] });
    await store.settle(finds.find(({ subject }) => subject === address)?.id ?? 0, state);
  };
  await store.record(
    a,
    ['/1', '/2', '/3', '/4'].map((path) => found(`https://a.example${path}`)),
  );
  await store.record(
    b,
    ['/1', '/2', '/5'].map((path) => found(`https://a.example${path}`)),
  );
  await settled(a, 'https://a.example/1', 'refused');
  await settled(a, 'https://a.example/2', 'refused');
  await settled(a, 'https://a.example/3', 'stored');
  await settled(b, 'https://a.example/2', 'accepted');
  await restaurants.merge(a, b);
  const held = await store.finds({ restaurantId: b, states: ['open', 'stored', 'accepted', 'refused'] });
  t.deepEqual(held.map(({ subject, state }) => `${subject.slice(-2)} ${state}`).toSorted(), [
    '/1 refused',
    '/2 accepted',
    '/3 stored',
    '/4 open',
    '/5 open',
  ]);
});
