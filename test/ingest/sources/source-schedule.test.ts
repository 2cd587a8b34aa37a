import { setTimeout } from 'node:timers/promises';
import test from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { openJobPool } from '../../../src/db/job-pool.ts';
import { closeDatabase, type Database, openDatabase } from '../../../src/db/open-database.ts';
import { createSourceStore } from '../../../src/db/source-store.ts';
import {
  createSourceSchedule,
  type SourceScheduleOptions,
  sourceTasks,
} from '../../../src/ingest/sources/create-source-schedule.ts';
import { testDatabase } from '../../support/database.ts';
import { faultProxy } from '../../support/fault-proxy.ts';
import { jobQueue } from '../../support/job-queue.ts';
import { storedRestaurant } from '../../support/tagged-menu.ts';
import { until } from '../../support/until.ts';

const optionsOf = (
  db: Database,
  fetchSource: SourceScheduleOptions['check']['fetcher']['fetchSource'],
  changes: Partial<SourceScheduleOptions> = {},
): SourceScheduleOptions => ({
  openPool: () => openJobPool(db),
  everyHours: 6,
  sources: createSourceStore(db),
  logger: pino({ level: 'silent' }),
  check: {
    fetcher: { fetchSource },
    robots: { isAllowed: async () => true, delayMs: async () => 1 },
    ingest: async () => 'changed' as const,
  },
  following: { due: async () => [], follow: async () => undefined },
  ...changes,
});

test('a plan makes one job for each due source and website, and the job leaves a check', async (t) => {
  const { db } = await testDatabase(t);
  const sources = createSourceStore(db);
  const restaurantId = await storedRestaurant(db);
  const sourceUrl = 'https://menu.localhost/lunch';
  await sources.recordCheck({ restaurantId, sourceUrl, outcome: 'changed', sha256: 'a', etag: '"1"' });
  await sources.recordCheck({ restaurantId, sourceUrl: 'file:///menu.pdf', outcome: 'changed' });
  await sources.recordCheck({ restaurantId, sourceUrl: 'https://crown.example/menu', outcome: 'changed' });
  const fetched: unknown[] = [];
  const followed: string[] = [];
  const registry = new Registry();
  const following = {
    due: async () => [{ restaurantId, website: 'https://menu.localhost/' }],
    follow: async (id: string) => void followed.push(id),
  };
  const fetchSource = async (...request: unknown[]) => {
    fetched.push(request);
    return 'not modified' as const;
  };
  const options = optionsOf(db, fetchSource, { everyHours: 0, registry, following });
  const taskList = sourceTasks(options, new AbortController().signal);
  const queue = await jobQueue(t, db);

  for (const _plan of ['first', 'again']) {
    await queue.addJob('plan_source_checks', {});
    await queue.runDue(taskList);
  }
  const jobs = await db.raw(
    `select queue_name, run_at > now() as later from graphile_worker.jobs where task_identifier = 'check_source'`,
  );
  t.deepEqual(jobs.rows, [{ queue_name: 'host menu.localhost', later: true }]);
  await db.raw('update graphile_worker._private_jobs set run_at = now()');
  await queue.runDue(taskList);

  t.deepEqual(fetched, [[sourceUrl, { etag: '"1"' }]]);
  t.deepEqual(new Set(followed), new Set([restaurantId]));
  t.like(await sources.source(restaurantId, sourceUrl), { lastOutcome: 'unchanged', sha256: 'a' });
  t.regex(await registry.metrics(), /menus_source_checks_total\{outcome="unchanged"\} 1/);
});

test('a schedule starts on a fresh database and stops', async (t) => {
  const { db } = await testDatabase(t);
  const schedule = createSourceSchedule(optionsOf(db, async () => 'not modified'));

  await schedule.start();
  await schedule.stop();

  const { rows } = await db.raw('select identifier from graphile_worker._private_known_crontabs order by identifier');
  t.deepEqual(rows, [{ identifier: 'drop_old_documents' }, { identifier: 'plan_source_checks' }]);
});

test('an outage of the database during checks ends nothing, and the checks continue afterwards', async (t) => {
  const { db, url } = await testDatabase(t);
  const sources = createSourceStore(db);
  const restaurantId = await storedRestaurant(db);
  const hosts = ['a', 'b', 'c', 'd', 'e'].map((host) => `https://${host}.localhost/menu`);
  for (const sourceUrl of hosts) await sources.recordCheck({ restaurantId, sourceUrl, outcome: 'changed' });
  const address = new URL(url);
  const proxy = await faultProxy(t, address.hostname, Number(address.port));
  address.port = String(proxy.port);
  const behindProxy = openDatabase({ url: address.href });
  t.teardown(() => closeDatabase(behindProxy));
  const asked: string[] = [];
  const gates = new Map<string, () => void>();
  const fetchSource = async (sourceUrl: string) => {
    asked.push(sourceUrl);
    if (sourceUrl !== hosts[4]) await new Promise<void>((resolve) => gates.set(sourceUrl, resolve));
    return 'not modified' as const;
  };
  const schedule = createSourceSchedule(optionsOf(behindProxy, fetchSource, { sources }));
  await schedule.start();
  t.teardown(() => schedule.stop());
  const queue = await jobQueue(t, db);
  for (const sourceUrl of hosts.slice(0, 4)) await queue.addJob('check_source', { restaurantId, sourceUrl });
  await until(() => gates.size === 4);

  await proxy.fail('down');
  for (const [index, sourceUrl] of hosts.slice(0, 4).entries()) {
    gates.get(sourceUrl)?.();
    // one at a time, so that each result is written separately
    await until(async () => (await sources.source(restaurantId, sourceUrl))?.lastOutcome === 'unchanged');
    // biome-ignore lint/plugin: nothing tells when the queue has failed to write a result
    await setTimeout(index === 0 ? 300 : 100);
  }
  await proxy.heal();
  await queue.addJob('check_source', { restaurantId, sourceUrl: hosts[4] });

  await until(async () => (await sources.source(restaurantId, hosts[4] ?? ''))?.lastOutcome === 'unchanged');
  t.is(asked.length, 5);
});
