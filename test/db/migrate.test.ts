import test from 'ava';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { assertMigrated, MIGRATION_NAMES, migrate, migrateTo } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { testDatabase } from '../support/database.ts';
import { storedRestaurant, taggedMenu } from '../support/tagged-menu.ts';

test('a migrated database has nothing left to migrate', async (t) => {
  const { db } = await testDatabase(t);
  t.deepEqual(await migrate(db), []);
});

test('tells a database that lacks a migration from one that is up to date', async (t) => {
  const { db } = await testDatabase(t);
  await t.notThrowsAsync(assertMigrated(db));
  await db.raw(`delete from migrations where name = '006-request-counts'`);
  await t.throwsAsync(assertMigrated(db), { message: /menus migrate/ });
  await db.raw('drop table migrations');
  await t.throwsAsync(assertMigrated(db), { message: /menus migrate/ });
});

test('leaves the schema of a newer version alone, so that going back is possible', async (t) => {
  const { db } = await testDatabase(t);
  await db.raw(`insert into migrations (name, batch, migration_time) values ('999-to-come', 9, now())`);
  t.deepEqual(await migrate(db), []);
  await t.notThrowsAsync(assertMigrated(db));
});

test('several processes may migrate an empty database at once', async (t) => {
  const { db, url } = await testDatabase(t);
  await db.raw('drop schema public cascade');
  await db.raw('create schema public');
  const pools = [1, 2, 3].map(() => openDatabase({ url }));
  t.teardown(() => Promise.all(pools.map((pool) => pool.destroy())));
  const ran = await Promise.all(pools.map((pool) => migrate(pool)));
  t.deepEqual(ran.flat().toSorted(), MIGRATION_NAMES);
});

test('a migration waits briefly for a table in use, lets readers pass, and retries', async (t) => {
  const { db, url } = await testDatabase(t);
  await db.raw('drop schema public cascade');
  await db.raw('create schema public');
  const websites = MIGRATION_NAMES.indexOf('019-websites');
  await migrateTo(db, MIGRATION_NAMES.slice(0, websites));
  const backup = await db.transaction();
  await backup.raw('select from restaurants');
  const pool = openDatabase({ url, statementTimeoutMs: 5000 });
  t.teardown(() => pool.destroy());
  let migrated: Promise<readonly string[]> | undefined;
  const waiting = await new Promise<string>((resolve) => {
    migrated = migrate(db, resolve);
  });
  t.is(waiting, 'migration 019-websites');
  await t.notThrowsAsync(pool.raw('select from restaurants'));
  await backup.commit();
  t.deepEqual(await migrated, MIGRATION_NAMES.slice(websites));
});

test('a failed migration keeps those before it', async (t) => {
  const { db } = await testDatabase(t);
  await db.raw('drop schema public cascade');
  await db.raw('create schema public');
  await db.raw('create table postcodes (already integer)');
  const places = MIGRATION_NAMES.indexOf('020-places');
  await t.throwsAsync(migrate(db));
  const done = await db('migrations').orderBy('name').pluck<string[]>('name');
  t.deepEqual(done, MIGRATION_NAMES.slice(0, places));
});

test('menus restored from a dump of another server do not count as future transactions', async (t) => {
  const { db } = await testDatabase(t);
  const restaurantId = await storedRestaurant(db);
  await createMenuStore(db).publish(taggedMenu({ restaurantId }));
  await db.raw('alter table menus disable trigger menus_stamp');
  await db.raw(`update menus set changed_xid = '9000000000'`);
  await db.raw('alter table menus enable trigger menus_stamp');
  await migrate(db);
  const { rows } = await db.raw<{ rows: unknown[] }>('select id from menus where changed_xid > pg_current_xact_id()');
  t.deepEqual(rows, []);
});

test('an engine with a part of the menus registers again, a full one does not', async (t) => {
  const { db } = await testDatabase(t);
  await db.raw('drop schema public cascade');
  await db.raw('create schema public');
  const [before, after] = [MIGRATION_NAMES.slice(0, 15), MIGRATION_NAMES.slice(15)];
  await migrateTo(db, before);
  await db.raw(
    `insert into search_engines (name, group_name, epoch) values ('part', 'north', 'a'), ('whole', null, 'b')`,
  );
  t.deepEqual(await migrate(db), after);
  const changes = createMenuChanges(db);
  t.deepEqual(await changes.engines(), ['whole']);
  await changes.registerEngine('part');
  t.deepEqual([await changes.epoch('part'), await changes.epoch('whole')], [null, 'b']);
});
