import test, { type ExecutionContext } from 'ava';
import type pg from 'pg';
import { openJobPool } from '../../src/db/job-pool.ts';
import {
  closeDatabase,
  cutConnections,
  type DatabaseOptions,
  openDatabase,
  pingDatabase,
} from '../../src/db/open-database.ts';
import { UnavailableError } from '../../src/lib/unavailable.ts';
import { testDatabase } from '../support/database.ts';
import { faultProxy } from '../support/fault-proxy.ts';
import { until } from '../support/until.ts';

/** A proxy before a database, and a function that opens a pool through it. */
async function withProxy(t: ExecutionContext) {
  const address = new URL((await testDatabase(t)).url);
  const proxy = await faultProxy(t, address.hostname, Number(address.port));
  address.host = `127.0.0.1:${proxy.port}`;
  const open = (options: Omit<DatabaseOptions, 'url'>) => {
    const db = openDatabase({ url: address.href, ...options });
    t.teardown(() => closeDatabase(db));
    return db;
  };
  return { proxy, open };
}

/** A pool with one connection behind a proxy. */
async function behindProxy(t: ExecutionContext, options: Pick<DatabaseOptions, 'statementTimeoutMs'> = {}) {
  const { proxy, open } = await withProxy(t);
  const db = open({ maxConnections: 1, acquireTimeoutMs: 60_000, ...options });
  await pingDatabase(db, 60_000);
  return { db, proxy };
}

test('drops a connection to a silent server, and uses the next one', async (t) => {
  const { db, proxy } = await behindProxy(t, { statementTimeoutMs: 100 });
  await proxy.fail('hang');
  await t.throwsAsync(db.raw('select 1'), { message: /said nothing for 4100 ms/ });
  await proxy.heal();
  await t.notThrowsAsync(pingDatabase(db, 60_000));
});

test('cutting connections ends statements that wait for a silent server, and prevents new ones', async (t) => {
  const { db, proxy } = await behindProxy(t);
  await proxy.fail('hang');
  const waiting = t.throwsAsync(db.raw('select 1'));
  setTimeout(() => cutConnections(db), 100);
  await waiting;
  await t.throwsAsync(db.raw('select 1'), { message: /connections to the database were ended/ });
});

test('closes a pool while the server is silent', async (t) => {
  const { db, proxy } = await behindProxy(t);
  await proxy.fail('hang');
  const waiting = t.throwsAsync(db.raw('select 1'));
  await t.notThrowsAsync(closeDatabase(db));
  await waiting;
});

test('a connection that takes longer to open than a statement waits serves the next one', async (t) => {
  const { proxy, open } = await withProxy(t);
  // Logging in takes several turns of 40 ms through this proxy.
  await proxy.fail('latency');
  const db = open({ acquireTimeoutMs: 60 });
  await t.throwsAsync(pingDatabase(db, 60_000));
  await t.notThrowsAsync(until(() => pingDatabase(db, 60_000).then(() => true)));
});

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
