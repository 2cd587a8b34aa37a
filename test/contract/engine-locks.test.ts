import { once } from 'node:events';
import test from 'ava';
import { createEngineLocks } from '../../src/db/engine-locks.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { testDatabase } from '../support/database.ts';
import { until } from '../support/until.ts';

test('an engine has one holder at a time, and the next when the lock is released', async (t) => {
  const locks = createEngineLocks((await testDatabase(t)).db);
  const first = await locks.tryAcquire('one');
  t.truthy(first);
  t.is(await locks.tryAcquire('one'), null);
  const other = await locks.tryAcquire('two');
  t.truthy(other);
  await first?.release();
  const next = await locks.tryAcquire('one');
  t.truthy(next);
  t.false(first?.lost.aborted, 'given back is not lost');
  await Promise.all([next?.release(), other?.release()]);
});

test('a lock is lost with its connection, and the next process may have it', async (t) => {
  const { db } = await testDatabase(t);
  const locks = createEngineLocks(db);
  const lock = await locks.tryAcquire('one');
  if (!lock) throw new Error('not acquired');
  const aborted = once(lock.lost, 'abort');
  await db.raw(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  );
  await aborted;
  t.true(lock.lost.aborted);
  // Postgres notifies the client before it releases the backend's locks.
  const next = await until(() => locks.tryAcquire('one'));
  await next.release();
  await lock.release();
});

test('no lock without a database', async (t) => {
  const { url } = await testDatabase(t);
  const db = openDatabase({ url: `${url}_gone` });
  t.teardown(() => db.destroy());
  await t.throwsAsync(createEngineLocks(db).tryAcquire('one'), { code: '3D000' });
});
