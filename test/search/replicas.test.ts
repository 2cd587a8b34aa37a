import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createIndexer } from '../../indexer/create-indexer.ts';
import type { Indexer } from '../../indexer/indexer.ts';
import { createEngineLocks } from '../../src/db/engine-locks.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createGuardedIndex } from '../../src/search/guarded-index.ts';
import { createReplicatedReader } from '../../src/search/replicas/create-replicated-reader.ts';
import { createExpectedCost } from '../../src/search/replicas/expected-cost.ts';
import { createReplicaWatch } from '../../src/search/replicas/replica-watch.ts';
import { createSearchGuard } from '../../src/search/search-guard.ts';
import { testDatabase } from '../support/database.ts';
import { meilisearchIndex } from '../support/meilisearch-index.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';
import { until } from '../support/until.ts';

const logger = pino({ level: 'silent' });

/** Three engines over one database, each with an indexer that is started by its number, and a reader over all of them. */
async function threeEngines(t: ExecutionContext, timeoutMs = 20_000) {
  const { db } = await testDatabase(t);
  const [changes, menus, registry] = [createMenuChanges(db), createMenuStore(db), new Registry()];
  const restaurantId = await storedRestaurant(db);
  const engines = await Promise.all([startTestEngine(t), startTestEngine(t), startTestEngine(t)]);
  const replicas = engines.map(({ url }, n) => ({
    engine: `engine ${n}`,
    index: createGuardedIndex(
      meilisearchIndex(t, { url }),
      createSearchGuard({ engine: `engine ${n}`, timeoutMs, logger, registry }),
    ),
  }));
  const indexers = replicas.map(({ engine, index }) =>
    createIndexer({
      ...{ changes, locks: createEngineLocks(db), index, engine, logger, registry, pollIntervalMs: 100 },
      activeMenuIds: () => menus.activeMenuIds(),
    }),
  );
  const watch = createReplicaWatch(replicas, { progress: changes, logger, registry, pollMs: 100 });
  const reader = createReplicatedReader(replicas, watch);
  t.teardown(async () => {
    watch.stop();
    await Promise.all(indexers.map((indexer) => indexer.stop()));
  });
  const publish = async (name: string) => {
    const sections = [{ name: 'Dishes', items: [taggedItem({ name, description: null })] }];
    const sourceUrl = `https://menus.example/${encodeURIComponent(name)}`;
    await menus.publish(taggedMenu({ restaurantId, name, sourceUrl, sections }));
  };
  const find = async (search: string) => {
    const query = { search, filter: {}, limit: 10, offset: 0, withoutMenus: [] };
    return (await reader.searchItems(query)).hits.map(({ item }) => item.name);
  };
  const searchable = () => watch.searchable().inStep.map(({ engine }) => engine);
  /** Searches that an engine answered, and that it did not. */
  const asked = async (n: number) => {
    const read = async (name: string) => {
      const { values } = (await registry.getSingleMetric(name)?.get()) ?? { values: [] };
      const ofEngine = values.filter(({ labels }) => labels.engine === `engine ${n}`);
      return ofEngine.findLast((value) => !('metricName' in value) || String(value.metricName).endsWith('_count'))
        ?.value;
    };
    return {
      answered: (await read('search_engine_seconds')) ?? 0,
      failed: (await read('search_engine_failures_total')) ?? 0,
    };
  };
  return { engines, indexers, watch, reader, publish, find, searchable, asked, db };
}

async function caughtUp(indexer: Indexer | undefined): Promise<void> {
  await until(async () => {
    const status = await indexer?.status();
    return status?.state === 'working' && status.pending === 0;
  });
}

test('searches are shared out, and one engine after the other may go without a failed search', async (t) => {
  const { engines, indexers, watch, publish, find, searchable, asked } = await threeEngines(t);
  await publish('Cheese Oatcake');
  for (const indexer of indexers) indexer.start();
  await Promise.all(indexers.map(caughtUp));
  await watch.start();
  t.deepEqual(searchable(), ['engine 0', 'engine 1', 'engine 2']);
  for (let n = 0; n < 30; n += 1) t.deepEqual(await find('oatcake'), ['Cheese Oatcake']);
  for (const n of engines.keys()) t.true((await asked(n)).answered > 0, `engine ${n}`);
  for (const engine of engines) {
    await engine.close();
    for (let n = 0; n < 20; n += 1) t.deepEqual(await find('oatcake'), ['Cheese Oatcake']);
    await engine.open();
  }
});

test('an engine that hangs costs its time limit a few times, and then others are asked', async (t) => {
  const { engines, indexers, watch, publish, find, asked } = await threeEngines(t, 1500);
  await publish('Cheese Oatcake');
  for (const indexer of indexers) indexer.start();
  await Promise.all(indexers.map(caughtUp));
  await watch.start();
  if (engines[1]) engines[1].faults.answerDelay = 10_000;
  for (let n = 0; n < 20; n += 1) t.deepEqual(await find('oatcake'), ['Cheese Oatcake']);
  const { failed } = await asked(1);
  t.true(failed > 0 && failed <= 12, `the engine that hangs was asked ${failed} times`);
});

test('an engine that joins empty is searched when it is full, one that stood still when it has caught up', async (t) => {
  const { engines, indexers, watch, reader, publish, find, searchable, asked, db } = await threeEngines(t);
  await publish('Cheese Oatcake');
  indexers[0]?.start();
  await caughtUp(indexers[0]);
  await watch.start();
  t.deepEqual(searchable(), ['engine 0']);
  const { available, trouble } = await reader.health();
  t.true(available);
  t.is(trouble, [1, 2].map((n) => `the search engine at ${engines[n]?.url} is not filled yet`).join('; '));
  for (let n = 0; n < 20; n += 1) t.deepEqual(await find('oatcake'), ['Cheese Oatcake']);
  t.deepEqual(await asked(1), { answered: 0, failed: 0 });

  indexers[1]?.start();
  await until(async () => searchable().length === 2);
  for (let n = 0; n < 20; n += 1) t.deepEqual(await find('oatcake'), ['Cheese Oatcake']);
  t.true((await asked(1)).answered > 0);

  await indexers[1]?.stop();
  await publish('Plain Oatcake');
  await caughtUp(indexers[0]);
  // As if it had stood still for a day.
  await db.raw(`update index_changes set changed_at = now() - interval '1 day' where engine = 'engine 1'`);
  await until(async () => searchable().length === 1);
  for (let n = 0; n < 20; n += 1) t.deepEqual(await find('plain oatcake'), ['Plain Oatcake']);
  // The best goes away, and nobody has looked since.
  watch.stop();
  await engines[0]?.close();
  for (let n = 0; n < 20; n += 1) t.deepEqual(await find('cheese oatcake'), ['Cheese Oatcake']);
  t.deepEqual(await asked(2), { answered: 0, failed: 0 });
  await engines[0]?.open();
  await watch.start();
  indexers[1]?.start();
  await until(async () => searchable().length === 2);
});

test('an engine that did not answer when it was looked at is asked where no other answers', async (t) => {
  const { engines, indexers, watch, publish, find, searchable } = await threeEngines(t);
  await publish('Cheese Oatcake');
  for (const indexer of indexers.slice(0, 2)) indexer.start();
  await Promise.all(indexers.slice(0, 2).map(caughtUp));
  await watch.start();
  t.deepEqual(searchable(), ['engine 0', 'engine 1']);
  if (engines[1]) engines[1].faults.unavailable = true;
  await until(async () => searchable().length === 1);
  t.deepEqual(searchable(), ['engine 0']);

  // It was only slow, and nobody has looked since.
  watch.stop();
  if (engines[1]) engines[1].faults.unavailable = false;
  await engines[0]?.close();
  for (let n = 0; n < 20; n += 1) t.deepEqual(await find('oatcake'), ['Cheese Oatcake']);
});

test('no engine is complete: the answer says why', async (t) => {
  const { watch, find, engines } = await threeEngines(t);
  await watch.start();
  await t.throwsAsync(find('oatcake'), { message: /search index is being filled/ });
  for (const engine of engines) await engine.close();
  await t.throwsAsync(find('oatcake'), { message: /search engine cannot be reached/ });
});

test('what a search is expected to cost grows with the load and with failures, and is forgotten', (t) => {
  let now = 0;
  const cost = createExpectedCost(() => now);
  const search = (ms: number, answered = true) => {
    const end = cost.begin();
    now += ms;
    end(answered);
  };
  for (let n = 0; n < 20; n += 1) search(10);
  const usual = cost.now();
  t.true(usual > 5 && usual < 15, String(usual));
  const end = cost.begin();
  t.is(cost.now(), 2 * usual);
  end(true);
  search(1, false);
  t.true(cost.now() > 200);
  now += 60_000;
  t.true(cost.now() < 5);
});
