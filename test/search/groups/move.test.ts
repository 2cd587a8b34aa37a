import test from 'ava';
import { bringInStep, moveRegion } from '../../../indexer/move-region.ts';
import { MOVE_STEPS, type MoveStep } from '../../../src/ports/regions.ts';
import { until } from '../../support/until.ts';
import { threeGroups } from './three-groups.ts';

/** A town's worth of menus in the north, and one that stays there. */
async function filled(t: Parameters<typeof threeGroups>[0], menus = 12) {
  const groups = await threeGroups(t);
  const { restaurant, publish, settled } = groups;
  const cafes = await Promise.all(
    Array.from({ length: menus }, (_, n) => restaurant(`Stafford Cafe ${n}`, 'ST16 2AA', 'Stafford')),
  );
  for (const [n, cafe] of cafes.entries()) await publish(cafe, 'Menu', [`Oatcake ${n}`, `Lobby ${n}`]);
  await publish(await restaurant('Lock', 'WS1 1AA', 'Walsall'), 'Lock menu', ['Plain Oatcake']);
  await settled();
  return { ...groups, cafes };
}

test('a region moves while it is searched and written: no dish is lost, none is there twice, none stays old', async (t) => {
  const groups = await filled(t);
  const { cafes, publish, find, settled, regions, readersKnow, engines } = groups;
  await find('oatcake');
  const steps: MoveStep[] = [];
  let isMoving = true;
  let searches = 0;
  const search = async () => {
    // What does not change must be found once by each search.
    while (isMoving) {
      const { names, ids, missing } = await find('oatcake');
      const steady = names.filter((name) => /^Oatcake \d+$/.test(name) && Number(name.slice(8)) >= 4).sort();
      t.deepEqual(
        steady,
        cafes
          .map((_, n) => `Oatcake ${n}`)
          .slice(4)
          .sort(),
      );
      t.is(new Set(ids).size, ids.length);
      t.deepEqual(missing, []);
      searches += 1;
    }
  };
  let round = 0;
  const write = async () => {
    while (isMoving) {
      round += 1;
      for (const cafe of cafes.slice(0, 4)) await publish(cafe, 'Menu', [`Changing oatcake ${round}`]);
    }
  };
  const moving = (async () => {
    try {
      const moved = await moveRegion(
        { ...groups, regions, readersKnow, onStep: (step) => steps.push(step) },
        'st',
        'east',
      );
      t.true(moved);
    } finally {
      isMoving = false;
    }
  })();
  await Promise.all([moving, search(), search(), write()]);
  await settled();
  t.deepEqual(steps, [...MOVE_STEPS]);
  t.true(searches > 5 && round > 0);
  const { names, total } = await find('oatcake');
  t.is(total, 13);
  t.is(
    names.filter((name) => name === `Changing oatcake ${round}`).length,
    4,
    'what was written last is found, and nothing older',
  );
  t.is(engines.north.documents('menu_data_items').length, 0);
  await until(async () => String(await groups.askedBy(() => find('oatcake in stafford'))) === 'east');
});

for (const killedAt of MOVE_STEPS) {
  test(`a move that dies in the step "${killedAt}" goes on from there`, async (t) => {
    const groups = await filled(t, 3);
    const { find, regions, readersKnow, engines } = groups;
    await find('oatcake');
    const dying = { ...groups, readersKnow };
    const die = (step: MoveStep) => {
      if (step === killedAt) throw new Error('killed');
    };
    await t.throwsAsync(moveRegion({ ...dying, onStep: die }, 'st', 'east'), { message: 'killed' });
    t.is((await find('oatcake')).total, 4);
    t.false(await moveRegion(groups, 'st', 'south'), 'it is on its way elsewhere');
    t.true(await moveRegion(groups, 'st', 'east'));
    await readersKnow();
    t.is((await find('oatcake')).total, 4);
    t.deepEqual(
      (await regions.entries()).find(({ region }) => region === 'st'),
      { region: 'st', group: 'east', move: null },
    );
    t.is(engines.north.documents('menu_data_menus').length, 0);
    t.true(await moveRegion(groups, 'st', 'east'), 'nothing is left to do');
  });
}

test('a region is not switched before all engines of the group have its menus as they are', async (t) => {
  const groups = await filled(t, 3);
  const { regions, engines, find } = groups;
  engines.east.faults.failTask = () => true;
  const giveUp = new AbortController();
  const moving = moveRegion(groups, 'st', 'east', giveUp.signal);
  const st = async () => (await regions.entries()).find(({ region }) => region === 'st');
  await until(async () => (await st())?.move?.step === 'filling');
  t.is((await find('oatcake')).total, 4);
  giveUp.abort();
  await t.throwsAsync(moving);
  t.is((await st())?.move?.step, 'filling');
  t.is((await find('oatcake')).total, 4);
});

test('what nobody indexes for is no place to move to', async (t) => {
  const groups = await threeGroups(t);
  await t.throwsAsync(bringInStep(groups, 'st', 'west', new AbortController().signal), {
    message: /start its indexer/,
  });
});

test('nothing is written where readers may not know of it yet, and nothing removed that they may still search', async (t) => {
  const groups = await filled(t, 3);
  const { regions, engines, settled, readersKnow } = groups;
  const st = async () => (await regions.entries()).find(({ region }) => region === 'st');
  const release: (() => void)[] = [];
  const slowReaders = () => new Promise<void>((resolve) => release.push(resolve));
  const moving = moveRegion({ ...groups, readersKnow: slowReaders }, 'st', 'east');
  await until(async () => release.length === 1);
  await settled();
  t.is((await st())?.move?.step, 'announced');
  t.is(engines.east.documents('menu_data_menus').length, 0);
  release[0]?.();
  await until(async () => release.length === 2);
  await settled();
  t.like(await st(), { group: 'east', move: { step: 'switched' } });
  t.is(engines.north.documents('menu_data_menus').length, 3);
  release[1]?.();
  t.true(await moving);
  await readersKnow();
  t.is(engines.north.documents('menu_data_menus').length, 0);
});
