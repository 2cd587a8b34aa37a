import test from 'ava';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createRegionStore } from '../../src/db/region-store.ts';
import { rows } from '../../src/db/rows.ts';
import { regionOf } from '../../src/search/understanding/district.ts';
import { testDatabase } from '../support/database.ts';
import { storedRestaurant, taggedMenu } from '../support/tagged-menu.ts';

test('the database and the documents of the index have the same region of a postcode', async (t) => {
  const { db } = await testDatabase(t);
  const postcodes = [
    'ST16 2AA',
    'st162aa',
    ' ST1 1AA ',
    'ST6',
    'EC1A 1BB',
    'M1 1AE',
    'GIR 0AA',
    '1010',
    '',
    'D02 X285',
    'ST16 2AAA',
    '75001',
  ];
  for (const postcode of postcodes) {
    const [row] = await rows<{ region: string }>(db, 'select region_of(?) as region', [postcode]);
    t.is(row?.region, regionOf(postcode), postcode);
  }
  t.deepEqual(['ST16 2AA', 'm1 1ae', '1010'].map(regionOf), ['st', 'm', 'other']);
});

test('a region with menus is given to another group before the first filling, and moved after it', async (t) => {
  const { db } = await testDatabase(t);
  const [regions, changes] = [createRegionStore(db), createMenuChanges(db)];
  await regions.begin('north');
  await regions.begin('south');
  t.deepEqual(await regions.entries(), [{ region: '*', group: 'north', move: null }]);
  const restaurantId = await storedRestaurant(db, { postcode: 'ST16 2AA' });
  const { menuId } = await createMenuStore(db).publish(taggedMenu({ restaurantId }));
  t.deepEqual(await regions.menusByRegion(), new Map([['st', 1]]));
  t.deepEqual(await regions.activeMenuIds('*'), [menuId]);

  for (const [engine, group] of [
    ['one', 'north'],
    ['other', 'south'],
  ] as const)
    await changes.registerEngine(engine, group);
  const held = async (engine: string) => (await changes.documents([menuId], engine)).length;
  t.deepEqual([await held('one'), await held('other')], [1, 0]);
  t.true(await regions.assign('st', 'south'));
  t.deepEqual([await held('one'), await held('other')], [0, 1]);
  t.deepEqual(await regions.activeMenuIds('*'), []);

  await changes.setEpoch('other', 'filled');
  t.false(await regions.assign('st', 'north'));
  t.true(await regions.assign('st', 'south'), 'it is there');
  t.true(await regions.assign('ws', 'south'), 'it has no menus');
  t.false(await regions.announce('st', 'south'));
  t.false(await regions.announce('*', 'south'));
  t.true(await regions.announce('st', 'north'));
  t.false(await regions.announce('st', 'north'), 'it moves already');
  t.false(await regions.assign('st', 'south'));
  const steps: unknown[] = [];
  for (const step of ['announced', 'filling', 'switched', 'removing'] as const) {
    t.true(await regions.advance('st', step));
    t.false(await regions.advance('st', step), 'once');
    steps.push([await held('one'), await held('other')]);
  }
  t.deepEqual(steps, [
    [1, 1],
    [1, 1],
    [1, 0],
    [1, 0],
  ]);
});

test('an engine of another group than before is filled again', async (t) => {
  const { db } = await testDatabase(t);
  const changes = createMenuChanges(db);
  const restaurantId = await storedRestaurant(db);
  const { menuId } = await createMenuStore(db).publish(taggedMenu({ restaurantId }));
  await changes.registerEngine('one');
  await changes.setEpoch('one', 'filled');
  await changes.complete('one', await changes.claim('one', 10, 60));
  t.is(await changes.epoch('one', 'north'), null, 'what it holds is not what the group is to hold');
  await changes.registerEngine('one');
  t.is(await changes.epoch('one'), 'filled');
  await changes.registerEngine('one', 'north');
  t.is(await changes.epoch('one', 'north'), null);
  t.deepEqual(
    (await changes.claim('one', 10, 60)).map((claim) => claim.menuId),
    [menuId],
  );
});
