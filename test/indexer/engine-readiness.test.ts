import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createIndexer } from '../../indexer/create-indexer.ts';
import { createEngineReadiness } from '../../indexer/engine-readiness.ts';
import type { Indexer } from '../../indexer/indexer.ts';
import { createEngineLocks } from '../../src/db/engine-locks.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createOpsApp } from '../../src/ops/create-ops-app.ts';
import { engineRoutes } from '../../src/ops/engine-routes.ts';
import type { MenuChanges } from '../../src/ports/menu-changes.ts';
import { testDatabase } from '../support/database.ts';
import { listening } from '../support/listening.ts';
import { meilisearchIndex } from '../support/meilisearch-index.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';
import { until } from '../support/until.ts';

const logger = pino({ level: 'silent' });
const POLL_MS = 100;

/** Two engines over one database, each with an indexer started by its number, and the operations port that reports both. */
async function twoEngines(t: ExecutionContext) {
  const { db } = await testDatabase(t);
  const [changes, menus, registry] = [createMenuChanges(db), createMenuStore(db), new Registry()];
  const restaurantId = await storedRestaurant(db);
  const engines = await Promise.all([startTestEngine(t), startTestEngine(t)]);
  const filled = engines.map(({ url }, n) => ({
    ...{ name: `engine ${n}`, engine: `engine ${n}` },
    ...{ url, index: meilisearchIndex(t, { url }) },
  }));
  const indexers = filled.map(({ engine, index }) =>
    createIndexer({
      ...{ changes, locks: createEngineLocks(db), index, engine, logger, registry, pollIntervalMs: POLL_MS },
      activeMenuIds: () => menus.activeMenuIds(),
    }),
  );
  let isDatabaseAway = false;
  const unlessAway = <A>(read: () => Promise<A>) => (isDatabaseAway ? Promise.reject(new Error('away')) : read());
  const progress: Pick<MenuChanges, 'epoch' | 'status'> = {
    epoch: (engine) => unlessAway(() => changes.epoch(engine)),
    status: (engine) => unlessAway(() => changes.status(engine)),
  };
  const readiness = createEngineReadiness(filled, { progress, logger, registry, pollMs: POLL_MS });
  t.teardown(async () => {
    readiness.stop();
    await Promise.all(indexers.map((indexer) => indexer.stop()));
  });
  const nothing = { readiness: async () => ({ ready: true, checks: {} }), status: async () => ({}) };
  const problemBase = 'https://menus.example';
  const app = createOpsApp({
    ...nothing,
    registry,
    logger,
    problemBase,
    pages: engineRoutes(filled, readiness.trouble),
  });
  const ops = await listening(t, app.callback());
  /** Status and detail of each engine, as requested by a proxy. */
  const asked = async () =>
    Promise.all(
      engines.map(async ({ url }) => {
        const response = await fetch(`${ops}/engines/${new URL(url).host}`);
        const { ready, detail } = (await response.json()) as { ready: boolean; detail?: string };
        t.is(ready, response.status === 200);
        return detail ?? response.status;
      }),
    );
  return {
    ...{ db, engines, indexers, readiness, registry, ops, asked },
    async publish(name: string) {
      const sections = [{ name: 'Dishes', items: [taggedItem({ name, description: null })] }];
      const sourceUrl = `https://menus.example/${encodeURIComponent(name)}`;
      await menus.publish(taggedMenu({ restaurantId, name, sourceUrl, sections }));
    },
    /** Resolves when the engines report this. */
    told: (...expected: readonly (number | string)[]) => until(async () => (await asked()).join() === expected.join()),
    loseDatabase: (isAway: boolean) => {
      isDatabaseAway = isAway;
    },
  };
}

async function caughtUp(indexer: Indexer | undefined): Promise<void> {
  await until(async () => {
    const status = await indexer?.status();
    return status?.state === 'working' && status.pending === 0;
  });
}

test('an engine is ready once it is full, and not while it is empty, foreign or away', async (t) => {
  const { engines, indexers, readiness, registry, ops, publish, asked, told } = await twoEngines(t);
  const [, other] = engines;
  await publish('Cheese Oatcake');
  t.deepEqual(await asked(), ['not looked at yet', 'not looked at yet']);
  await readiness.start();
  t.deepEqual(await asked(), ['not filled yet', 'not filled yet']);
  indexers[0]?.start();
  await told(200, 'not filled yet');
  const metrics = await registry.metrics();
  t.regex(metrics, /^search_engine_ready\{engine="engine 0"\} 1$/m);
  t.regex(metrics, /^search_engine_ready\{engine="engine 1"\} 0$/m);
  indexers[1]?.start();
  await told(200, 200);
  t.is((await fetch(`${ops}/engines/elsewhere:7700`)).status, 404);

  await indexers[1]?.stop();
  const old = other?.copy();
  indexers[1]?.start();
  await caughtUp(indexers[1]);
  await indexers[1]?.stop();
  other?.restart();
  await told(200, 'not filled yet');
  indexers[1]?.start();
  await told(200, 200);
  await indexers[1]?.stop();
  // A backup from before it was refilled: complete, but not the base of its queue.
  other?.restart(old);
  await told(200, 'not filled yet');

  indexers[1]?.start();
  await told(200, 200);
  await other?.close();
  await told(200, 'does not answer');
  await other?.open();
  await told(200, 200);
});

test('an engine far behind the best is not ready; if all are behind, each is', async (t) => {
  const { db, indexers, readiness, publish, asked, told, loseDatabase } = await twoEngines(t);
  await publish('Cheese Oatcake');
  for (const indexer of indexers) indexer.start();
  await Promise.all(indexers.map(caughtUp));
  await readiness.start();
  t.deepEqual(await asked(), [200, 200]);
  await indexers[1]?.stop();
  await publish('Plain Oatcake');
  await caughtUp(indexers[0]);
  await db.raw(`update index_changes set changed_at = now() - interval '1 day' where engine = 'engine 1'`);
  await until(async () => /^200,864\d\d s behind$/.test((await asked()).join()));

  loseDatabase(true);
  indexers[1]?.start();
  await caughtUp(indexers[1]);
  t.regex((await asked()).join(), /^200,864\d\d s behind$/, 'what was known last counts');
  loseDatabase(false);
  await told(200, 200);

  await Promise.all(indexers.map((indexer) => indexer.stop()));
  await publish('Bacon Oatcake');
  await db.raw(`update index_changes set changed_at = now() - interval '1 day'`);
  await readiness.start();
  t.deepEqual(await asked(), [200, 200]);
});
