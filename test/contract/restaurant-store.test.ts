import test, { type ExecutionContext } from 'ava';
import { createMenuStore } from '../../src/db/menu-store.ts';
import type { Database } from '../../src/db/open-database.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import type { RestaurantFilter, RestaurantStore } from '../../src/ports/restaurant-store.ts';
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

test('the id of a name and postcode is the same however they are written', async (t) => {
  const store = await restaurantStore(t);
  const { restaurant } = await store.save(restaurantFacts({ name: "The Baker's Café", postcode: 'ST1 1AA' }));
  t.regex(restaurant.id, /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const again = await store.save(restaurantFacts({ name: 'the bakers cafe', postcode: 'st11aa' }));
  t.is(again.restaurant.id, restaurant.id);
});

test('a given id is kept in lower case', async (t) => {
  const store = await restaurantStore(t);
  const id = 'A0B1C2D3-0000-4000-8000-00000000000F';
  const { restaurant } = await store.save(restaurantFacts(), id);
  t.is(restaurant.id, id.toLowerCase());
  t.is((await store.detail(id))?.id, id.toLowerCase());
});

test('restaurants come in the order of an English index', async (t) => {
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

test('a page has its part of the list, and past the end nothing', async (t) => {
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

test('a filter finds what contains it, without case, accents and signs', async (t) => {
  const store = await restaurantStore(t, ["The Baker's Café", 'Fish & Chips', 'Ørsted', 'Straße']);
  t.deepEqual(await namesOf(store, { name: 'bakers CAFE' }), ["The Baker's Café"]);
  t.deepEqual(await namesOf(store, { name: 'baker’s' }), ["The Baker's Café"]);
  t.deepEqual(await namesOf(store, { name: 'fish  chips' }), ['Fish & Chips']);
  t.deepEqual(await namesOf(store, { name: 'orst' }), ['Ørsted']);
  t.deepEqual(await namesOf(store, { name: 'strasse' }), ['Straße']);
  t.deepEqual(await namesOf(store, { name: 'nowhere' }), []);
});

test('per cent and underscore are ordinary characters in a filter', async (t) => {
  const store = await restaurantStore(t, ['100% Vegan', 'Half_Way']);
  t.deepEqual(await namesOf(store, { name: '1%vegan' }), []);
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

test('an id that no restaurant has is null', async (t) => {
  const store = await restaurantStore(t);
  t.is(await store.detail('00000000-0000-4000-8000-000000000000'), null);
});

test('a restaurant is found by its id or by its name, and several of one name are all found', async (t) => {
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
