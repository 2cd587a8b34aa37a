import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createMenuBodies } from '../../src/api/menus/menu-bodies.ts';
import { createDataHeaders } from '../../src/api/shared/data-headers.ts';
import { createActiveMenus } from '../../src/db/active-menus.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { createGuard } from '../../src/lib/resilience.ts';
import { testDatabase } from '../support/database.ts';
import { restaurantFacts, taggedMenu } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';

/** Bodies of one stored menu, with a manual clock and the number of reads. */
async function oneMenu(t: ExecutionContext) {
  const { db } = await testDatabase(t);
  const store = createMenuStore(db);
  const restaurant = await createRestaurantStore(db).save(restaurantFacts());
  const { menuId } = await store.publish(taggedMenu({ restaurantId: restaurant.restaurant.id }));
  const state = { reads: 0, ms: 1000, away: false, last: Promise.resolve<unknown>(null) };
  const bodies = createMenuBodies({
    menus: {
      body: async (...asked) => {
        state.reads += 1;
        if (state.away) throw new Error('the store is away');
        const body = store.body(...asked);
        state.last = body;
        return body;
      },
    },
    activeMenus: createActiveMenus(db, ['test'], pino({ level: 'silent' })),
    guard: createGuard({
      timeoutMs: 5000,
      ...{ dependency: 'a store', registry: new Registry() },
      refusal: (_refused, cause) => cause,
    }),
    baseUrl: 'http://menus.example',
    data: createDataHeaders('http://menus.example', '*'),
    registry: new Registry(),
    now: () => state.ms,
  });
  return { state, find: async () => bodies.find(menuId, 'identity') };
}

test('concurrent requests for an uncached menu read the store once', async (t) => {
  const { state, find } = await oneMenu(t);
  const found = await Promise.all(Array.from({ length: 50 }, find));
  t.is(state.reads, 1);
  t.is(new Set(found.map((menu) => menu?.etag)).size, 1);
  t.truthy(found[0]?.etag);
});

test('serves a requested menu while it is read again, and beyond five seconds', async (t) => {
  const { state, find } = await oneMenu(t);
  const first = await find();
  for (let round = 2; round < 6; round += 1) {
    state.ms += 3000;
    const served = await Promise.all([find(), find(), find()]);
    t.deepEqual(new Set(served.map((menu) => menu?.bytes.toString())), new Set([first?.bytes.toString()]));
    await until(() => state.reads === round);
    // The clock moves once the read is taken in, a turn after it came.
    await state.last;
    await new Promise((resolve) => setImmediate(resolve));
  }
  t.is(state.reads, 5);
});

test('reports an unavailable store after at most five seconds', async (t) => {
  const { state, find } = await oneMenu(t);
  await find();
  state.away = true;
  state.ms += 4000;
  t.truthy(await find());
  state.ms += 1001;
  await t.throwsAsync(find, { message: 'the store is away' });
  state.away = false;
  t.truthy(await find());
});
