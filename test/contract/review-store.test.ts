import test, { type ExecutionContext } from 'ava';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { createReviewStore } from '../../src/db/review-store.ts';
import type { ReviewEntry } from '../../src/ports/review-store.ts';
import { testDatabase } from '../support/database.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';

const sourceUrl = 'https://oatcakes.example/breakfast.pdf';

const doubt = (item: string, more: Partial<ReviewEntry> = {}): ReviewEntry => ({
  kind: 'dish',
  menu: 'Breakfast',
  section: 'Oatcakes',
  item,
  reason: 'the price was hard to read',
  menuId: null,
  ...more,
});

async function reviewStore(t: ExecutionContext) {
  const { db } = await testDatabase(t);
  const store = createReviewStore(db);
  const restaurantId = await storedRestaurant(db);
  const record = (...items: readonly ReviewEntry[]) => store.record(restaurantId, sourceUrl, items);
  const open = async () => (await store.list()).map(({ item }) => item);
  const idOf = async (item: string) =>
    (await store.list({ states: ['open', 'accepted', 'dismissed', 'settled'] })).find((one) => one.item === item)?.id ??
    0;
  return { db, store, restaurantId, record, open, idOf };
}

test('a finding is open until its source no longer has it', async (t) => {
  const { store, restaurantId, record, open, idOf } = await reviewStore(t);
  await record(doubt('Tea'), doubt('Toast'), doubt('Tea'));
  t.deepEqual(await open(), ['Tea', 'Toast']);
  const before = await idOf('Tea');
  await record(doubt('Tea'));
  t.deepEqual(await open(), ['Tea']);
  t.like(await store.item(await idOf('Toast')), { state: 'settled' });
  await record(doubt('Tea'), doubt('Toast'));
  t.deepEqual([await open(), await idOf('Tea')], [['Tea', 'Toast'], before]);
  t.like(await store.item(before), { restaurantId, restaurantName: 'The Kiln Oatcake Shop', sourceUrl, state: 'open' });
  t.is(await store.backlog(), 2);
  t.is(await store.item(4711), null);
});

test('a decision and its note stand when the finding recurs', async (t) => {
  const { store, record, open, idOf } = await reviewStore(t);
  await record(doubt('Tea'), doubt('Toast'), doubt('Jam'));
  const [tea, toast] = [await idOf('Tea'), await idOf('Toast')];
  t.deepEqual(await store.decide([tea], 'accepted', 'asked\0 the kitchen'), [tea]);
  t.deepEqual(await store.decide([toast, tea], 'dismissed'), [toast], 'decided once');
  await record(doubt('Tea'), doubt('Toast'), doubt('Jam'));
  t.deepEqual(await open(), ['Jam']);
  t.like(await store.item(tea), { state: 'accepted', note: 'asked the kitchen' });
  t.true((await store.item(tea))?.decidedAt instanceof Date);
});

test('a decision on a dish follows it to another heading, but a doubt about allergens does not', async (t) => {
  const { store, record, open, idOf } = await reviewStore(t);
  const nuts = { reason: 'NUTS: walnuts are named, but nuts not stated' };
  await record(doubt('Tea'), doubt('Jam', nuts), doubt('Toast'), doubt('Bun'), doubt('Bun', { section: 'Cakes' }));
  await store.decide([await idOf('Tea'), await idOf('Jam'), await idOf('Bun')], 'accepted');
  const renamed = { section: 'Breakfast Oatcakes' };
  await record(
    doubt('Tea', renamed),
    doubt('Jam', { ...nuts, ...renamed }),
    doubt('Toast', renamed),
    doubt('Bun', renamed),
  );
  t.deepEqual(await open(), ['Jam', 'Toast']);
  t.like(await store.item(await idOf('Tea')), { state: 'accepted', section: 'Breakfast Oatcakes' });
  await record(doubt('Tea', { section: 'Drinks' }), doubt('Tea', { section: 'Hot Drinks' }));
  t.deepEqual(await open(), ['Tea'], 'one of two of the same name');
});

test('a decision is reverted, and the latest decision is listed first', async (t) => {
  const { store, record, open, idOf } = await reviewStore(t);
  await record(doubt('Tea'), doubt('Toast'), doubt('Jam'));
  const [tea, toast, jam] = [await idOf('Tea'), await idOf('Toast'), await idOf('Jam')];
  await store.decide([toast], 'accepted', 'asked the kitchen');
  await store.decide([tea], 'dismissed');
  const decided = await store.list({ states: ['accepted', 'dismissed'], lastDecidedFirst: true });
  t.deepEqual(
    decided.map(({ item }) => item),
    ['Tea', 'Toast'],
  );
  t.deepEqual(await store.reopen([toast, jam]), [toast]);
  t.like(await store.item(toast), { state: 'open', decidedAt: null, note: null });
  t.deepEqual(await open(), ['Toast', 'Jam']);
});

test('allergens in doubt come first, whatever else is held back', async (t) => {
  const { store, record } = await reviewStore(t);
  await record(
    doubt('', { kind: 'held', reason: 'held back' }),
    doubt('Tea'),
    doubt('Cake', { reason: 'NUTS: "almond" is named, but the legend says it is absent' }),
  );
  t.deepEqual(
    (await store.list()).map(({ item }) => item),
    ['Cake', '', 'Tea'],
  );
});

test('the worklist lists held-back menus, then documents, then dishes, and can be filtered', async (t) => {
  const { db, store, restaurantId, record } = await reviewStore(t);
  await record(doubt('Tea'), doubt('', { kind: 'document' }), doubt('', { kind: 'held' }));
  const other = await storedRestaurant(db, { name: 'The Salt Glaze', postcode: 'ST2 2BB' });
  await store.record(
    other,
    'file:///big',
    ['Ham', 'Eggs', 'Beans'].map((item) => doubt(item)),
  );
  t.deepEqual(
    (await store.list()).map(({ kind, item }) => `${kind} ${item}`),
    ['held ', 'document ', 'dish Ham', 'dish Eggs', 'dish Beans', 'dish Tea'],
  );
  t.deepEqual(
    (await store.list({ restaurantId: other, limit: 2 })).map(({ item }) => item),
    ['Ham', 'Eggs'],
  );
  t.is((await store.list({ sourceUrl })).length, 3);
  await createRestaurantStore(db).merge(other, restaurantId);
  t.is((await store.list({ restaurantId })).length, 6);
  await createRestaurantStore(db).remove(restaurantId);
  t.is(await store.backlog(), 0);
});

test('a withdrawn or re-estimated menu takes its entries along', async (t) => {
  const { db, store, restaurantId, open } = await reviewStore(t);
  const menus = createMenuStore(db);
  const menu = taggedMenu({ restaurantId, sourceUrl });
  const { menuId } = await menus.publish(menu);
  const missing = doubt('', { kind: 'document', reason: `withdraw it with: menus ingest --withdraw ${menuId}` });
  await store.record(restaurantId, sourceUrl, [doubt('Cheese & Onion Oatcake', { menuId }), missing]);
  const sections = [{ name: 'Oatcakes', items: [taggedItem({ calories: 500, review: ['calories: looks high'] })] }];
  await menus.revise(menuId, sections);
  t.deepEqual(
    (await store.list()).map(({ reason }) => reason),
    [missing.reason, 'calories: looks high'],
  );
  await menus.withdraw(menuId);
  t.deepEqual(await open(), []);
});

test('keeps texts of any length and with any characters', async (t) => {
  const { record, open } = await reviewStore(t);
  const long = 'x'.repeat(20_000);
  await record(doubt(long), doubt('Sou\0p \uD800'));
  t.deepEqual(
    (await open()).map((item) => item.slice(0, 9)),
    ['xxxxxxxxx', 'Soup \uFFFD'],
  );
});
