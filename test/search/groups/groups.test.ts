import test from 'ava';
import { until } from '../../support/until.ts';
import { threeGroups } from './three-groups.ts';

test('menus are where their region is, and are found together', async (t) => {
  const { restaurant, publish, settled, find, engines, reader } = await threeGroups(t);
  await publish(await restaurant('Kiln', 'ST1 1AA', 'Hanley'), 'Kiln menu', ['Cheese Oatcake', 'Bacon Oatcake']);
  await publish(await restaurant('Lock', 'WS1 1AA', 'Walsall'), 'Lock menu', ['Plain Oatcake']);
  await publish(await restaurant('Ram', 'DE1 1AA', 'Derby'), 'Ram menu', ['Oatcake']);
  await settled();
  const held = Object.values(engines).map((engine) => engine.documents('menu_data_items').length);
  t.deepEqual(held, [2, 1, 1]);
  const { names, total, missing } = await find('oatcake');
  t.is(names[0], 'Oatcake', 'the dish that is called just what was typed is first, wherever it is');
  t.is(total, 4);
  t.is(new Set(names).size, 4);
  t.deepEqual(missing, []);
  const { menus, items } = await reader.health();
  t.deepEqual([menus, items], [3, 4]);
});

test('a group that is away is named, and the others answer', async (t) => {
  const { restaurant, publish, settled, find, engines, registry, reader } = await threeGroups(t);
  await publish(await restaurant('Kiln', 'ST1 1AA', 'Hanley'), 'Kiln menu', ['Cheese Oatcake']);
  await publish(await restaurant('Lock', 'WS1 1AA', 'Walsall'), 'Lock menu', ['Plain Oatcake']);
  await settled();
  t.is((await find('oatcake')).total, 2);
  await engines.south.close();
  const { names, missing } = await find('oatcake');
  t.deepEqual([names, missing], [['Cheese Oatcake'], ['south']]);
  const told: string[][] = [];
  const note = (groups: readonly string[]) => void told.push([...groups]);
  const one = { search: 'oatcake', limit: 10, offset: 0, withoutMenus: [], filter: {} };
  await reader.searchMenus(one, undefined, note);
  await reader.itemFacets(one, undefined, note);
  await reader.suggest(one, undefined, note);
  const eaters = [{ vegetarian: true }];
  await reader.searchParty({ ...one, eaters, dishes: 1, certainty: 'any' }, undefined, note);
  t.deepEqual(told, [['south'], ['south'], ['south'], ['south']]);
  t.regex(await registry.metrics(), /search_group_missing_total\{group="south"\} [1-9]/);
  await engines.north.close();
  await engines.east.close();
  await t.throwsAsync(find('oatcake'), { message: /search engine cannot be reached/ });
  for (const engine of Object.values(engines)) await engine.open();
});

test('a place that one group has asks that group alone, also when another is away', async (t) => {
  const { restaurant, publish, settled, find, askedBy, engines, reader } = await threeGroups(t);
  await publish(await restaurant('Kiln', 'ST1 1AA', 'Hanley'), 'Kiln menu', ['Cheese Oatcake']);
  await publish(await restaurant('Lock', 'WS1 1AA', 'Walsall'), 'Lock menu', ['Plain Oatcake']);
  await settled();
  await find('oatcake');
  for (const typed of ['oatcake in walsall', 'oatcake ws1']) {
    // What the groups hold is looked at every few seconds.
    await until(async () => String(await askedBy(() => find(typed))) === 'south');
    t.deepEqual((await find(typed)).names, ['Plain Oatcake'], typed);
  }
  const byParameter = { search: 'oatcake', filter: { city: 'hanley' }, limit: 10, offset: 0, withoutMenus: [] };
  t.deepEqual(await askedBy(() => reader.searchItems(byParameter)), ['north']);
  t.deepEqual(await askedBy(() => find('oatcake')), ['north', 'south', 'east']);
  await engines.north.close();
  t.deepEqual((await find('oatcake in walsall')).missing, []);
  await t.throwsAsync(find('oatcake in hanley'), { message: /search engine cannot be reached/ });
});

test('pages follow one another over all groups without gap or repetition', async (t) => {
  const { restaurant, publish, settled, reader } = await threeGroups(t);
  const dishes = (town: string) => Array.from({ length: 9 }, (_, n) => `${town} Oatcake ${n}`);
  await publish(await restaurant('Kiln', 'ST1 1AA', 'Hanley'), 'Kiln menu', dishes('Hanley'));
  await publish(await restaurant('Lock', 'WS1 1AA', 'Walsall'), 'Lock menu', dishes('Walsall'));
  await publish(await restaurant('Ram', 'DE1 1AA', 'Derby'), 'Ram menu', dishes('Derby'));
  await settled();
  const page = async (offset: number, limit: number) =>
    (await reader.searchItems({ search: 'oatcake', filter: {}, limit, offset, withoutMenus: [] })).hits.map(
      ({ id }) => id,
    );
  const whole = await page(0, 100);
  t.is(new Set(whole).size, 27);
  t.deepEqual([...(await page(0, 10)), ...(await page(10, 10)), ...(await page(20, 10))], whole);
});

test('a group of the map without engines in the configuration counts as missing', async (t) => {
  const { regions, settled, find, readersKnow } = await threeGroups(t);
  await settled();
  await regions.assign('zz', 'west');
  await readersKnow();
  t.deepEqual((await find('oatcake')).missing, ['west']);
});

test('a restaurant that gets a postcode of another region changes groups', async (t) => {
  const { restaurant, publish, settled, find, engines, db } = await threeGroups(t);
  await publish(await restaurant('Kiln', 'ST1 1AA', 'Hanley'), 'Kiln menu', ['Cheese Oatcake']);
  await settled();
  await db.raw(`update restaurants set postcode = 'WS2 2BB'`);
  await settled();
  t.deepEqual((await find('oatcake')).names, ['Cheese Oatcake']);
  t.is(engines.north.documents('menu_data_items').length, 0);
  t.is(engines.south.documents('menu_data_items').length, 1);
});

test('engines that held everything are not searched as groups before they are filled as such', async (t) => {
  const { reader, find, settled, restaurant, publish, indexers, db } = await threeGroups(t);
  await publish(await restaurant('Kiln', 'ST1 1AA', 'Hanley'), 'Kiln menu', ['Cheese Oatcake']);
  await settled();
  await Promise.all(indexers.map((indexer) => indexer.stop()));
  await db.raw('update search_engines set group_name = null');
  await until(async () => {
    const refused = await find('oatcake').catch((error: Error) => error.message);
    return String(refused).includes('being filled');
  });
  for (const indexer of indexers) indexer.start();
  await settled();
  await until(async () => (await find('oatcake')).total === 1);
  t.is((await reader.health()).menus, 1);
});
