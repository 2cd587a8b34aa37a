import test, { type ExecutionContext } from 'ava';
import pino from 'pino';
import { createActiveMenus } from '../../src/db/active-menus.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import type { ActiveMenus } from '../../src/ports/active-menus.ts';
import { testDatabase } from '../support/database.ts';
import { priced, storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';

async function followed(t: ExecutionContext) {
  const { db } = await testDatabase(t);
  const active = createActiveMenus(db, ['embedded'], pino({ level: 'silent' }));
  return { db, active, menus: createMenuStore(db), restaurantId: await storedRestaurant(db) };
}

async function start(t: ExecutionContext, active: ActiveMenus): Promise<void> {
  await active.start();
  t.teardown(() => active.stop());
}

test('knows active menus from the start, without replaced ones', async (t) => {
  const { active, menus, restaurantId } = await followed(t);
  const first = await menus.publish(taggedMenu({ restaurantId }));
  const second = await menus.publish(taggedMenu({ restaurantId, ...priced(9) }));
  await start(t, active);
  t.deepEqual([active.has(first.menuId), active.has(second.menuId), active.size], [false, true, 1]);
});

test('a replaced menu leaves within a second and its successor comes', async (t) => {
  const { active, menus, restaurantId } = await followed(t);
  const first = await menus.publish(taggedMenu({ restaurantId }));
  await start(t, active);
  const second = await menus.publish(taggedMenu({ restaurantId, ...priced(9) }));
  await until(() => active.has(second.menuId) && !active.has(first.menuId));
  await menus.withdraw(second.menuId);
  await until(() => active.size === 0);
  t.pass();
});

test('a replaced menu is a leftover until the engine has removed it', async (t) => {
  const { db, active, menus, restaurantId } = await followed(t);
  const changes = createMenuChanges(db);
  await changes.registerEngine('embedded');
  await changes.registerEngine('one that nobody runs any more');
  const first = await menus.publish(taggedMenu({ restaurantId }));
  await changes.complete('embedded', await changes.claim('embedded', 10, 60));
  await start(t, active);
  t.deepEqual(active.leftovers(), []);
  await menus.publish(taggedMenu({ restaurantId, ...priced(9) }));
  await until(() => active.leftovers().includes(first.menuId));
  await changes.complete('embedded', await changes.claim('embedded', 10, 60));
  await until(() => active.leftovers().length === 0);
  t.pass();
});

test('notifies of published, revised and replaced menus', async (t) => {
  const { active, menus, restaurantId } = await followed(t);
  await start(t, active);
  const told = new Map<number, number>();
  active.onChange((ids) => {
    for (const id of ids) told.set(id, (told.get(id) ?? 0) + 1);
  });
  const first = await menus.publish(taggedMenu({ restaurantId }));
  await until(() => told.get(first.menuId) === 1);
  await menus.revise(first.menuId, [{ name: 'Oatcakes', items: [taggedItem({ calories: 1 })] }]);
  await until(() => told.get(first.menuId) === 2);
  const second = await menus.publish(taggedMenu({ restaurantId, ...priced(9) }));
  await until(() => told.get(first.menuId) === 3 && told.get(second.menuId) === 1);
  t.pass();
});

test('does not skip a transaction that commits late', async (t) => {
  const { db, active, menus, restaurantId } = await followed(t);
  const first = await menus.publish(taggedMenu({ restaurantId }));
  await start(t, active);
  const late = await db.transaction();
  await late.raw("update menus set date_deleted = timezone('utc', now()) where id = ?", [first.menuId]);
  const others = await storedRestaurant(db, { name: 'Another', postcode: 'ST9 9XX' });
  const second = await menus.publish(taggedMenu({ restaurantId: others }));
  await until(() => active.has(second.menuId));
  t.true(active.has(first.menuId));
  await late.commit();
  await until(() => !active.has(first.menuId));
  t.pass();
});

test('the set is updated again after every connection was cut', async (t) => {
  const { db, active, menus, restaurantId } = await followed(t);
  await start(t, active);
  await db
    .raw(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    .catch(() => undefined);
  const { menuId } = await menus.publish(taggedMenu({ restaurantId }));
  await until(() => active.has(menuId), 10_000);
  t.pass();
});
