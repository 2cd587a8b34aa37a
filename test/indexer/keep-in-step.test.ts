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

test.serial('applies changes made while the engine was away later, and parks nothing', async (t) => {
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
  // Searches are refused for up to another second.
  await until(() => find('faggots'));
  t.deepEqual([await find('faggots'), await find('pikelets'), await find('lobby')], [['Faggots'], ['Pikelets'], []]);
  t.is((await indexer.status()).parked, 0);
  t.true(warnings.some((line) => line.includes('engine away')));
});

test.serial('does not blame a menu for an engine that goes away in the middle of a change', async (t) => {
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

test.serial('parks a menu that the engine refuses, and continues the rest of its batch', async (t) => {
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
  const { rows } = await db.raw<{ rows: object[] }>('select menu_id, parked, attempts, engine from index_changes');
  t.deepEqual(rows, [{ menu_id: poison, parked: true, attempts: 8, engine: ENGINE }]);
  t.true(warnings.some((line) => line.includes('menu parked')));
});

test.serial('of two menus that the engine refuses, parks only the one that failed too often', async (t) => {
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
  const failures = async () =>
    (await db.raw<{ rows: object[] }>('select menu_id, parked, attempts from index_changes order by menu_id')).rows;
  await until(async () => (await again.status()).parked === 1);
  // The two fail one after the other, in separate transactions.
  await until(async () => JSON.stringify(await failures()).includes('"attempts":7'));
  t.deepEqual(await failures(), [
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

test.serial('an idle indexer waits until something changes', async (t) => {
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
  t.true(claims - before < 25, `asked ${claims - before} times while 50 searches were answered`);
  await publish('Dinner', ['Pikelets']);
  await until(async () => (await find('pikelets')).length === 1);
});
