import test, { type ExecutionContext } from 'ava';
import pino from 'pino';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { followNames } from '../../src/db/follow-names.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import type { RestaurantNames } from '../../src/ports/search/names.ts';
import { testDatabase } from '../support/database.ts';
import { restaurantFacts, storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';

async function following(t: ExecutionContext) {
  const { db } = await testDatabase(t);
  const known = new Map<string, RestaurantNames>();
  const dishes = new Set<string>();
  const keeper = {
    put: (id: string, names: RestaurantNames) => void known.set(id, names),
    remove: (id: string) => void known.delete(id),
    keys: () => known.keys(),
    addDishes: (names: readonly string[]) => {
      for (const name of names) dishes.add(name);
    },
  };
  const names = followNames(db, createChangeFeed(db), keeper, pino({ level: 'silent' }));
  const start = async () => {
    await names.start();
    t.teardown(() => names.stop());
  };
  return { db, known, dishes, start, menus: createMenuStore(db), restaurants: createRestaurantStore(db) };
}

test('knows names of restaurants with an active menu from the start, folded', async (t) => {
  const { db, known, dishes, start, menus } = await following(t);
  const restaurantId = await storedRestaurant(db, { name: 'Café Ōtsu', city: 'Stoke-on-Trent', cuisine: 'Japanese' });
  await storedRestaurant(db, { name: 'No Menu Yet', postcode: 'ST9 9XX' });
  const withdrawn = await storedRestaurant(db, { name: 'Closed', postcode: 'ST8 8XX' });
  await menus.publish(taggedMenu({ restaurantId }));
  await menus.withdraw((await menus.publish(taggedMenu({ restaurantId: withdrawn }))).menuId);
  await start();
  t.deepEqual([...known.keys()], [restaurantId]);
  t.like(known.get(restaurantId), { restaurant: 'cafe otsu', city: 'stoke on trent', cuisine: 'japanese' });
  t.regex(known.get(restaurantId)?.district ?? '', /^[a-z]{1,2}\d/);
  await until(() => dishes.size > 0);
  t.deepEqual([...dishes].sort(), ['cheese onion oatcake']);
});

test('a name comes with the first menu, changes with the restaurant and goes with the last menu', async (t) => {
  const { db, known, dishes, start, menus, restaurants } = await following(t);
  await start();
  const restaurantId = await storedRestaurant(db);
  const first = await menus.publish(taggedMenu({ restaurantId }));
  await until(() => known.has(restaurantId));
  const sections = [{ name: 'Specials', items: [taggedItem({ name: 'Zonk' })] }];
  const lunch = { name: 'Lunch', sourceUrl: 'https://lunch.example/', sections };
  const second = await menus.publish(taggedMenu({ restaurantId, ...lunch }));
  await until(() => dishes.has('zonk'));
  await menus.withdraw(first.menuId);
  await restaurants.save(restaurantFacts({ name: 'The Other Kiln' }), restaurantId);
  await until(() => known.get(restaurantId)?.restaurant === 'the other kiln');
  await menus.withdraw(second.menuId);
  await until(() => known.size === 0);
  t.pass();
});

test('a merged restaurant is known only by the name of the remaining one', async (t) => {
  const { db, known, start, menus, restaurants } = await following(t);
  const from = await storedRestaurant(db, { name: 'Kiln', postcode: 'ST9 9XX' });
  const into = await storedRestaurant(db);
  await menus.publish(taggedMenu({ restaurantId: from }));
  await start();
  t.deepEqual([...known.keys()], [from]);
  await restaurants.merge(from, into);
  await until(() => known.has(into) && !known.has(from));
  t.pass();
});

test('reads names again from the beginning if the feed is another one', async (t) => {
  const { db, known, start, menus } = await following(t);
  const restaurantId = await storedRestaurant(db);
  const { menuId } = await menus.publish(taggedMenu({ restaurantId }));
  await start();
  await db.raw(`update menus set date_deleted = timezone('utc', now()) where id = ?`, [menuId]);
  await db.raw(`update change_feed set name = 'restored'`);
  await until(() => known.size === 0);
  t.pass();
});
