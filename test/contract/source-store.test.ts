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

test('stores the bytes of a document once by their hash', async (t) => {
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

test('keeps the last documents of a source and the one in service, whatever was held back since', async (t) => {
  const { store, restaurantId } = await sourceStore(t);
  const sha = (n: number) => String(n).repeat(64);
  const save = (n: number, fetchedAt = new Date('2026-01-02')) =>
    store.saveDocument({ sha256: sha(n), bytes: Buffer.of(n), mediaType: 'text/html', url: sourceUrl, fetchedAt });
  const check = async (n: number, outcome: 'changed' | 'needs review', place = { restaurantId, sourceUrl }) => {
    await save(n);
    await store.recordCheck({ ...place, outcome, sha256: sha(n) });
  };
  const kept = async (...all: readonly number[]) => {
    const documents = await Promise.all(all.map((n) => store.document(sha(n))));
    return all.filter((_, at) => documents[at] !== null);
  };
  for (const n of [1, 2]) await check(n, 'changed');
  for (const n of [3, 4, 5, 6]) await check(n, 'needs review');
  const elsewhere = { restaurantId, sourceUrl: 'https://elsewhere.example/' };
  await check(1, 'changed', elsewhere);
  // Unreferenced: stored long ago, and just now by an ongoing ingestion.
  await save(7);
  await save(8, new Date());
  t.is(await store.dropOldDocuments(), 2);
  t.deepEqual(await kept(1, 2, 3, 4, 5, 6, 7, 8), [1, 2, 4, 5, 6, 8]);
  t.is(await store.dropOldDocuments(), 0);
  // An old document that comes again is as young as its latest arrival.
  await check(3, 'changed');
  await save(2, new Date());
  await store.dropOldDocuments();
  t.deepEqual(await kept(1, 2, 3, 5, 6), [1, 2, 3, 5, 6]);
});

test('a source knows its ingested documents', async (t) => {
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

test('counts consecutive unreachable checks, and keeps the facts about the source', async (t) => {
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

test('an unreachable source stays so if its kept document is read again', async (t) => {
  const { store, restaurantId } = await sourceStore(t);
  const kept = { restaurantId, sourceUrl, outcome: 'changed', sha256: 'ab', fetchedAt: await store.now() } as const;
  await store.recordCheck(kept);
  await store.recordCheck({ restaurantId, sourceUrl, outcome: 'unreachable', detail: '404' });
  const before = await store.source(restaurantId, sourceUrl);
  await store.recordCheck(kept);
  t.like(await store.source(restaurantId, sourceUrl), {
    failures: 1,
    lastOutcome: 'unreachable',
    lastCheck: before?.lastCheck,
  });
  await store.recordCheck({ ...kept, fetchedAt: await store.now() });
  t.like(await store.source(restaurantId, sourceUrl), { failures: 0, lastOutcome: 'changed' });
});

test('open matters of a document stay until another is ingested or a menu is withdrawn', async (t) => {
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

test('the report of a check may quote any text of a document', async (t) => {
  const { store, restaurantId } = await sourceStore(t);
  await store.recordCheck({ restaurantId, sourceUrl, outcome: 'needs review', detail: 'item "Sou\0p \uD800": price' });
  t.is((await store.source(restaurantId, sourceUrl))?.detail, 'item "Soup \uFFFD": price');
});

test('lists every checked source by address', async (t) => {
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

test('watches a source until every menu from it is withdrawn or comes from elsewhere', async (t) => {
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
