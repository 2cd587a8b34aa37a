import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import pg from 'pg';
import pino from 'pino';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { followNames } from '../../src/db/follow-names.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { assertMigrated, MIGRATION_NAMES, migrate, migrateTo } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import type { RestaurantNames } from '../../src/ports/search/names.ts';
import { apiService } from '../api/api-service.ts';
import { testDatabase } from '../support/database.ts';
import { restaurantFacts, storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';

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

/** A database filled by 0.1.0, dumped by pg_dump, and its API answers. */
const STORED = join(packageRoot, 'test', 'db', 'stored-0.1.0');
const stored = (name: string): string => readFileSync(join(STORED, name), 'utf8');

test('upgrades a database of 0.1.0, and answers its restaurants, menus and versions byte for byte', async (t) => {
  const database = await testDatabase(t);
  await database.db.raw('drop schema public cascade');
  await database.db.raw('create schema public');
  // Sends several statements as they are: knex would look for bindings in them.
  const client = new pg.Client({ connectionString: database.url });
  t.teardown(() => client.end());
  await client.connect();
  await client.query(stored('database.sql'));
  const ran = await migrate(database.db);
  t.is(ran[0], '008-request-levels');
  const service = await apiService(t, {}, database);
  const bodies = JSON.parse(stored('bodies.json')) as Record<string, string>;
  for (const [path, body] of Object.entries(bodies)) {
    const response = await service.get(path, { 'Accept-Encoding': 'identity' });
    t.is(await response.text(), body, path);
  }
  await service.index();
  const found = await service.get('/v1/menus/items?search=pie');
  t.is(found.headers.get('x-total-count'), '6');
});

const RECORDED = join(packageRoot, 'test/db/schema.txt');

/** Elements of a schema, a line each. */
const PARTS = `
  select format('%s.%s %s%s%s', table_name, column_name, data_type, case is_nullable when 'NO' then ' not null' end,
    ' default ' || column_default) as line
  from information_schema.columns where table_schema = 'public'
  union all select format('%s: %s', conrelid::regclass, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select format('function %s', oid::regprocedure) from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

test('the migrations make the schema of test/db/schema.txt; UPDATE=true writes it anew', async (t) => {
  const { db } = await testDatabase(t);
  const { rows } = await db.raw<{ rows: { line: string }[] }>(
    `select line from (${PARTS}) as parts order by line collate "C"`,
  );
  const lines = `${rows.map(({ line }) => line).join('\n')}\n`;
  if (process.env.UPDATE === 'true') writeFileSync(RECORDED, lines);
  t.is(lines, readFileSync(RECORDED, 'utf8'));
});

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
