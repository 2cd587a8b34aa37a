import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import test, { type ExecutionContext } from 'ava';
import pino from 'pino';
import { createActiveMenus } from '../../src/db/active-menus.ts';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { createChangeSignal } from '../../src/db/changes/create-change-signal.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import type { ActiveMenus } from '../../src/ports/active-menus.ts';
import { testDatabase } from '../support/database.ts';
import { dataFolder, started } from '../support/embedded-postgres.ts';
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

test('a feed restored from a dump refuses earlier cursors, even of places that it reaches again', async (t) => {
  const { db } = await testDatabase(t);
  await migrate(db);
  const [feed, changes, menus] = [createChangeFeed(db), createMenuChanges(db), createMenuStore(db)];
  const restaurantId = await storedRestaurant(db);
  await menus.publish(taggedMenu({ restaurantId }));
  await changes.registerEngine('meilisearch');
  await changes.setEpoch('meilisearch', 'filled');
  const cursor = await feed.end();

  await migrate(db);
  t.deepEqual((await feed.read(cursor, {}, 10)).valueOf(), { changes: [], next: cursor, more: false });
  t.is(await changes.epoch('meilisearch'), 'filled');

  // Imitates pg_restore --clean for a table.
  await db.raw('alter table change_feed rename to dumped');
  await db.raw('create table change_feed (like dumped including all)');
  await db.raw('insert into change_feed select * from dumped');
  await db.raw('drop table dumped');
  await migrate(db);
  await menus.publish(taggedMenu({ restaurantId, name: 'Lunch' }));
  t.true((await feed.end()).place > cursor.place);
  t.is(await feed.read(cursor, {}, 10), 'unknown');
  t.is(await changes.epoch('meilisearch'), null);
  const { name } = (await db('change_feed').first<{ name: string }>()) ?? {};
  await migrate(db);
  t.is((await feed.end()).feed, name ?? '');
});

test('a copy of a database is another feed, and one without an origin keeps its name', async (t) => {
  // A copy of the migrated template.
  const { db } = await testDatabase(t);
  const feed = createChangeFeed(db);
  const template = await feed.end();
  await migrate(db);
  const { feed: name } = await feed.end();
  t.not(name, template.feed);
  await db.raw('update change_feed set origin = null');
  await migrate(db);
  t.is((await feed.end()).feed, name);
});

/** Feed name after a start of the embedded database in this folder. */
async function feedIn(t: ExecutionContext, dataDir: string): Promise<string> {
  const server = await started(t, { dataDir });
  const db = openDatabase({ url: server.url });
  await migrate(db);
  const { feed } = await createChangeFeed(db).end();
  await db.destroy();
  await server.stop();
  return feed;
}

test('the embedded database notices a folder restored from a copy, and no other start', async (t) => {
  const dataDir = await dataFolder(t);
  const copy = join(await dataFolder(t), 'copy');
  const name = await feedIn(t, dataDir);
  t.is(await feedIn(t, dataDir), name);
  await promisify(execFile)('cp', ['-a', dataDir, copy]);
  const restored = await feedIn(t, copy);
  t.not(restored, name);
  t.is(await feedIn(t, copy), restored);
  t.is(await feedIn(t, dataDir), name);
});

const LONG_MS = 1_000_000;

async function startedSignal(t: ExecutionContext) {
  const { db } = await testDatabase(t);
  const restaurantId = await storedRestaurant(db);
  const signal = createChangeSignal(createChangeFeed(db));
  await signal.start();
  t.teardown(() => signal.stop());
  const publish = () => createMenuStore(db).publish(taggedMenu({ restaurantId }));
  return { signal, publish };
}

/** Tells whether a promise has resolved before anything else can happen. */
const atOnce = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);

const nobodyGivesUp = new AbortController().signal;

test('a change wakes all waits, and a wait that has not seen it returns at once', async (t) => {
  const { signal, publish } = await startedSignal(t);
  const seen = signal.count;
  const waiting = [signal.next(seen, LONG_MS, nobodyGivesUp), signal.next(seen, LONG_MS, nobodyGivesUp)];
  await publish();
  await Promise.all(waiting);
  t.true(signal.count > seen);
  t.true(await atOnce(signal.next(seen, LONG_MS, nobodyGivesUp)));
});

test('waits until the timeout or abort when nothing changes', async (t) => {
  const { signal } = await startedSignal(t);
  const givingUp = new AbortController();
  const waiting = signal.next(signal.count, LONG_MS, givingUp.signal);
  t.false(await atOnce(waiting));
  givingUp.abort();
  t.true(await atOnce(waiting));
  t.true(await atOnce(signal.next(signal.count, LONG_MS, givingUp.signal)));
  await signal.next(signal.count, 1, nobodyGivesUp);
});

test('does not wait any more after the release', async (t) => {
  const { signal } = await startedSignal(t);
  const waiting = signal.next(signal.count, LONG_MS, nobodyGivesUp);
  signal.release();
  t.false(signal.open);
  t.true(await atOnce(waiting));
  t.true(await atOnce(signal.next(signal.count, LONG_MS, nobodyGivesUp)));
});
