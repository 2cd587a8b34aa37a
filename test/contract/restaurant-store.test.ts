import test, { type ExecutionContext } from 'ava';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import type { Database } from '../../src/db/open-database.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { rows } from '../../src/db/rows.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import type { RestaurantFilter, RestaurantStore } from '../../src/ports/restaurant-store.ts';
import { toldChanges } from '../support/change-feed/told-changes.ts';
import { testDatabase } from '../support/database.ts';
import { restaurantFacts, taggedItem, taggedMenu } from '../support/tagged-menu.ts';

async function restaurantStore(
  t: ExecutionContext,
  names: readonly string[] = [],
): Promise<RestaurantStore & { db: Database }> {
  const { db } = await testDatabase(t);
  const store = createRestaurantStore(db);
  for (const name of names) await store.save(restaurantFacts({ name }));
  return { ...store, db };
}

async function namesOf(store: RestaurantStore, filter: RestaurantFilter = {}): Promise<readonly string[]> {
  const { items } = await store.list(filter, 1, 100);
  return items.map(({ name }) => name);
}

test('saving creates once, then is unchanged, then updates', async (t) => {
  const store = await restaurantStore(t);
  const facts = restaurantFacts();
  const first = await store.save(facts);
  t.is(first.outcome, 'created');
  t.is((await store.save(facts)).outcome, 'unchanged');
  const second = await store.save({ ...facts, phoneNumber: '01782 496 0999' });
  t.deepEqual([second.outcome, second.restaurant.id], ['updated', first.restaurant.id]);
  t.is((await store.detail(first.restaurant.id))?.phoneNumber, '01782 496 0999');
});

test('saves restaurants in order; a later duplicate updates the earlier one', async (t) => {
  const store = await restaurantStore(t);
  const [vine, crown] = [restaurantFacts({ name: 'The Vine' }), restaurantFacts({ name: 'The Crown' })];
  const given = [vine, { ...crown, outsideId: 'list:1' }, { ...vine, cuisine: 'Pub' }].map((facts) => ({ facts }));
  const moved = { facts: { ...crown, name: 'The Old Crown', outsideId: 'list:1' } };
  const saved = await store.saveAll([...given, moved]);
  t.deepEqual(
    saved.map(({ outcome }) => outcome),
    ['created', 'created', 'updated', 'updated'],
  );
  t.is(saved[3]?.restaurant.id, saved[1]?.restaurant.id);
  t.deepEqual(await namesOf(store), ['The Old Crown', 'The Vine']);
  t.is((await store.detail(saved[0]?.restaurant.id ?? ''))?.cuisine, 'Pub');
  t.deepEqual(
    (await store.saveAll([...given, moved].slice(2))).map(({ outcome }) => outcome),
    ['unchanged', 'unchanged'],
  );
});

test('keeps the website if none is given, and does not report it to followers', async (t) => {
  const store = await restaurantStore(t);
  const websites = async () =>
    (await rows<{ website: string }>(store.db, 'select website from restaurants'))[0]?.website;
  const facts = restaurantFacts();
  const { restaurant } = await store.save(facts);
  const website = 'https://the-kiln.example/';
  t.is((await store.save({ ...facts, website })).outcome, 'updated');
  t.is((await store.save({ ...facts, website })).outcome, 'unchanged');
  t.is((await store.save(facts)).outcome, 'unchanged');
  t.is((await store.save({ ...facts, cuisine: 'Pies' })).outcome, 'updated');
  t.is(await websites(), website);
  const told = await toldChanges(store.db, { restaurantId: restaurant.id });
  t.deepEqual(told.map(({ type }) => type).toSorted(), ['restaurant.changed', 'restaurant.created']);
  await store.save({ ...facts, website: '' });
  t.is(await websites(), '');
});

test('the id of a name and postcode is the same however they are written', async (t) => {
  const store = await restaurantStore(t);
  const { restaurant } = await store.save(restaurantFacts({ name: "The Baker's Café", postcode: 'ST1 1AA' }));
  t.regex(restaurant.id, /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const again = await store.save(restaurantFacts({ name: 'the bakers cafe', postcode: 'st11aa' }));
  t.is(again.restaurant.id, restaurant.id);
});

test('keeps a given id in lower case', async (t) => {
  const store = await restaurantStore(t);
  const id = 'A0B1C2D3-0000-4000-8000-00000000000F';
  const { restaurant } = await store.save(restaurantFacts(), id);
  t.is(restaurant.id, id.toLowerCase());
  t.is((await store.detail(id))?.id, id.toLowerCase());
});

test('lists restaurants in English collation', async (t) => {
  const names = ['Zest', 'éclair House', 'The Anvil', 'Eel Pie', 'apple Tree', "Anna's", 'Ännchen', 'B & B'];
  const store = await restaurantStore(t, names);
  t.deepEqual(await namesOf(store), [
    "Anna's",
    'Ännchen',
    'apple Tree',
    'B & B',
    'éclair House',
    'Eel Pie',
    'The Anvil',
    'Zest',
  ]);
});

test('a page has its part of the list, and none past the end', async (t) => {
  const store = await restaurantStore(t, ['A', 'B', 'C', 'D', 'E']);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => store.list({}, page, 2)));
  t.deepEqual(
    pages.map(({ items }) => items.map(({ name }) => name)),
    [['A', 'B'], ['C', 'D'], ['E'], []],
  );
  t.deepEqual(
    pages.map(({ totalCount }) => totalCount),
    [5, 5, 5, 5],
  );
});

test('a filter matches substrings, ignoring case, accents and punctuation', async (t) => {
  const store = await restaurantStore(t, ["The Baker's Café", 'Fish & Chips', 'Ørsted', 'Straße']);
  t.deepEqual(await namesOf(store, { name: 'bakers CAFE' }), ["The Baker's Café"]);
  t.deepEqual(await namesOf(store, { name: 'baker’s' }), ["The Baker's Café"]);
  t.deepEqual(await namesOf(store, { name: 'fish  chips' }), ['Fish & Chips']);
  t.deepEqual(await namesOf(store, { name: 'orst' }), ['Ørsted']);
  t.deepEqual(await namesOf(store, { name: 'strasse' }), ['Straße']);
  t.deepEqual(await namesOf(store, { name: 'nowhere' }), []);
});

test('without a matching name, finds and marks similarly spelt ones', async (t) => {
  const store = await restaurantStore(t, ['Bombay Palace', 'The Bombay Kitchen', 'Pizza Hall', 'Old Mill']);
  const listed = async (filter: RestaurantFilter) => {
    const { items, totalCount, alike } = await store.list(filter, 1, 20);
    return { names: items.map(({ name }) => name), totalCount, alike };
  };
  t.deepEqual(await listed({ name: 'bombay' }), {
    ...{ names: ['Bombay Palace', 'The Bombay Kitchen'], totalCount: 2, alike: false },
  });
  t.deepEqual(await listed({ name: 'pizza' }), { names: ['Pizza Hall'], totalCount: 1, alike: false });
  t.deepEqual(await listed({ name: 'bombey palace' }), { names: ['Bombay Palace'], totalCount: 1, alike: true });
  t.deepEqual(await listed({ name: 'piza' }), { names: ['Pizza Hall'], totalCount: 1, alike: true });
  t.deepEqual(await listed({ name: 'piza', city: 'Nowhere' }), { names: [], totalCount: 0, alike: false });
  t.deepEqual(await listed({ name: 'sushi' }), { names: [], totalCount: 0, alike: false });
});

test('per cent and underscore are ordinary characters in a filter', async (t) => {
  const store = await restaurantStore(t, ['100% Vegan', 'Half_Way']);
  t.true((await store.list({ name: '1%vegan' }, 1, 20)).alike);
  t.deepEqual(await namesOf(store, { name: 'h%f' }), []);
  t.deepEqual(await namesOf(store, { name: '100% vegan' }), ['100% Vegan']);
  t.deepEqual(await namesOf(store, { name: 'half_way' }), ['Half_Way']);
});

test('several filters must all match', async (t) => {
  const store = await restaurantStore(t);
  await store.save(restaurantFacts({ name: 'A', city: 'Leek', cuisine: 'Chinese' }));
  await store.save(restaurantFacts({ name: 'B', city: 'Leek', cuisine: 'Pub' }));
  await store.save(restaurantFacts({ name: 'C', city: 'Stone', cuisine: 'Pub' }));
  t.deepEqual(await namesOf(store, { city: 'leek', cuisine: 'pub' }), ['B']);
  t.deepEqual(await namesOf(store, { city: 'e', cuisine: 'pub' }), ['B', 'C']);
});

test('the list counts latest versions, the detail names them', async (t) => {
  const store = await restaurantStore(t);
  const { restaurant } = await store.save(restaurantFacts());
  const menus = createMenuStore(store.db);
  const menu = taggedMenu({ restaurantId: restaurant.id, name: 'Tea' });
  await menus.publish(menu, { menusInDocument: 2 });
  const breakfast = await menus.publish(taggedMenu({ restaurantId: restaurant.id }), { menusInDocument: 2 });
  const tea = await menus.publish(
    { ...menu, sections: [{ name: 'Teas', items: [taggedItem()] }] },
    { menusInDocument: 2 },
  );
  const gone = await menus.publish({ ...menu, name: 'Gone' }, { menusInDocument: 2 });
  await menus.withdraw(gone.menuId);
  const { items } = await store.list({}, 1, 20);
  t.deepEqual(
    items.map(({ activeMenus }) => activeMenus),
    [2],
  );
  t.deepEqual((await store.detail(restaurant.id))?.menus, [
    { id: breakfast.menuId, version: 1, name: 'Breakfast' },
    { id: tea.menuId, version: 2, name: 'Tea' },
  ]);
});

test('a restaurant without menus has none, and coordinates are 0', async (t) => {
  const store = await restaurantStore(t);
  const { restaurant } = await store.save(restaurantFacts());
  t.deepEqual(await store.detail(restaurant.id), { ...restaurant, latitude: 0, longitude: 0, menus: [] });
  t.is((await store.list({}, 1, 20)).items[0]?.activeMenus, 0);
});

test('an unknown id is null', async (t) => {
  const store = await restaurantStore(t);
  t.is(await store.detail('00000000-0000-4000-8000-000000000000'), null);
});

test('finds a restaurant by id or name, and all of one name', async (t) => {
  const store = await restaurantStore(t);
  const one = await store.save(restaurantFacts({ name: "Potter's Rest", postcode: 'ST1 1AA' }));
  const two = await store.save(restaurantFacts({ name: 'Potters’ Rest', postcode: 'ST6 6ZZ' }));
  t.deepEqual(await store.find(one.restaurant.id.toUpperCase()), [one.restaurant]);
  t.deepEqual(
    (await store.find('potters rest')).map(({ id }) => id).toSorted(),
    [one.restaurant.id, two.restaurant.id].toSorted(),
  );
  t.deepEqual(await store.find('potters'), []);
});

/** Two restaurants, the first with a menu in two versions and its source. */
async function twoRestaurants(t: ExecutionContext) {
  const store = await restaurantStore(t);
  const menus = createMenuStore(store.db);
  const sources = createSourceStore(store.db);
  const mistyped = (await store.save(restaurantFacts({ name: 'The Klin' }))).restaurant.id;
  const right = (await store.save(restaurantFacts({ name: 'The Kiln' }))).restaurant.id;
  const menu = taggedMenu({ restaurantId: mistyped });
  const { menuId: first } = await menus.publish(menu);
  const sections = [{ name: 'Oatcakes', items: [taggedItem({ price: 7 })] }];
  const { menuId: second } = await menus.publish({ ...menu, sections });
  const place = { restaurantId: mistyped, sourceUrl: menu.sourceUrl };
  const document = { bytes: Buffer.from('menu'), mediaType: 'text/html', url: menu.sourceUrl, fetchedAt: new Date(0) };
  for (const sha256 of ['ab'.repeat(32), 'cd'.repeat(32)]) await sources.saveDocument({ ...document, sha256 });
  await sources.recordCheck({ ...place, outcome: 'changed', sha256: 'ab'.repeat(32) });
  await sources.saveCorrections(mistyped, menu.sourceUrl, { corrections: [] });
  const ownerOf = async (id: number) =>
    (JSON.parse(String((await menus.body(id, 'identity'))?.bytes)) as { restaurantId: string }).restaurantId;
  return { store, menus, sources, mistyped, right, first, second, sourceUrl: menu.sourceUrl, ownerOf };
}

const HELD = { menus: 1, activeMenus: 1, versions: 2, sources: 1 };

test('merging moves menus and versions, which keep their ids and name their restaurant', async (t) => {
  const { store, menus, sources, mistyped, right, first, second, sourceUrl, ownerOf } = await twoRestaurants(t);
  const changes = createMenuChanges(store.db);
  await changes.registerEngine('test');
  t.deepEqual(await store.merge(mistyped, right), HELD);
  t.is(await store.detail(mistyped), null);
  t.deepEqual((await store.detail(right))?.menus, [{ id: second, version: 2, name: 'Breakfast' }]);
  t.deepEqual(
    (await menus.versions(first))?.map(({ id, version }) => [id, version]),
    [
      [second, 2],
      [first, 1],
    ],
  );
  t.deepEqual([await ownerOf(first), await ownerOf(second)], [right, right]);
  t.deepEqual(
    (await changes.claim('test', 10, 60)).map(({ menuId }) => menuId),
    [first, second],
  );
  t.like(await sources.source(right, sourceUrl), { lastOutcome: 'changed', watched: true });
  t.true(await sources.wasIngested(right, sourceUrl, 'ab'.repeat(32)));
  t.deepEqual(await sources.corrections(right, sourceUrl), { corrections: [] });
  t.is(await store.merge(mistyped, right), null);
});

test('merging keeps, for a source that both have, the state and corrections of the remaining restaurant', async (t) => {
  const { store, sources, mistyped, right, sourceUrl } = await twoRestaurants(t);
  await sources.saveCorrections(right, sourceUrl, { corrections: ['kept'] });
  await store.merge(mistyped, right);
  t.deepEqual(await sources.corrections(right, sourceUrl), { corrections: ['kept'] });
});

test('merging keeps, for a source that both have, the corrections of both, those of the remaining restaurant last', async (t) => {
  const { store, sources, mistyped, right, sourceUrl } = await twoRestaurants(t);
  await sources.saveCorrections(mistyped, sourceUrl, { corrections: ['other'], currencyOk: true });
  await sources.saveCorrections(right, sourceUrl, { corrections: ['kept'] });
  await store.merge(mistyped, right);
  t.deepEqual(await sources.corrections(right, sourceUrl), { corrections: ['other', 'kept'] });
});

test('removes a restaurant with its menus, sources and documents used by no other', async (t) => {
  const { store, menus, sources, mistyped, right, first, second, sourceUrl } = await twoRestaurants(t);
  const changes = createMenuChanges(store.db);
  await changes.registerEngine('test');
  const document = {
    restaurantId: right,
    sourceUrl: 'file:///x',
    outcome: 'changed',
    sha256: 'cd'.repeat(32),
  } as const;
  await sources.recordCheck(document);
  await sources.recordCheck({ ...document, restaurantId: mistyped });
  t.deepEqual(await store.holdings(mistyped), { ...HELD, sources: 2 });
  t.deepEqual(await store.remove(mistyped), { ...HELD, sources: 2 });
  t.is(await store.detail(mistyped), null);
  t.deepEqual([await menus.body(first, 'identity'), await menus.versions(second)], [null, null]);
  t.is(await sources.source(mistyped, sourceUrl), null);
  t.is(await sources.document('ab'.repeat(32)), null);
  t.not(await sources.document('cd'.repeat(32)), null, 'of the other restaurant too');
  t.deepEqual(
    (await changes.claim('test', 10, 60)).map(({ menuId }) => menuId),
    [first, second],
    'leaves the index',
  );
  t.deepEqual([await store.remove(mistyped), await store.holdings(mistyped)], [null, null]);
});
