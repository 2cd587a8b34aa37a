import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { createActiveMenus } from '../../src/db/active-menus.ts';
import { createEngineLocks } from '../../src/db/engine-locks.ts';
import { openJobPool } from '../../src/db/job-pool.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { closeDatabase, openDatabase } from '../../src/db/open-database.ts';
import { isUnavailable } from '../../src/lib/unavailable.ts';
import { testDatabase } from '../support/database.ts';
import { faultProxy } from '../support/fault-proxy.ts';
import { replicatedPostgres } from '../support/replicated-postgres.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';

/** A primary with a standby behind a proxy to the first, and a pool that knows only the proxy. */
async function behindProxy(t: ExecutionContext) {
  t.timeout(180_000);
  const postgres = await replicatedPostgres(t);
  const [first, second] = postgres.servers;
  if (!first || !second) throw new Error('there are two servers');
  const proxy = await faultProxy(t, '127.0.0.1', first.port);
  const address = new URL(first.url());
  address.port = String(proxy.port);
  const db = openDatabase({ url: address.href, acquireTimeoutMs: 60_000 });
  t.teardown(() => closeDatabase(db));
  const restaurantId = await storedRestaurant(db);
  const publish = async (name: string) => {
    const items = [taggedItem({ name })];
    const sourceUrl = `https://menus.example/${name}`;
    return createMenuStore(db).publish(
      taggedMenu({ restaurantId, name, sourceUrl, sections: [{ name: 'All', items }] }),
    );
  };
  return { postgres, first, second, proxy, db, publish };
}

test('after a failover pools, listeners and locks continue at the server behind the proxy', async (t) => {
  const { postgres, first, second, proxy, db, publish } = await behindProxy(t);
  let told = 0;
  const stopListening = await createMenuChanges(db).listen(() => {
    told += 1;
  });
  t.teardown(() => stopListening());
  const locks = createEngineLocks(db);
  const lock = await locks.tryAcquire('an engine');
  const jobs = openJobPool(db);
  t.teardown(() => jobs.end());
  await jobs.query('select 1');
  await publish('one');
  await until(() => told > 0);
  await postgres.caughtUp(second, first);
  const before = told;
  await second.promote();
  proxy.divert(second.port);
  await until(() => lock?.lost.aborted === true);
  await until(() => locks.tryAcquire('an engine'));
  t.is(await second.ask(`select count(*)::int from pg_locks where locktype = 'advisory'`), 1);
  await until(() => publish('two'));
  await until(() => jobs.query('create table moved ()'));
  await until(() => told > before);
  t.deepEqual(await first.ask('select count(*)::int from menus'), 1, 'nothing is written to the old primary');
});

test('no connection stays at a standby, and no lock is taken there', async (t) => {
  const { postgres, first, second, proxy, db, publish } = await behindProxy(t);
  const jobs = openJobPool(db);
  t.teardown(() => jobs.end());
  await publish('one');
  await postgres.caughtUp(second, first);
  proxy.divert(second.port);
  const refused = { message: /takes no writes/ };
  await until(() =>
    db.raw('select 1').then(
      () => false,
      ({ message }) => message.includes('takes no writes'),
    ),
  );
  await t.throwsAsync(db.raw('select 1'), refused);
  await t.throwsAsync(jobs.query('select 1'), refused);
  await t.throwsAsync(createEngineLocks(db).tryAcquire('an engine'), refused);
  await t.throwsAsync(
    createMenuChanges(db).listen(() => undefined),
    refused,
  );
  await second.promote();
  await t.notThrowsAsync(publish('two'));
});

test('drops a connection on which a write is refused as read-only', async (t) => {
  const db = openDatabase({ url: (await testDatabase(t)).url, maxConnections: 1 });
  t.teardown(() => closeDatabase(db));
  const jobs = openJobPool(db);
  t.teardown(() => jobs.end());
  const readOnly = 'set default_transaction_read_only = on';
  await db.raw(readOnly);
  await t.throwsAsync(db.raw('create table one ()'), { code: '25006' });
  await t.notThrowsAsync(db.raw('create table one ()'));
  await db.raw(readOnly);
  const error = await t.throwsAsync(db.transaction((trx) => trx.raw('create table two ()')));
  t.true(isUnavailable(error));
  await t.notThrowsAsync(db.transaction((trx) => trx.raw('create table two ()')));
  await jobs.query(readOnly);
  await t.throwsAsync(jobs.query('create table three ()'), { code: '25006' });
  await t.notThrowsAsync(jobs.query('create table three ()'));
});

test('active menus are right after a failover, though the new primary reuses transaction ids', async (t) => {
  const { postgres, first, second, proxy, db, publish } = await behindProxy(t);
  const { menuId } = await publish('one');
  await postgres.caughtUp(second, first);
  await second.stop();
  const activeMenus = createActiveMenus(db, ['an engine'], pino({ level: 'silent' }));
  await activeMenus.start();
  t.teardown(() => activeMenus.stop());
  const { menuId: lostId } = await publish('lost');
  await until(() => activeMenus.has(lostId));
  await first.ask('do $$ begin for i in 1..200 loop perform pg_current_xact_id(); commit; end loop; end $$');
  const { menuId: alsoLostId } = await publish('lost too');
  await until(() => activeMenus.has(alsoLostId));
  await first.kill();
  await second.start();
  await second.promote();
  proxy.divert(second.port);
  await until(() => publish('two'));
  const there = (await createMenuStore(db).activeMenuIds()) as readonly number[];
  await until(() => there.every((id) => activeMenus.has(id)) && activeMenus.size === there.length);
  t.true(there.includes(menuId));
});
