import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@menu-data-service/seeded-random';
import test from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { verifyIndex } from '../../indexer/compare-index.ts';
import { createIndexer } from '../../indexer/create-indexer.ts';
import { rebuildIndex } from '../../indexer/rebuild-index.ts';
import { createEngineLocks } from '../../src/db/engine-locks.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createInProcessIndex } from '../../src/search/in-process/create-in-process-index.ts';
import { testDatabase } from '../support/database.ts';
import { ENGINE } from '../support/indexer.ts';
import { createMenuWriter } from '../support/kill-loop/menu-writer.ts';
import { publishSteadyMenus, STEADY_WORD } from '../support/kill-loop/steady-menus.ts';
import { storedRestaurant } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';

// For more of them: TEST_REBUILDS=20 npm test -- test/indexer/rebuilds.test.ts
const REBUILDS = Number(process.env.TEST_REBUILDS ?? 4);

test('rebuilds of the in-process index during writes fail no search, and no search misses anything', async (t) => {
  t.timeout(240_000);
  const { db } = await testDatabase(t);
  const logger = pino({ level: 'silent' });
  const [changes, locks, menus] = [createMenuChanges(db), createEngineLocks(db), createMenuStore(db)];
  const index = createInProcessIndex({ logger });
  t.teardown(() => index.close());
  const steady = await publishSteadyMenus(db, { menus: 40, items: 3 });
  const activeMenuIds = () => menus.activeMenuIds();
  const indexer = createIndexer({
    ...{ changes, locks, index, engine: ENGINE, activeMenuIds, logger, registry: new Registry(), pollIntervalMs: 20 },
    driftIntervalMs: Number.POSITIVE_INFINITY,
  });
  t.teardown(() => indexer.stop());
  indexer.start();
  await until(async () => (await index.health()).epoch !== null);
  t.is((await index.health()).menus, steady.ids.length);

  const counts = { searches: 0, failed: 0, partial: 0 };
  const writer = createMenuWriter(db, await storedRestaurant(db), createRandom(1));
  let rebuilding = true;
  const writing = (async () => {
    while (rebuilding) {
      await writer.change();
      // biome-ignore lint/plugin: how often is written
      await sleep(10);
    }
  })();
  const query = { search: STEADY_WORD, filter: {}, limit: 1000, offset: 0, withoutMenus: [] };
  const searching = [1, 2].map(async () => {
    while (rebuilding) {
      const found = await index.searchItems(query).catch(() => null);
      counts.searches += 1;
      if (found === null) counts.failed += 1;
      else if (found.hits.length !== steady.items.length || found.total !== found.hits.length) counts.partial += 1;
      // biome-ignore lint/plugin: how often is searched
      await sleep(5);
    }
  });
  for (let n = 0; n < REBUILDS; n += 1) {
    t.is(await rebuildIndex({ changes, index, engine: ENGINE, locks }), 'rebuilt by the indexer');
  }
  rebuilding = false;
  await Promise.all([writing, ...searching]);
  t.log({ rebuilds: REBUILDS, changes: writer.count, ...counts });
  t.like(counts, { failed: 0, partial: 0 });
  t.true(counts.searches > REBUILDS);
  t.true(writer.count > REBUILDS);
  await until(async () => (await indexer.status()).pending === 0);
  t.deepEqual(await verifyIndex({ changes, index, activeMenuIds }), []);
});
