import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import test, { type ExecutionContext } from 'ava';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { testDatabase } from '../support/database.ts';
import { dataFolder, started } from '../support/embedded-postgres.ts';
import { storedRestaurant, taggedMenu } from '../support/tagged-menu.ts';

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
