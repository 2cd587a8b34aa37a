import { once } from 'node:events';
import test from 'ava';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createRegionStore } from '../../src/db/region-store.ts';
import { testDatabase } from '../support/database.ts';
import { startApart } from '../support/processes-apart.ts';
import { spawnMenus } from '../support/run-menus.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';
import { until } from '../support/until.ts';

test('three groups of regions: answers in part, and a move by command that is killed and run again', async (t) => {
  t.timeout(180_000);
  const { db, url } = await testDatabase(t);
  const [north, south, east] = await Promise.all([startTestEngine(t), startTestEngine(t), startTestEngine(t)]);
  const MEILI_GROUPS = `north=${north.url};south=${south.url};east=${east.url}`;
  const service = await startApart(t, { DATABASE_URL: url, MEILI_GROUPS, FIND_PAGES: 'true' });
  for (const [region, group] of [
    ['WS', 'south'],
    ['DE', 'east'],
  ] as const)
    t.is((await service.menus(['regions', 'assign', region, group])).code, 0);
  const places = [
    ['Kiln', 'ST1 1AA', 'Hanley'],
    ['Lock', 'WS1 1AA', 'Walsall'],
    ['Ram', 'DE1 1AA', 'Derby'],
  ] as const;
  for (const [name, postcode, city] of places) {
    const restaurantId = await storedRestaurant(db, { name, postcode, city });
    const sections = [{ name: 'Dishes', items: [taggedItem({ name: `${name} Oatcake` })] }];
    await createMenuStore(db).publish(taggedMenu({ restaurantId, name: `${name} menu`, sections }));
  }
  const headers = { Authorization: `Bearer ${await service.token()}` };
  const ask = (path: string) => fetch(`${service.baseUrl}${path}`, { headers });
  const find = async () => {
    const response = await ask('/v1/menus/items?search=oatcake');
    return { total: Number(response.headers.get('x-total-count')), partial: response.headers.get('x-search-partial') };
  };
  // An engine that is slow for a moment is left out, so what holds is waited for.
  const finds = (total: number, partial: string | null) =>
    until(async () => {
      const found = await find();
      return found.total === total && found.partial === partial;
    });
  const foundAll = () => finds(3, null);
  await foundAll();
  // Towns are looked up every few seconds.
  for (const town of ['walsall', 'hanley'])
    await until(async () => {
      const { headers: told } = await ask(`/v1/menus/items?search=oatcake%20in%20${town}`);
      return told.get('x-search-understood')?.includes(`city="${town}"`) === true;
    });

  await south.close();
  await finds(2, 'south');
  for (const path of [
    'menus?search=menu',
    'menus/items/facets',
    'menus/items/explain?search=oatcake',
    'suggestions?search=oat',
    'parties/search?eaters=%5B%7B%7D%5D&dishes=1',
  ])
    await until(async () => (await ask(`/v1/${path}`)).headers.get('x-search-partial') === 'south');
  await until(async () => (await ask('/v1/menus/items?search=oatcake%20in%20walsall')).status === 503);
  await until(async () => {
    const { status, headers: told } = await ask('/v1/menus/items?search=oatcake%20in%20hanley');
    return status === 200 && !told.has('x-search-partial');
  });
  const saysMissing = async () =>
    (await (await fetch(`${service.baseUrl}/find?search=oatcake`)).text()).includes(
      'Dishes of some places are missing',
    );
  await until(saysMissing);
  await south.open();
  await foundAll();
  await until(async () => !(await saysMissing()));
  t.regex((await service.menus(['index', 'engines'])).stdout, /\(south\): in step/);

  const regions = createRegionStore(db);
  const derby = async () => (await regions.entries()).find(({ region }) => region === 'de');
  const dying = spawnMenus(['regions', 'move', 'DE', 'south'], { DATABASE_URL: url, MEILI_GROUPS });
  await until(async () => (await derby())?.move?.step === 'filling');
  dying.kill('SIGKILL');
  await once(dying, 'close');
  await foundAll();
  const moved = await service.menus(['regions', 'move', 'DE', 'south']);
  t.is(moved.code, 0, moved.stderr);
  await foundAll();
  t.deepEqual(await derby(), { region: 'de', group: 'south', move: null });
  t.is(east.documents('menu_data_items').length, 0);
  t.regex(
    (await service.menus(['regions', 'list'])).stdout,
    /^\*: north, 1 menus\nDE: south, 1 menus\nWS: south, 1 menus$/m,
  );
  t.is((await service.menus(['index', 'verify'])).code, 0);
});
