import test from 'ava';
import type { Knex } from 'knex';
import { createRestaurantStore } from '../../../src/db/restaurant-store.ts';
import { priced, restaurantFacts, taggedItem, taggedMenu } from '../../support/tagged-menu.ts';
import { until } from '../../support/until.ts';
import { dueIds, engine, outbox } from './outbox.ts';

test('a claimed menu is not given out again before its lease ends', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  const { menuId } = await menus.publish(taggedMenu({ restaurantId }));
  t.deepEqual(
    (await changes.claim(engine, 10, 0.05)).map((claim) => claim.menuId),
    [menuId],
  );
  t.deepEqual(await changes.claim(engine, 10, 60).then((claims) => claims.length <= 1), true);
});

test('the next holder of the lock gets the claims of a dead one at once, but no parked menu', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  const { menuId } = await menus.publish(taggedMenu({ restaurantId, name: 'A', sourceUrl: 'x:A' }));
  const parked = await menus.publish(taggedMenu({ restaurantId, name: 'B', sourceUrl: 'x:B' }));
  const claims = await changes.claim(engine, 10, 600);
  const refused = claims.filter((claim) => claim.menuId === parked.menuId);
  await changes.fail(engine, refused, 'refused', 600, true);
  t.deepEqual(await changes.claim(engine, 10, 600), []);
  await changes.releaseClaims(engine);
  t.deepEqual(
    (await changes.claim(engine, 10, 600)).map((claim) => claim.menuId),
    [menuId],
  );
});

test('releases claims without a deadlock with publishing', async (t) => {
  const { db, changes, menus, restaurantId } = await outbox(t);
  const { menuId: first } = await menus.publish(taggedMenu({ restaurantId, name: 'First' }));
  const { menuId: second } = await menus.publish(taggedMenu({ restaurantId, name: 'Second', sourceUrl: 'x:2' }));
  await changes.complete(engine, await changes.claim(engine, 10, 60));
  // rows are stored in write order
  for (const menuId of [second, first]) await changes.enqueue(engine, [menuId]);
  for (const _row of ['second', 'first']) await changes.claim(engine, 1, 60);
  const lock = (trx: Knex, menuId: number) =>
    trx.raw('select 1 from index_changes where menu_id = ? for update', [menuId]);

  const released = await db.transaction(async (trx) => {
    await lock(trx, first);
    const releasing = changes.releaseClaims(engine);
    await until(async () => {
      const waiting = await db.raw(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return waiting.rowCount === 1;
    });
    await lock(trx, second);
    return { releasing };
  });

  await t.notThrowsAsync(released.releasing);
  t.deepEqual(await dueIds(changes), [first, second]);
});

test('two concurrent claims share the menus without duplicates', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  for (const name of ['A', 'B', 'C', 'D'])
    await menus.publish(taggedMenu({ restaurantId, name, sourceUrl: `x:${name}` }));
  const claims = (await Promise.all([1, 2].map(() => changes.claim(engine, 3, 60)))).flat();
  t.is(new Set(claims.map(({ menuId }) => menuId)).size, claims.length);
});

test('completing keeps a menu that changed again since it was claimed', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  const { menuId } = await menus.publish(taggedMenu({ restaurantId }));
  const claims = await changes.claim(engine, 10, 60);
  await menus.revise(menuId, [{ name: 'Oatcakes', items: [taggedItem({ calories: 1 })] }]);
  await changes.complete(engine, claims);
  t.like(await changes.status(engine), { pending: 1 });
  const again = await changes.claim(engine, 10, 60);
  t.true((again[0]?.generation ?? 0) > (claims[0]?.generation ?? 0));
  await changes.complete(engine, again);
  t.deepEqual(await changes.status(engine), { pending: 0, parked: 0, oldestSeconds: 0 });
});

test('a failed menu is retried after its pause, with the attempt counted', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  await menus.publish(taggedMenu({ restaurantId }));
  await changes.fail(engine, await changes.claim(engine, 10, 60), 'engine away', 60, false);
  t.deepEqual(await changes.claim(engine, 10, 60), []);
  await changes.enqueue(engine, []);
  t.like(await changes.status(engine), { pending: 1, parked: 0 });
});

test('a failed menu without a pause is due at once', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  await menus.publish(taggedMenu({ restaurantId }));
  await changes.fail(engine, await changes.claim(engine, 10, 60), 'engine away', 0, false);
  t.is((await changes.claim(engine, 10, 60))[0]?.attempts, 1);
});

test('a parked menu rests until it changes or is enqueued', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  const { menuId } = await menus.publish(taggedMenu({ restaurantId }));
  await changes.fail(engine, await changes.claim(engine, 10, 60), 'poison', 0, true);
  t.deepEqual(await changes.claim(engine, 10, 60), []);
  t.like(await changes.status(engine), { pending: 0, parked: 1 });
  await changes.enqueue(engine, [menuId]);
  const claims = await changes.claim(engine, 10, 60);
  t.deepEqual(
    claims.map(({ attempts }) => attempts),
    [0],
  );
});

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
