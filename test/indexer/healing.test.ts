import test from 'ava';
import { verifyIndex } from '../../indexer/compare-index.ts';
import { rebuildIndex } from '../../indexer/rebuild-index.ts';
import { ENGINE, indexedDatabase } from '../support/indexer.ts';
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
