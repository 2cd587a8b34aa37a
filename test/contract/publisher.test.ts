import test from 'ava';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createPublisher } from '../../src/db/publisher.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import { STALE_DECISIONS } from '../../src/ports/publisher.ts';
import { testDatabase } from '../support/database.ts';
import { storedRestaurant, taggedMenu } from '../support/tagged-menu.ts';

test('refuses results computed before a decision, and stores nothing', async (t) => {
  const { db } = await testDatabase(t);
  const restaurantId = await storedRestaurant(db);
  const publisher = createPublisher(db);
  const { sourceUrl } = taggedMenu({ restaurantId });
  const number = await publisher.decisionNumber(restaurantId);
  await createSourceStore(db).saveCorrections(restaurantId, sourceUrl, { corrections: [] });
  const publish = (computedUnder: number) =>
    publisher.publish(restaurantId, ({ menus }) => menus.publish(taggedMenu({ restaurantId })), computedUnder);

  await t.throwsAsync(publish(number), { code: STALE_DECISIONS });
  t.deepEqual(await createMenuStore(db).activeMenuIds(), []);
  t.like(await publish(await publisher.decisionNumber(restaurantId)), { outcome: 'created' });
});

test('stores nothing if the work fails half way', async (t) => {
  const { db } = await testDatabase(t);
  const restaurantId = await storedRestaurant(db);
  const work = createPublisher(db).publish(restaurantId, async ({ menus, sources }) => {
    const { sourceUrl } = taggedMenu({ restaurantId });
    await menus.publish(taggedMenu({ restaurantId }));
    await sources.recordCheck({ restaurantId, sourceUrl, outcome: 'changed' });
    throw new Error('the worker dies');
  });

  await t.throwsAsync(work, { message: 'the worker dies' });
  t.deepEqual(await createMenuStore(db).activeMenuIds(), []);
  t.deepEqual(await createSourceStore(db).sources(), []);
});

test('refuses an unknown restaurant by its id', async (t) => {
  const { db } = await testDatabase(t);
  const id = '6f1e3c52-0000-4000-8000-00000000dead';
  const work = createPublisher(db).publish(id, async () => t.fail());
  await t.throwsAsync(work, { message: new RegExp(id) });
});
