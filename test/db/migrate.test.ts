import test from 'ava';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { testDatabase } from '../support/database.ts';

test('a migrated database has nothing left to migrate', async (t) => {
  const { db } = await testDatabase(t);
  t.deepEqual(await migrate(db), []);
});

test('several processes may migrate an empty database at once', async (t) => {
  const { db, url } = await testDatabase(t);
  await db.raw('drop schema public cascade');
  await db.raw('create schema public');
  const pools = [1, 2, 3].map(() => openDatabase({ url }));
  t.teardown(() => Promise.all(pools.map((pool) => pool.destroy())));
  const ran = await Promise.all(pools.map((pool) => migrate(pool)));
  t.deepEqual(ran.map((names) => names.length).toSorted(), [0, 0, 5]);
});
