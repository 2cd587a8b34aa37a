import test, { type ExecutionContext } from 'ava';
import { createOutsideStore } from '../../src/db/outside-store.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { rows } from '../../src/db/rows.ts';
import type { OutsideRestaurant } from '../../src/ports/outside-store.ts';
import { toldChanges } from '../support/change-feed/told-changes.ts';
import { testDatabase } from '../support/database.ts';
import { restaurantFacts } from '../support/tagged-menu.ts';

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
