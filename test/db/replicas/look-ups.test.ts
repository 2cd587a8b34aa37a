import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { databaseServers } from '../../../app/cli/doctor-servers.ts';
import { loadConfig } from '../../../app/config.ts';
import { readsAnswer } from '../../../app/processes/readiness.ts';
import { openLookUps } from '../../../app/wiring/look-ups.ts';
import { storesAt } from '../../../app/wiring/stores.ts';
import { postgresAddresses } from '../../../src/lib/postgres-hosts.ts';

import { type ReplicatedPostgres, replicatedPostgres } from '../../support/replicated-postgres.ts';
import { restaurantFacts, taggedItem, taggedMenu } from '../../support/tagged-menu.ts';
import { until } from '../../support/until.ts';

const POOL = { statementTimeoutMs: 1000, acquireTimeoutMs: 5000 };

/** Look-ups as one process has them. */
async function lookUpsOf(t: ExecutionContext, postgres: ReplicatedPostgres) {
  const config = { databaseReadUrls: postgresAddresses(postgres.url), databaseReadLagSeconds: 60, databasePool: 4 };
  const registry = new Registry();
  const stores = storesAt(postgres.url, config, POOL);
  const lookUps = openLookUps(stores, POOL, { config, registry, logger: pino({ level: 'silent' }) });
  t.teardown(() => stores.close());
  t.teardown(() => lookUps.close());
  await lookUps.start();
  return { ...lookUps, stores, registry };
}

/** A primary with a standby, two processes that look up at both, and one menu line that is published again and again. */
async function twoProcesses(t: ExecutionContext) {
  t.timeout(240_000);
  const postgres = await replicatedPostgres(t);
  const [first, second] = postgres.servers;
  if (!first || !second) throw new Error('there are two servers');
  const writer = storesAt(postgres.url, { databasePool: 4 }, { acquireTimeoutMs: 60_000 });
  t.teardown(() => writer.close());
  const { restaurant } = await writer.restaurants.save(restaurantFacts());
  const restaurantId = restaurant.id;
  let price = 1;
  const publish = async () => {
    price += 1;
    const sections = [{ name: 'All', items: [taggedItem({ name: 'Pie', price })] }];
    return (await writer.menus.publish(taggedMenu({ restaurantId, sections }))).menuId;
  };
  const firstId = await publish();
  const processes = [await lookUpsOf(t, postgres), await lookUpsOf(t, postgres)] as const;
  return { postgres, first, second, processes, publish, firstId };
}

type Process = Awaited<ReturnType<typeof lookUpsOf>>;

/** A client that asks one process after the other how many versions a menu has, and keeps what was wrong. */
function startClient(t: ExecutionContext, processes: readonly Process[], menuId: number) {
  const wrong: string[] = [];
  let reads = 0;
  let most = 0;
  let stopped = false;
  const going = (async () => {
    while (!stopped) {
      const number = reads % processes.length;
      try {
        const versions = (await processes[number]?.menus.versions(menuId))?.length ?? 0;
        if (versions < most) wrong.push(`${versions} versions after ${most}`);
        most = Math.max(most, versions);
      } catch (error) {
        wrong.push(`process ${number}: ${error}`);
      }
      reads += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  t.teardown(() => {
    stopped = true;
  });
  return {
    wrong,
    /** Resolves when so many more reads were made. */
    async more(count: number): Promise<void> {
      const then = reads + count;
      await until(() => reads >= then);
    },
    /** Resolves when this many versions were seen. */
    seen: (versions: number) => until(() => most >= versions),
    async stop(): Promise<void> {
      stopped = true;
      await going;
    },
  };
}

const usedBy = ({ replicas }: Process): readonly number[] =>
  replicas().flatMap(({ place, used }) => (used ? [Number(place.split(':')[1])] : []));

async function answeredBy({ registry }: Process, port: number): Promise<number> {
  const metric = await registry.getSingleMetric('database_replica_look_ups_total')?.get();
  return metric?.values.find(({ labels }) => labels.server === `127.0.0.1:${port}`)?.value ?? 0;
}

test('look-ups go to a replica, and where that is behind or gone nobody reads what is older, and nobody fails', async (t) => {
  const { postgres, first, second, processes, publish, firstId } = await twoProcesses(t);
  const [one, other] = processes;
  await postgres.caughtUp(second, first);
  await until(() => usedBy(one).includes(second.port));
  t.is(await readsAnswer(one.stores, one), `look-ups go to 127.0.0.1:${second.port}`);
  const before = await answeredBy(one, second.port);
  for (let round = 0; round < 5; round += 1) await one.menus.body(firstId, 'identity');
  t.is((await answeredBy(one, second.port)) - before, 5);
  const scans = `select (seq_scan + idx_scan)::int from pg_stat_user_tables where relname = 'menu_bodies'`;
  await until(async () => Number(await second.ask(scans)) > 0);
  t.is(await answeredBy(one, first.port), 0, 'a primary is no replica');

  const client = startClient(t, processes, firstId);
  await second.pauseReplay();
  const position = await one.position?.now();
  const menuId = await publish();
  t.not(await one.position?.now(), position);
  for (const process of processes) {
    const body = await process.menus.body(menuId, 'identity');
    t.is(body?.menuId, menuId, 'who was told of a version reads it');
    t.is((await process.menus.body(firstId, 'identity'))?.latestMenuId, menuId);
  }
  const paused = await answeredBy(other, second.port);
  await other.restaurants.list({}, 1, 20);
  t.is(await answeredBy(other, second.port), paused);
  await second.resumeReplay();
  await until(async () => (await answeredBy(other, second.port)) > paused);

  for (let version = 3; version <= 22; version += 1) t.truthy(await publish());
  await client.seen(22);
  await second.kill();
  await client.more(50);
  t.deepEqual(usedBy(one), []);
  t.is(await readsAnswer(one.stores, one), 'look-ups go to the primary, since no replica can be used');
  const doctor = await databaseServers(loadConfig({ DATABASE_URL: postgres.url }));
  t.deepEqual(
    doctor.map(({ remedy }) => remedy !== undefined),
    [false, true],
  );
  t.truthy(await publish());
  await client.seen(23);
  await second.start();
  await until(() => processes.every((process) => usedBy(process).includes(second.port)));
  await client.more(50);
  await client.stop();
  t.deepEqual(client.wrong, []);
});

test('while the primary fails over, what is there is read from the replica, and then what is new from the new primary', async (t) => {
  const { postgres, first, second, processes, publish, firstId } = await twoProcesses(t);
  for (let version = 2; version <= 5; version += 1) await publish();
  await postgres.caughtUp(second, first);
  await until(() => processes.every((process) => usedBy(process).includes(second.port)));
  const client = startClient(t, processes, firstId);
  await client.seen(5);
  await first.kill();
  await client.more(100);
  const withoutPrimary = new RegExp(`the primary does not answer .*; look-ups go to 127.0.0.1:${second.port}$`);
  t.regex(String(await readsAnswer(processes[0].stores, processes[0])), withoutPrimary);
  await second.promote();
  let published = false;
  await until(async () => {
    published = await publish().then(
      () => true,
      () => false,
    );
    return published;
  });
  await client.seen(6);
  await first.follow(second);
  await until(() => processes.every((process) => usedBy(process).includes(first.port)));
  const before = await answeredBy(processes[0], first.port);
  await until(async () => (await answeredBy(processes[0], first.port)) > before);
  for (let version = 7; version <= 12; version += 1) await publish();
  await client.seen(12);
  await client.stop();
  t.deepEqual(client.wrong, []);
});

test('what a replica shows before its primary does is told by nobody', async (t) => {
  const { postgres, first, second, processes, publish, firstId } = await twoProcesses(t);
  const [one] = processes;
  await postgres.caughtUp(second, first);
  await until(() => usedBy(one).includes(second.port));
  // Commits are in the log, and so on the standby, and wait to be shown on the primary for a standby that is not there.
  await first.ask(`alter system set synchronous_standby_names = 'nobody'`);
  await first.ask('select pg_reload_conf()');
  let versions = 1;
  let under: Promise<unknown> | null = null;
  await until(async () => {
    under ??= publish().then(() => {
      versions += 1;
      under = null;
    });
    return (await first.ask(`select count(*)::int from pg_stat_activity where wait_event = 'SyncRep'`)) === 1;
  });
  const shown = `select count(*)::int from menus`;
  await until(async () => (await second.ask(shown)) === versions + 1);
  t.is((await one.menus.versions(firstId))?.length, versions);
  await first.ask('alter system reset synchronous_standby_names');
  await first.ask('select pg_reload_conf()');
  await until(() => under === null);
  t.is((await one.menus.versions(firstId))?.length, versions);
  t.is(await second.ask(shown), versions);
});
