import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@menu-data-service/seeded-random';
import test from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { verifyIndex } from '../../indexer/compare-index.ts';
import { createIndexer } from '../../indexer/create-indexer.ts';
import { rebuildIndex } from '../../indexer/rebuild-index.ts';
import { createWakeUp } from '../../indexer/wake-up.ts';
import { createEngineLocks } from '../../src/db/engine-locks.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createInProcessIndex } from '../../src/search/in-process/create-in-process-index.ts';
import { testDatabase } from '../support/database.ts';
import { ENGINE, indexedDatabase } from '../support/indexer.ts';
import { createMenuWriter } from '../support/kill-loop/menu-writer.ts';
import { publishSteadyMenus, STEADY_WORD } from '../support/kill-loop/steady-menus.ts';
import { storedRestaurant } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';

const ALL = ['Faggots', 'Lobby', 'Pikelets'];

test.serial('an engine that restarted empty is refilled by itself, and the log says so', async (t) => {
  const { publish, find, engine, startIndexer, warnings } = await indexedDatabase(t);
  await publish('Lunch', ALL);
  const indexer = startIndexer();
  await until(async () => (await indexer.status()).state === 'working');
  engine.restart();
  warnings.length = 0;
  await publish('Dinner', ['Crumble']);
  await until(async () => (await find('lobby')).length === 1 && (await find('crumble')).length === 1);
  t.true(warnings.some((line) => line.includes('has no complete index')));
});

test.serial('recognises an engine restored from before the last rebuild by its epoch', async (t) => {
  const { publish, find, engine, changes, index, locks, startIndexer, warnings } = await indexedDatabase(t);
  await publish('Lunch', ALL);
  const indexer = startIndexer();
  await until(async () => (await find('lobby')).length === 1);
  const old = engine.copy();
  await indexer.stop();
  t.is(await rebuildIndex({ changes, index, engine: ENGINE, locks }), 'rebuilt here');
  await publish('Lunch', ['Lobby Deluxe']);
  engine.restart(old);
  startIndexer();
  await until(async () => (await find('lobby')).join() === 'Lobby Deluxe');
  t.true(warnings.some((line) => line.includes('older or foreign index')));
});

test.serial('the drift check repairs an engine restored from after the last rebuild', async (t) => {
  const { publish, find, engine, startIndexer, warnings } = await indexedDatabase(t);
  await publish('Lunch', ALL);
  const indexer = startIndexer();
  await until(async () => (await find('lobby')).length === 1);
  const old = engine.copy();
  await publish('Lunch', ['Lobby Deluxe']);
  await publish('Dinner', ['Crumble']);
  await until(async () => (await find('lobby')).join() === 'Lobby Deluxe' && (await find('crumble')).length === 1);
  await until(async () => (await indexer.status()).pending === 0);
  engine.restart(old);
  await until(
    async () => (await find('lobby')).join() === 'Lobby Deluxe' && (await find('crumble')).length === 1,
    30_000,
  );
  await until(async () => (await indexer.status()).driftRepaired >= 3);
  t.true((await indexer.status()).driftFound >= 3);
  t.true(warnings.some((line) => line.includes('differs from the database')));
});

test.serial('rebuilds a deleted index', async (t) => {
  const { publish, find, engine, startIndexer } = await indexedDatabase(t);
  await publish('Lunch', ALL);
  startIndexer();
  await until(async () => (await find('lobby')).length === 1);
  engine.tamper((data) => data.perform({ type: 'indexDeletion', uid: 'menu_data_sections' }));
  await until(async () => (await find('lobby')).length === 1 && engine.indexes().includes('menu_data_sections'));
  t.pass();
});

test.serial('the next start repairs settings that were applied in part', async (t) => {
  const { publish, find, engine, index, startIndexer, warnings } = await indexedDatabase(t);
  await publish('Lunch', ALL);
  const indexer = startIndexer();
  await until(async () => (await find('lobby')).length === 1);
  await indexer.stop();
  const settings = { rankingRules: ['words'], synonyms: {} };
  engine.tamper((data) => data.perform({ type: 'settingsUpdate', uid: 'menu_data_items', settings }));
  startIndexer();
  await until(async () => warnings.some((line) => line.includes('items differed')));
  t.is(await index.repairSettings(), null);
});

test.serial('repairs settings changed by hand while the indexer runs, and logs it', async (t) => {
  const { publish, find, engine, index, startIndexer, warnings } = await indexedDatabase(t);
  await publish('Lunch', ALL);
  startIndexer({ settingsIntervalMs: 200 });
  await until(async () => (await find('faggots')).length === 1);
  const settings = { rankingRules: ['words'], synonyms: {} };
  engine.tamper((data) => data.perform({ type: 'settingsUpdate', uid: 'menu_data_items', settings }));
  await until(async () => warnings.some((line) => line.includes('items differed')));
  t.is(await index.repairSettings(), null);
});

test.serial('verify lists missing, different and surplus menus, and nothing when all is well', async (t) => {
  const { publish, find, changes, index, activeMenuIds, startIndexer, engine } = await indexedDatabase(t);
  const [first, second] = [await publish('Lunch', ALL), await publish('Dinner', ['Crumble'])];
  const indexer = startIndexer();
  await until(async () => (await find('lobby')).length === 1);
  await indexer.stop();
  t.deepEqual(await verifyIndex({ changes, index, activeMenuIds }), []);
  await index.apply([{ remove: first }]);
  engine.tamper((data) => data.get('menu_data_items').index.update({ remove: [`${second}_0_0`] }));
  const third = await publish('Supper', ['Crumpets']);
  await index.apply((await changes.documents([third])).map((upsert) => ({ upsert: { ...upsert, menuId: 4096 } })));
  const found = await verifyIndex({ changes, index, activeMenuIds });
  t.deepEqual(
    found.map(({ menuId, problem }) => [menuId, problem]).sort(),
    [
      [first, 'missing'],
      [second, 'different'],
      [third, 'missing'],
      [4096, 'surplus'],
    ].sort(),
  );
});

test.serial('a running indexer does a requested rebuild', async (t) => {
  const { publish, find, changes, index, locks, startIndexer } = await indexedDatabase(t);
  await publish('Lunch', ALL);
  startIndexer();
  await until(async () => (await find('lobby')).length === 1);
  const before = (await index.health()).epoch;
  t.is(await rebuildIndex({ changes, index, engine: ENGINE, locks }), 'rebuilt by the indexer');
  t.not((await index.health()).epoch, before);
  t.deepEqual(await find('lobby'), ['Lobby']);
});

test.serial('changes during a rebuild are in the new index', async (t) => {
  const { publish, find, engine, changes, index, locks, startIndexer } = await indexedDatabase(t);
  for (let i = 0; i < 10; i += 1) await publish(`Menu ${i}`, [`Dish ${i}`]);
  const indexer = startIndexer();
  await until(async () => (await find('dish')).length === 10);
  engine.faults.taskDelay = 20;
  const rebuilt = rebuildIndex({ changes, index, engine: ENGINE, locks });
  for (let i = 0; i < 10; i += 1) await publish(`Menu ${i}`, [`Meal ${i}`]);
  await rebuilt;
  await until(async () => (await indexer.status()).pending === 0);
  t.deepEqual([(await find('"dish"')).length, (await find('"meal"')).length], [0, 10]);
});

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

const AN_HOUR = 3_600_000;

test('a ring ends the current wait, or else the next one and no more', async (t) => {
  const bell = createWakeUp();
  const { signal } = new AbortController();
  const wait = bell.wait(AN_HOUR, signal);
  bell.ring();
  await wait;
  bell.ring();
  await bell.wait(AN_HOUR, signal);
  let ended = false;
  const third = bell.wait(AN_HOUR, signal).then(() => {
    ended = true;
  });
  await new Promise(setImmediate);
  t.false(ended);
  bell.ring();
  await third;
});

test('a signal ends the wait, even one aborted before', async (t) => {
  const bell = createWakeUp();
  const controller = new AbortController();
  const wait = bell.wait(AN_HOUR, controller.signal);
  controller.abort();
  await wait;
  await bell.wait(AN_HOUR, controller.signal);
  t.pass();
});
