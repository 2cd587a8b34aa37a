import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { createActiveMenus } from '../../src/db/active-menus.ts';
import { createEngineLocks } from '../../src/db/engine-locks.ts';
import { openJobPool } from '../../src/db/job-pool.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { closeDatabase, openDatabase } from '../../src/db/open-database.ts';
import { replicatedPostgres } from '../support/replicated-postgres.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';

const MENUS = 'select count(*)::int from menus';

/** A primary with a standby, and a pool that knows both. */
async function withStandby(t: ExecutionContext) {
  t.timeout(180_000);
  const postgres = await replicatedPostgres(t);
  const [first, second] = postgres.servers;
  if (!first || !second) throw new Error('there are two servers');
  const db = openDatabase({ url: postgres.url, acquireTimeoutMs: 60_000 });
  t.teardown(() => closeDatabase(db));
  const restaurantId = await storedRestaurant(db);
  const publish = async (name: string) => {
    const items = [taggedItem({ name })];
    const sourceUrl = `https://menus.example/${name}`;
    return createMenuStore(db).publish(
      taggedMenu({ restaurantId, name, sourceUrl, sections: [{ name: 'All', items }] }),
    );
  };
  return { postgres, first, second, db, publish };
}

test('after a failover all goes on at the promoted standby, and nothing is written to what was the primary when it comes back', async (t) => {
  const { postgres, first, second, db, publish } = await withStandby(t);
  let told = 0;
  const stopListening = await createMenuChanges(db).listen(() => {
    told += 1;
  });
  t.teardown(() => stopListening());
  const locks = createEngineLocks(db);
  const lock = await locks.tryAcquire('an engine');
  await publish('one');
  await until(() => told > 0);
  await postgres.caughtUp(second, first);
  await first.kill();
  await until(() => lock?.lost.aborted === true);
  const before = told;
  await second.promote();
  await until(() => locks.tryAcquire('an engine'));
  t.is(await second.ask(`select count(*)::int from pg_locks where locktype = 'advisory'`), 1);
  await until(() => publish('two'));
  await until(() => told > before);
  await first.start();
  t.is(await first.ask('select pg_is_in_recovery()'), false, 'it takes itself for the primary');
  for (const name of ['three', 'four', 'five']) await publish(name);
  t.deepEqual([await first.ask(MENUS), await second.ask(MENUS)], [1, 5]);
});

test('connections are made to the server that takes writes, also where a standby is named before it', async (t) => {
  const { first, second, postgres, publish } = await withStandby(t);
  await publish('one');
  const turned = new URL(first.url());
  const hosts = `${turned.hostname}:${second.port},${turned.hostname}:${first.port}`;
  const db = openDatabase({ url: postgres.url.replace(/@[^/]+/, `@${hosts}`) });
  t.teardown(() => closeDatabase(db));
  t.is((await db.raw('select inet_server_port() as port')).rows[0].port, first.port);
  const jobs = await openJobPool(db);
  t.teardown(() => jobs.end());
  t.is((await jobs.query('select inet_server_port() as port')).rows[0].port, first.port);
  await postgres.caughtUp(second, first);
  await first.kill();
  await second.promote();
  for (const ask of [() => db.raw('create table moved ()'), () => jobs.query('create table moved_too ()')])
    await until(ask);
  await first.follow(second);
  await second.kill();
  // Each pooled connection may fail once in a way of its own, before what was known is noticed to be wrong.
  const refusal = () => db.raw('select 1').then(() => '', String);
  await until(async () => /None of the database servers takes writes/.test(await refusal()));
});

test('after a failover the active menus are right, though the new primary gives away ids of transactions again', async (t) => {
  const { postgres, first, second, db, publish } = await withStandby(t);
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
  await until(() => publish('two'));
  const there = (await createMenuStore(db).activeMenuIds()) as readonly number[];
  await until(() => there.every((id) => activeMenus.has(id)) && activeMenus.size === there.length);
  t.true(there.includes(menuId));
});
