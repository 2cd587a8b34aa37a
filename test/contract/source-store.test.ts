import test, { type ExecutionContext } from 'ava';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import type { SourceStore } from '../../src/ports/source-store.ts';
import { testDatabase } from '../support/database.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';

const sourceUrl = 'https://oatcakes.example/menu.pdf';

async function sourceStore(t: ExecutionContext): Promise<{ store: SourceStore; restaurantId: string }> {
  const { db } = await testDatabase(t);
  return { store: createSourceStore(db), restaurantId: await storedRestaurant(db) };
}

test('the bytes of a document are kept once by their hash', async (t) => {
  const { store } = await sourceStore(t);
  const document = {
    sha256: 'ab'.repeat(32),
    bytes: Buffer.from([0, 1, 2, 255]),
    mediaType: 'application/pdf',
    url: sourceUrl,
    fetchedAt: new Date('2026-01-02T03:04:05.678Z'),
  };
  await store.saveDocument(document);
  await store.saveDocument({ ...document, url: 'https://elsewhere.example/' });
  t.deepEqual(await store.document(document.sha256), document);
  t.is(await store.document('cd'.repeat(32)), null);
});

test('a source knows which documents were ingested from it', async (t) => {
  const { store, restaurantId } = await sourceStore(t);
  const sha256 = 'ab'.repeat(32);
  t.false(await store.wasIngested(restaurantId, sourceUrl, sha256));
  await store.recordCheck({ restaurantId, sourceUrl, outcome: 'changed', sha256 });
  t.true(await store.wasIngested(restaurantId, sourceUrl, sha256));
  t.false(await store.wasIngested(restaurantId, 'https://elsewhere.example/', sha256));
  t.false(await store.wasIngested(restaurantId, sourceUrl, 'cd'.repeat(32)));
});

test('a check updates the state of its source', async (t) => {
  const { store, restaurantId } = await sourceStore(t);
  t.is(await store.source(restaurantId, sourceUrl), null);
  await store.recordCheck({
    restaurantId,
    sourceUrl,
    outcome: 'changed',
    sha256: 'ab',
    etag: '"1"',
    lastModified: 'then',
  });
  t.like(await store.source(restaurantId, sourceUrl), {
    restaurantId,
    sourceUrl,
    lastOutcome: 'changed',
    failures: 0,
    etag: '"1"',
    lastModified: 'then',
    sha256: 'ab',
  });
});

test('unreachable checks in a row are counted, and keep what is known about the source', async (t) => {
  const { store, restaurantId } = await sourceStore(t);
  await store.recordCheck({ restaurantId, sourceUrl, outcome: 'changed', sha256: 'ab', etag: '"1"' });
  for (const detail of ['404', 'timeout'])
    await store.recordCheck({ restaurantId, sourceUrl, outcome: 'unreachable', detail });
  t.like(await store.source(restaurantId, sourceUrl), {
    failures: 2,
    lastOutcome: 'unreachable',
    etag: '"1"',
    sha256: 'ab',
  });
  await store.recordCheck({ restaurantId, sourceUrl, outcome: 'unchanged' });
  t.like(await store.source(restaurantId, sourceUrl), { failures: 0, lastOutcome: 'unchanged' });
});

test('what a document left to do stays open until another is ingested or a menu is withdrawn', async (t) => {
  const { db } = await testDatabase(t);
  const store = createSourceStore(db);
  const menus = createMenuStore(db);
  const restaurantId = await storedRestaurant(db);
  const { menuId } = await menus.publish(taggedMenu({ restaurantId, sourceUrl, name: 'Lunch' }));
  const open = async () => (await store.source(restaurantId, sourceUrl))?.open;
  const check = (facts: object) =>
    store.recordCheck({ restaurantId, sourceUrl, outcome: 'changed', sha256: 'ab', ...facts });

  await check({ outcome: 'needs review' });
  await check({ outcome: 'unreachable', detail: 'timeout', sha256: undefined });
  t.deepEqual(await open(), { held: true, detail: null });

  await check({ sha256: 'cd' });
  t.is(await open(), null);

  await check({ detail: '"Lunch" is no longer in the document' });
  await check({ outcome: 'unchanged', sha256: undefined });
  t.deepEqual(await open(), { held: false, detail: '"Lunch" is no longer in the document' });
  await menus.withdraw(menuId);
  t.is(await open(), null);
});

test('what a check reports may quote any text of a document', async (t) => {
  const { store, restaurantId } = await sourceStore(t);
  await store.recordCheck({ restaurantId, sourceUrl, outcome: 'needs review', detail: 'item "Sou\0p \uD800": price' });
  t.is((await store.source(restaurantId, sourceUrl))?.detail, 'item "Soup \uFFFD": price');
});

test('every checked source is listed by address', async (t) => {
  const { store, restaurantId } = await sourceStore(t);
  for (const url of ['https://b.example/', 'https://a.example/']) {
    await store.recordCheck({ restaurantId, sourceUrl: url, outcome: 'unchanged' });
  }
  await store.saveCorrections(restaurantId, 'https://c.example/', { name: 'Never checked' });
  t.deepEqual(
    (await store.sources()).map(({ sourceUrl: url }) => url),
    ['https://a.example/', 'https://b.example/'],
  );
});

test('a source is watched until every menu from it is withdrawn or comes from elsewhere', async (t) => {
  const { db } = await testDatabase(t);
  const store = createSourceStore(db);
  const menus = createMenuStore(db);
  const restaurantId = await storedRestaurant(db);
  const watched = async () => (await store.source(restaurantId, sourceUrl))?.watched;
  await store.recordCheck({ restaurantId, sourceUrl, outcome: 'needs review' });
  t.true(await watched(), 'held for review, nothing stored yet');

  const { menuId: lunch } = await menus.publish(taggedMenu({ restaurantId, sourceUrl, name: 'Lunch' }));
  const { menuId: dinner } = await menus.publish(taggedMenu({ restaurantId, sourceUrl, name: 'Dinner' }), {
    menusInDocument: 2,
  });
  await menus.withdraw(lunch);
  t.true(await watched());
  await menus.withdraw(dinner);
  t.false(await watched());
  t.deepEqual(
    (await store.sources()).map((state) => state.watched),
    [false],
  );

  const sections = [{ name: 'Soups', items: [taggedItem({ name: 'Leek Soup' })] }];
  await menus.publish(taggedMenu({ restaurantId, sourceUrl, name: 'Dinner' }));
  t.true(await watched(), 'ingested again');
  await menus.publish(
    taggedMenu({ restaurantId, name: 'Dinner', sections, sourceUrl: 'https://oatcakes.example/food' }),
  );
  t.false(await watched(), 'moved away');
});

test('corrections of a source outlive its checks until they are removed', async (t) => {
  const { store, restaurantId } = await sourceStore(t);
  t.is(await store.corrections(restaurantId, sourceUrl), null);
  await store.saveCorrections(restaurantId, sourceUrl, { items: [{ name: 'Tea', vegan: true }] });
  await store.recordCheck({ restaurantId, sourceUrl, outcome: 'changed' });
  t.deepEqual(await store.corrections(restaurantId, sourceUrl), { items: [{ name: 'Tea', vegan: true }] });
  await store.saveCorrections(restaurantId, sourceUrl, null);
  t.is(await store.corrections(restaurantId, sourceUrl), null);
});
