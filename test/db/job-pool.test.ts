import test from 'ava';
import type pg from 'pg';
import { openJobPool } from '../../src/db/job-pool.ts';
import { cutConnections } from '../../src/db/open-database.ts';
import { UnavailableError } from '../../src/lib/unavailable.ts';
import { testDatabase } from '../support/database.ts';

test('a connection for jobs may be given back twice, and is in use once at most', async (t) => {
  const { db } = await testDatabase(t);
  const pool = await openJobPool(db);
  t.teardown(() => pool.end());
  const [client, done] = await new Promise<[pg.PoolClient | undefined, (error?: Error) => void]>((resolve) => {
    pool.connect((_error, connected, giveBack) => resolve([connected, giveBack]));
  });
  t.is((await client?.query('select 42 as n'))?.rows[0]?.n, 42);
  done();
  const next = await pool.connect();
  t.notThrows(() => done());
  t.is(pool.idleCount, 0);
  next.release();
});

test('a connection for jobs that is asked for after all were cut is told to whoever asks, and not thrown', async (t) => {
  const { db } = await testDatabase(t);
  const pool = await openJobPool(db);
  t.teardown(() => pool.end());
  cutConnections(db);
  const error = await new Promise((resolve) => pool.connect((reason) => resolve(reason)));
  t.true(error instanceof UnavailableError);
});

test('what a pool that has ended answers may be given back too, as the queue does', async (t) => {
  const { db } = await testDatabase(t);
  const pool = await openJobPool(db);
  await pool.end();
  const done = await new Promise<() => void>((resolve) =>
    pool.connect((_error, _client, giveBack) => resolve(giveBack)),
  );
  t.notThrows(done);
});
