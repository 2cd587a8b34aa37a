import test from 'ava';
import { createRestaurantStore } from '../../../src/db/restaurant-store.ts';
import { priced, restaurantFacts, taggedItem, taggedMenu } from '../../support/tagged-menu.ts';
import { until } from '../../support/until.ts';
import { dueIds, engine, outbox } from './outbox.ts';

test('a published menu is due', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  t.deepEqual(await dueIds(changes), []);
  const { menuId } = await menus.publish(taggedMenu({ restaurantId }));
  t.deepEqual(await dueIds(changes), [menuId]);
});

test('a replaced menu is due together with its successor', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  const first = await menus.publish(taggedMenu({ restaurantId }));
  await changes.complete(engine, await changes.claim(engine, 10, 60));
  const second = await menus.publish(taggedMenu({ restaurantId, ...priced(9) }));
  t.deepEqual(await dueIds(changes), [first.menuId, second.menuId]);
});

test('withdrawing and revising make a menu due', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  const { menuId } = await menus.publish(taggedMenu({ restaurantId }));
  await changes.complete(engine, await changes.claim(engine, 10, 60));
  await menus.revise(menuId, [{ name: 'Oatcakes', items: [taggedItem({ calories: 1 })] }]);
  const claims = await changes.claim(engine, 10, 60);
  t.deepEqual(
    claims.map((claim) => claim.menuId),
    [menuId],
  );
  await changes.complete(engine, claims);
  await menus.withdraw(menuId);
  t.deepEqual(await dueIds(changes), [menuId]);
});

test('any change to an item makes its menu due', async (t) => {
  const { db, changes, menus, restaurantId } = await outbox(t);
  const { menuId } = await menus.publish(taggedMenu({ restaurantId }));
  for (const statement of ['update items set price = 1', "update sections set name = 'X'", 'delete from items']) {
    await changes.complete(engine, await changes.claim(engine, 10, 60));
    await db.raw(statement);
    t.deepEqual(await dueIds(changes), [menuId], statement);
  }
});

test('a rolled-back change is not due', async (t) => {
  const { db, changes, menus, restaurantId } = await outbox(t);
  await menus.publish(taggedMenu({ restaurantId }));
  await changes.complete(engine, await changes.claim(engine, 10, 60));
  await t.throwsAsync(
    db.transaction(async (trx) => {
      await trx.raw('update items set price = 1');
      throw new Error('rolled back');
    }),
  );
  t.deepEqual(await dueIds(changes), []);
});

test('a renamed restaurant makes its active menus due, another phone number none', async (t) => {
  const { db, changes, menus, restaurantId } = await outbox(t);
  await menus.publish(taggedMenu({ restaurantId }));
  const second = await menus.publish(taggedMenu({ restaurantId, ...priced(9) }));
  await changes.complete(engine, await changes.claim(engine, 10, 60));
  const restaurants = createRestaurantStore(db);
  await restaurants.save(restaurantFacts({ phoneNumber: '01782 496 0777' }), restaurantId);
  t.deepEqual(await dueIds(changes), []);
  await restaurants.save(restaurantFacts({ name: 'The New Kiln' }), restaurantId);
  t.deepEqual(await dueIds(changes), [second.menuId]);
});

test('a listener is called for a change, even after its connection was cut', async (t) => {
  const { db, changes, menus, restaurantId } = await outbox(t);
  let calls = 0;
  const stop = await changes.listen(() => {
    calls += 1;
  });
  t.teardown(stop);
  await menus.publish(taggedMenu({ restaurantId }));
  await until(() => calls > 0);
  const before = calls;
  await db.raw(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
  );
  await until(() => calls > before);
  const again = calls;
  await menus.publish(taggedMenu({ restaurantId, ...priced(9) }));
  await until(() => calls > again);
  await stop();
  t.pass();
});
