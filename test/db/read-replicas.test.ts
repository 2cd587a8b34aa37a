import test, { type ExecutionContext } from 'ava';
import { Registry } from 'prom-client';
import { databaseServers } from '../../app/cli/doctor-servers.ts';
import { loadConfig } from '../../app/config.ts';
import { readsAnswer } from '../../app/processes/readiness.ts';
import { openLookUps } from '../../app/wiring/look-ups.ts';
import { storesAt } from '../../app/wiring/stores.ts';
import { postgresAddresses } from '../../src/lib/postgres-hosts.ts';
import { replicatedPostgres } from '../support/replicated-postgres.ts';
import { restaurantFacts, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';

const POOL = { statementTimeoutMs: 1000, acquireTimeoutMs: 5000 };

/** A primary with a standby, look-ups as a process has them, and a menu line that is published again and again. */
async function withReplica(t: ExecutionContext) {
  t.timeout(240_000);
  const postgres = await replicatedPostgres(t);
  const [first, second] = postgres.servers;
  if (!first || !second) throw new Error('there are two servers');
  const config = { databaseReadUrls: postgresAddresses(postgres.url), databaseReadLagSeconds: 1, databasePool: 4 };
  const registry = new Registry();
  const stores = storesAt(postgres.url, config, POOL);
  t.teardown(() => stores.close());
  const lookUps = openLookUps(stores, POOL, { config, registry });
  t.teardown(() => lookUps.close());
  const { restaurant } = await stores.restaurants.save(restaurantFacts());
  let price = 1;
  const publish = async () => {
    price += 1;
    const sections = [{ name: 'All', items: [taggedItem({ name: 'Pie', price })] }];
    return (await stores.menus.publish(taggedMenu({ restaurantId: restaurant.id, sections }))).menuId;
  };
  const metric = (name: string) => async (port: number) => {
    const values = (await registry.getSingleMetric(name)?.get())?.values;
    return values?.find(({ labels }) => labels.server === `127.0.0.1:${port}`)?.value;
  };
  const answered = metric('database_replica_look_ups_total');
  const isUsed = metric('database_replica_used');
  return { postgres, first, second, stores, lookUps, publish, answered, isUsed };
}

test('look-ups go to a replica; what it lacks is asked of the primary, and all of it where it is late or gone', async (t) => {
  const { postgres, first, second, stores, lookUps, publish, answered, isUsed } = await withReplica(t);
  const used = () => lookUps.replicas?.().includes(`127.0.0.1:${second.port}`) === true;
  const firstId = await publish();
  await postgres.caughtUp(second, first);
  await lookUps.start();
  await until(used);
  t.is(await readsAnswer(stores, lookUps), `look-ups go to 127.0.0.1:${second.port}`);
  for (let round = 0; round < 5; round += 1) t.truthy(await lookUps.menus.body(firstId, 'identity'));
  t.is((await lookUps.restaurants.list({}, 1, 20)).totalCount, 1);
  t.deepEqual([await answered(first.port), await answered(second.port)], [0, 6], 'a primary is no replica');
  t.deepEqual([await isUsed(first.port), await isUsed(second.port)], [0, 1]);

  await second.pauseReplay();
  const menuId = await publish();
  t.is((await lookUps.menus.body(menuId, 'identity'))?.menuId, menuId, 'nobody misses what is only at the primary');
  await until(() => !used(), 20_000);
  t.is(await isUsed(second.port), 0);
  t.is((await lookUps.menus.body(firstId, 'identity'))?.latestMenuId, menuId, 'what is late is not used');
  await second.resumeReplay();
  await until(used);

  await second.kill();
  t.is((await lookUps.menus.body(firstId, 'identity'))?.latestMenuId, menuId);
  await until(() => !used());
  t.is(await readsAnswer(stores, lookUps), 'look-ups go to the primary, since no replica can be used');
  const doctor = await databaseServers(loadConfig({ DATABASE_URL: postgres.url }));
  t.deepEqual(
    doctor.map(({ remedy }) => remedy !== undefined),
    [false, true],
  );
});

test('while the primary is away, what is there is read from the replica', async (t) => {
  const { postgres, first, second, stores, lookUps, publish } = await withReplica(t);
  const menuId = await publish();
  await postgres.caughtUp(second, first);
  await first.kill();
  await lookUps.start();
  t.is((await lookUps.menus.body(menuId, 'identity'))?.menuId, menuId);
  t.is((await lookUps.restaurants.list({}, 1, 20)).totalCount, 1);
  t.regex(String(await readsAnswer(stores, lookUps)), /the primary does not answer .*; look-ups go to 127\.0\.0\.1/);
  await second.promote();
  await until(publish);
  t.truthy(await lookUps.menus.body(menuId, 'identity'));
});
