import test, { type ExecutionContext } from 'ava';
import { closeDatabase, cutConnections, openDatabase, pingDatabase } from '../../src/db/open-database.ts';
import { testDatabase } from '../support/database.ts';
import { faultProxy } from '../support/fault-proxy.ts';

/** A database of one connection behind a proxy. */
async function behindProxy(t: ExecutionContext, statementTimeoutMs?: number) {
  const address = new URL((await testDatabase(t)).url);
  const proxy = await faultProxy(t, address.hostname, Number(address.port));
  address.hostname = '127.0.0.1';
  address.port = String(proxy.port);
  const db = openDatabase({
    ...{ url: address.href, maxConnections: 1, acquireTimeoutMs: 60_000 },
    ...(statementTimeoutMs !== undefined && { statementTimeoutMs }),
  });
  t.teardown(() => closeDatabase(db));
  await pingDatabase(db, 60_000);
  return { db, proxy };
}

test('a connection on which the server says nothing is given up, and the next one is used', async (t) => {
  const { db, proxy } = await behindProxy(t, 100);
  await proxy.fail('hang');
  await t.throwsAsync(db.raw('select 1'), { message: /said nothing for 4100 ms/ });
  await proxy.heal();
  await t.notThrowsAsync(pingDatabase(db, 60_000));
});

test('statements that wait for a silent server end when its connections are cut, and no new one is made', async (t) => {
  const { db, proxy } = await behindProxy(t);
  await proxy.fail('hang');
  const waiting = t.throwsAsync(db.raw('select 1'));
  setTimeout(() => cutConnections(db), 100);
  await waiting;
  await t.throwsAsync(db.raw('select 1'), { message: /connections to the database were ended/ });
});

test('a pool is closed while the server is silent', async (t) => {
  const { db, proxy } = await behindProxy(t);
  await proxy.fail('hang');
  const waiting = t.throwsAsync(db.raw('select 1'));
  await t.notThrowsAsync(closeDatabase(db));
  await waiting;
});
