import test from 'ava';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { ENGINE, indexedDatabase } from '../support/indexer.ts';
import { restaurantFacts } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';

test.serial('search follows a menu that is published, published again and withdrawn', async (t) => {
  const { publish, find, menus, startIndexer, registry } = await indexedDatabase(t);
  await publish('Lunch', ['Lobby', 'Pikelets']);
  const indexer = startIndexer();
  await until(async () => (await find('lobby')).length === 1);
  const second = await publish('Lunch', ['Lobby Deluxe']);
  await until(async () => (await find('lobby')).join() === 'Lobby Deluxe' && (await find('pikelets')).length === 0);
  await menus.withdraw(second);
  await until(async () => (await find('lobby')).length === 0);
  await until(async () => (await indexer.status()).pending === 0);
  t.like(await indexer.status(), { state: 'working', parked: 0, lagSeconds: 0 });
  const metrics = await registry.metrics();
  t.regex(metrics, /indexer_pending_menus\{engine="search"\} 0/);
  t.regex(metrics, /indexer_rebuilds_total\{engine="search",reason="empty"\} 1/);
});

test.serial('a renamed restaurant renames its hits', async (t) => {
  const { db, publish, index, restaurantId, startIndexer } = await indexedDatabase(t);
  await publish('Lunch', ['Lobby']);
  startIndexer();
  const query = { search: 'lobby', filter: {}, limit: 1, offset: 0, withoutMenus: [] };
  await until(async () => (await index.searchItems(query)).total === 1);
  await createRestaurantStore(db).save(restaurantFacts({ name: 'The New Kiln' }), restaurantId);
  await until(async () => (await index.searchItems(query)).hits[0]?.restaurantName === 'The New Kiln');
  t.pass();
});

test.serial('changes made while the engine is away are applied later, and nothing is parked', async (t) => {
  const { publish, find, engine, startIndexer, warnings } = await indexedDatabase(t);
  await publish('Lunch', ['Lobby']);
  const indexer = startIndexer();
  await until(async () => (await find('lobby')).length === 1);
  await engine.close();
  await publish('Lunch', ['Faggots']);
  await publish('Dinner', ['Pikelets']);
  await until(async () => (await indexer.status()).state === 'engine away');
  t.is((await indexer.status()).pending, 3);
  await engine.open();
  await until(async () => (await indexer.status()).pending === 0);
  // Searches are refused for up to a second more.
  await until(() => find('faggots'));
  t.deepEqual([await find('faggots'), await find('pikelets'), await find('lobby')], [['Faggots'], ['Pikelets'], []]);
  t.is((await indexer.status()).parked, 0);
  t.true(warnings.some((line) => line.includes('engine away')));
});

test.serial('an engine that goes away in the middle of a change is not held against the menu', async (t) => {
  const { publish, find, engine, startIndexer } = await indexedDatabase(t);
  const indexer = startIndexer();
  await until(async () => (await find('anything')).length === 0);
  engine.faults.failTask = () => {
    engine.faults.unavailable = true;
    return false;
  };
  await publish('Lunch', ['Lobby']);
  await until(async () => (await indexer.status()).state === 'engine away');
  t.like(await indexer.status(), { pending: 1, parked: 0 });
  Object.assign(engine.faults, { failTask: () => false, unavailable: false });
  await until(async () => (await indexer.status()).pending === 0);
  await until(async () => (await find('lobby')).length === 1);
  t.is((await indexer.status()).parked, 0);
});

test.serial('failed, lost and slow tasks delay a change and lose none', async (t) => {
  const { publish, find, engine, startIndexer } = await indexedDatabase(t);
  const indexer = startIndexer();
  await until(async () => (await find('anything')).length === 0);
  let count = 0;
  engine.faults.taskDelay = 5;
  engine.faults.failTask = () => {
    count += 1;
    return count % 11 === 0;
  };
  engine.faults.loseTask = () => {
    count += 1;
    return count % 13 === 0;
  };
  for (let i = 0; i < 10; i += 1) await publish(`Menu ${i % 4}`, [`Dish ${i}`]);
  await until(async () => (await indexer.status()).pending === 0);
  t.deepEqual(await find('dish'), ['Dish 6', 'Dish 7', 'Dish 8', 'Dish 9']);
});

test.serial('a menu that the engine refuses is parked, and the rest of its batch continues', async (t) => {
  const { db, publish, find, engine, startIndexer, warnings } = await indexedDatabase(t);
  const indexer = startIndexer();
  await until(async () => (await find('anything')).length === 0);
  await indexer.stop();
  engine.faults.failTask = (work) => JSON.stringify(work).includes('Poison');
  await publish('Good', ['Lobby']);
  const poison = await publish('Bad', ['Poison']);
  await publish('Better', ['Pikelets']);
  await db.raw('update index_changes set attempts = 7');
  const again = startIndexer();
  await until(async () => (await again.status()).parked === 1);
  t.deepEqual([await find('lobby'), await find('pikelets')], [['Lobby'], ['Pikelets']]);
  const { rows } = await db.raw<{ rows: object[] }>('select menu_id, parked, engine from index_changes');
  t.deepEqual(rows, [{ menu_id: poison, parked: true, engine: ENGINE }]);
  t.true(warnings.some((line) => line.includes('menu parked')));
});

test.serial('of two menus that the engine refuses only the one that failed too often is parked', async (t) => {
  const { db, publish, find, engine, startIndexer } = await indexedDatabase(t);
  const indexer = startIndexer();
  await until(async () => (await find('anything')).length === 0);
  await indexer.stop();
  engine.faults.failTask = (work) => JSON.stringify(work).includes('Poison');
  const often = await publish('Worse', ['Poison Pie']);
  const less = await publish('Bad', ['Poison Soup']);
  await publish('Good', ['Lobby']);
  await db.raw('update index_changes set attempts = 7 where menu_id = ?', [often]);
  await db.raw('update index_changes set attempts = 6 where menu_id = ?', [less]);
  const again = startIndexer();
  await until(async () => (await again.status()).parked === 1);
  const { rows } = await db.raw<{ rows: object[] }>(
    'select menu_id, parked, attempts from index_changes order by menu_id',
  );
  t.deepEqual(rows, [
    { menu_id: often, parked: true, attempts: 8 },
    { menu_id: less, parked: false, attempts: 7 },
  ]);
});

test.serial('two indexers share one engine without both writing, and the second takes over', async (t) => {
  const { publish, find, startIndexer } = await indexedDatabase(t);
  const first = startIndexer();
  await until(async () => (await first.status()).state === 'working');
  const second = startIndexer();
  await publish('Lunch', ['Lobby']);
  await until(async () => (await find('lobby')).length === 1);
  t.is((await second.status()).state, 'waiting');
  await first.stop();
  t.is((await first.status()).state, 'stopped');
  await publish('Lunch', ['Pikelets']);
  await until(async () => (await find('pikelets')).length === 1);
  t.is((await second.status()).state, 'working');
});

test.serial('an indexer that has nothing to do waits until something changes', async (t) => {
  const { changes, publish, find, startIndexer } = await indexedDatabase(t);
  let claims = 0;
  const claim: typeof changes.claim = (...args) => {
    claims += 1;
    return changes.claim(...args);
  };
  const anHour = 3_600_000;
  const counted = { ...changes, claim };
  const indexer = startIndexer({ changes: counted, pollIntervalMs: anHour, driftIntervalMs: anHour });
  await publish('Lunch', ['Lobby']);
  await until(async () => (await find('lobby')).length === 1 && (await indexer.status()).pending === 0);
  const before = claims;
  for (let n = 0; n < 50; n += 1) await find('lobby');
  t.true(claims - before < 5, `asked ${claims - before} times while 50 searches were answered`);
  await publish('Dinner', ['Pikelets']);
  await until(async () => (await find('pikelets')).length === 1);
});
