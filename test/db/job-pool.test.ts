import test from 'ava';
import type pg from 'pg';
import { openJobPool } from '../../src/db/job-pool.ts';
import { cutConnections } from '../../src/db/open-database.ts';
import { UnavailableError } from '../../src/lib/unavailable.ts';
import { testDatabase } from '../support/database.ts';

test('a job connection may be released twice, and is used once at a time', async (t) => {
  const { db } = await testDatabase(t);
  const pool = openJobPool(db);
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

test('requesting a job connection after all were cut rejects instead of throwing', async (t) => {
  const { db } = await testDatabase(t);
  const pool = openJobPool(db);
  t.teardown(() => pool.end());
  cutConnections(db);
  const error = await new Promise((resolve) => pool.connect((reason) => resolve(reason)));
  t.true(error instanceof UnavailableError);
});

test('the result of an ended pool may be released too, as the queue does', async (t) => {
  const { db } = await testDatabase(t);
  const pool = openJobPool(db);
  await pool.end();
  const done = await new Promise<() => void>((resolve) =>
    pool.connect((_error, _client, giveBack) => resolve(giveBack)),
  );
  t.notThrows(done);
});
