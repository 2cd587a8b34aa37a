import test from 'ava';
import { createRequestCounts } from '../../src/db/request-counts.ts';
import { rowCount, rows } from '../../src/db/rows.ts';
import { testDatabase } from '../support/database.ts';

test('requests of all processes add up, each key by itself', async (t) => {
  const { db } = await testDatabase(t);
  const [one, other] = [createRequestCounts(db), createRequestCounts(db)];
  t.is((await one.add('a', 3, 60)).count, 3);
  const { count, msLeft } = await other.add('a', 2, 60);
  t.is(count, 5);
  t.true(msLeft > 0 && msLeft <= 60_000);
  t.is((await other.add('b', 1, 60)).count, 1);
});

test('a window that is over is followed by a new one', async (t) => {
  const { db } = await testDatabase(t);
  const counts = createRequestCounts(db);
  await counts.add('a', 3, 60);
  await rowCount(db, 'update request_counts set expire = 1');
  t.is((await counts.add('a', 1, 60)).count, 1);
});

test('what is over is deleted', async (t) => {
  const { db } = await testDatabase(t);
  await createRequestCounts(db).add('old', 3, 60);
  await rowCount(db, 'update request_counts set expire = 1');
  await createRequestCounts(db).add('new', 3, 60);
  const keys = async () => (await rows<{ key: string }>(db, 'select key from request_counts')).map(({ key }) => key);
  for (let tries = 0; tries < 300 && (await keys()).length > 1; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  t.deepEqual(await keys(), ['new']);
});
