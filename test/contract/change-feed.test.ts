import test, { type ExecutionContext } from 'ava';
import { up as createFeed } from '../../migrations/012-changes.ts';
import { up as addOrigin } from '../../migrations/029-feed-origin.ts';
import { up as keepWhole } from '../../migrations/031-whole-feed.ts';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { menuStream, recordChanges } from '../../src/db/changes/record-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { migrate } from '../../src/db/migrate.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import type { ChangeOf, FeedChange } from '../../src/domain/changes/change.ts';
import type { FeedCursor } from '../../src/domain/changes/cursor.ts';
import type { ChangePage } from '../../src/ports/change-feed.ts';
import { changeKillLoop } from '../support/change-feed/change-kill-loop.ts';
import { pageAfter, readToEnd, replayDifferences } from '../support/change-feed/feed-state.ts';
import { testDatabase } from '../support/database.ts';
import { restaurantFacts, storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';

async function withFeed(t: ExecutionContext) {
  const { db, url } = await testDatabase(t);
  return { db, url, feed: createChangeFeed(db), menus: createMenuStore(db), restaurants: createRestaurantStore(db) };
}

const types = (changes: readonly FeedChange[]) => changes.map(({ type }) => type);
const sections = (...items: Parameters<typeof taggedItem>[0][]) => [{ name: 'Oatcakes', items: items.map(taggedItem) }];

test('records all changes of restaurants and menus in order, and replaying them yields the stored state', async (t) => {
  const { db, feed, menus, restaurants } = await withFeed(t);
  const restaurantId = await storedRestaurant(db);
  const otherId = await storedRestaurant(db, { name: 'The Salt Glaze', postcode: 'ST2 2BB' });
  const first = await menus.publish(taggedMenu({ restaurantId }));
  await menus.publish(taggedMenu({ restaurantId, sections: sections({ price: 7 }, { name: 'Bacon Bap' }) }));
  const third = await menus.publish(taggedMenu({ restaurantId, sections: sections({ name: 'Bacon Bap' }) }));
  await menus.revise(third.menuId, sections({ name: 'Bacon Bap', allergens: 'Unknown (ask the restaurant)' }));
  const lunch = await menus.publish(taggedMenu({ restaurantId: otherId, name: 'Lunch' }));
  await restaurants.save(restaurantFacts({ city: 'Leek' }), restaurantId);
  await restaurants.merge(restaurantId, otherId);
  await menus.withdraw(lunch.menuId);
  t.deepEqual(await replayDifferences(db, await readToEnd(feed)), []);
  await restaurants.remove(otherId);
  const changes = await readToEnd(feed, null, 3);
  t.deepEqual(types(changes), [
    ...(['restaurant.created', 'restaurant.created', 'menu.published'] as const),
    ...(['menu.replaced', 'price.raised', 'item.added'] as const),
    ...(['menu.replaced', 'item.removed'] as const),
    ...(['menu.revised', 'allergen.unknown', 'allergen.unknown'] as const),
    ...(['menu.published', 'restaurant.changed'] as const),
    ...(['menu.moved', 'restaurant.merged', 'menu.withdrawn'] as const),
    ...(['menu.withdrawn', 'restaurant.removed'] as const),
  ]);
  t.deepEqual(
    changes.map(({ place }) => place),
    changes.map((_, at) => at + 1),
  );
  t.deepEqual(await replayDifferences(db, changes), []);
  const raised = changes.find(
    (change): change is FeedChange & ChangeOf<'price.raised'> => change.type === 'price.raised',
  );
  t.deepEqual([raised?.data.before?.item.price, raised?.data.after?.item.price], [6.5, 7]);
  t.deepEqual(Object.keys(raised?.data.after?.item ?? {}).length, 9, 'nothing of what ingestion knows is told');
  t.is(first.outcome, 'created');
});

test('records nothing for rollbacks or no-op changes', async (t) => {
  const { db, feed, menus } = await withFeed(t);
  const restaurantId = await storedRestaurant(db);
  await storedRestaurant(db);
  await menus.publish(taggedMenu({ restaurantId }));
  await menus.publish(taggedMenu({ restaurantId }));
  await t.throwsAsync(menus.publish(taggedMenu({ restaurantId, sections: sections({ price: -1 }) })));
  t.deepEqual(types(await readToEnd(feed)), ['restaurant.created', 'menu.published']);
});

test('a transaction that began first and commits last is read last, and not skipped', async (t) => {
  const { db, feed } = await withFeed(t);
  const told = (name: string) =>
    ({
      type: 'restaurant.removed',
      restaurantId: '0c34aaf0-944d-5894-8afb-8588ff0a257d',
      menuId: null,
      data: { name },
    }) as const;
  const slow = await db.transaction();
  await recordChanges(slow, menuStream(1), [told('slow')]);
  await db.transaction((trx) => recordChanges(trx, menuStream(2), [told('fast'), told('fast too')]));
  const before = await pageAfter(feed, null);
  t.deepEqual(
    before.changes.map(({ data }) => data),
    [{ name: 'fast' }, { name: 'fast too' }],
  );
  await slow.commit();
  const after = await pageAfter(feed, before.next);
  t.deepEqual(
    after.changes.map(({ place, data }) => [place, data]),
    [[3, { name: 'slow' }]],
  );
});

test('a reader may select types or one restaurant, and skips the others for good', async (t) => {
  const { db, feed, menus } = await withFeed(t);
  const restaurantId = await storedRestaurant(db);
  const otherId = await storedRestaurant(db, { name: 'The Salt Glaze', postcode: 'ST2 2BB' });
  await menus.publish(taggedMenu({ restaurantId: otherId }));
  const page = await feed.read(null, { types: ['restaurant.created'], restaurantId }, 10);
  if (typeof page === 'string') return t.fail(page);
  t.deepEqual([types(page.changes), page.more, page.next.place], [['restaurant.created'], false, 3]);
  t.like(await feed.end(), { place: 3 });
});

test('one read scans a limited number of changes, even if a filter excludes them all', async (t) => {
  const { db, restaurants } = await withFeed(t);
  const id = await storedRestaurant(db);
  for (const city of ['Leek', 'Stone', 'Rugeley', 'Cannock']) await restaurants.save(restaurantFacts({ city }), id);
  await restaurants.remove(id);
  const feed = createChangeFeed(db, 2);
  const pages: unknown[] = [];
  let after: FeedCursor | null = null;
  for (let more = true; more; ) {
    const page: ChangePage | string = await feed.read(after, { types: ['restaurant.removed'] }, 10);
    if (typeof page === 'string') return t.fail(page);
    pages.push([types(page.changes), page.next.place]);
    after = page.next;
    more = page.more;
  }
  t.deepEqual(pages, [
    [[], 2],
    [[], 4],
    [['restaurant.removed'], 6],
  ]);
});

test('a page ends with the change that takes it to a megabyte', async (t) => {
  const { db, feed, menus } = await withFeed(t);
  const restaurantId = await storedRestaurant(db);
  const long = sections({ description: 'x'.repeat(700_000) });
  for (const name of ['A', 'B', 'C']) {
    await menus.publish(taggedMenu({ restaurantId, name, sourceUrl: `https://menus.example/${name}`, sections: long }));
  }
  const page = await pageAfter(feed, null);
  t.deepEqual([types(page.changes), page.more], [['restaurant.created', 'menu.published', 'menu.published'], true]);
  t.is((await readToEnd(feed)).length, 4);
});

test('recognises a cursor of another feed, a truncated feed, or a future place', async (t) => {
  const { db, feed } = await withFeed(t);
  await storedRestaurant(db);
  const end = await feed.end();
  t.is(await feed.read({ ...end, feed: 'another' }, {}, 10), 'unknown');
  t.is(await feed.read({ ...end, place: 99 }, {}, 10), 'unknown');
  for (const floor of [0, 1]) {
    await db.raw('update change_feed set floor = ?', [floor]);
    await keepWhole(db);
    t.is((await feed.read(end, {}, 10)) === 'unknown', floor > 0);
  }
});

test('a database with menus from before the feed begins with records of them', async (t) => {
  const { db, feed, menus } = await withFeed(t);
  const restaurantId = await storedRestaurant(db);
  await menus.publish(taggedMenu({ restaurantId }));
  await menus.publish(taggedMenu({ restaurantId, sections: sections({ price: 7 }) }));
  await db.transaction(async (trx) => {
    await trx.raw('drop table webhooks, changes, change_feed');
    await trx.raw('drop function place_changes()');
    await createFeed(trx);
    await addOrigin(trx);
  });
  await migrate(db);
  const changes = await readToEnd(feed);
  t.deepEqual(types(changes), ['restaurant.created', 'menu.published']);
  t.deepEqual(await replayDifferences(db, changes), []);
});

test('migrate records changes made by a version without a feed, and nothing if none are missing', async (t) => {
  const { db, feed, menus, restaurants } = await withFeed(t);
  const [restaurantId, otherId] = [
    await storedRestaurant(db),
    await storedRestaurant(db, { name: 'The Salt Glaze', postcode: 'ST2 2BB' }),
  ];
  const { menuId } = await menus.publish(taggedMenu({ restaurantId }));
  const lunch = await menus.publish(taggedMenu({ restaurantId: otherId, name: 'Lunch' }));
  await migrate(db);
  const { place } = await feed.end();
  t.is(place, 4);
  await db.raw('alter table changes disable trigger all');
  await menus.revise(menuId, sections({ calories: 1 }));
  await menus.publish(taggedMenu({ restaurantId: otherId, name: 'Lunch', sections: sections({ price: 9 }) }));
  await restaurants.save(restaurantFacts({ city: 'Leek' }), restaurantId);
  const third = await storedRestaurant(db, { name: 'The Kiln', postcode: 'ST3 3CC' });
  await menus.publish(taggedMenu({ restaurantId: third, name: 'Supper' }));
  await db.raw('delete from changes where place is null');
  await db.raw('alter table changes enable trigger all');
  await migrate(db);
  const changes = await readToEnd(feed);
  t.deepEqual(types(changes.slice(4)).toSorted(), [
    ...(['menu.published', 'menu.published', 'menu.revised', 'menu.withdrawn'] as const),
    ...(['restaurant.changed', 'restaurant.created'] as const),
  ]);
  t.is(changes[4]?.menuId, lunch.menuId);
  t.deepEqual(await replayDifferences(db, changes), []);
  await migrate(db);
  t.is((await feed.end()).place, changes.length);
});

test('a change wakes waiting requests', async (t) => {
  const { db, feed } = await withFeed(t);
  let wake = (): void => undefined;
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const stop = await feed.listen(wake);
  await storedRestaurant(db);
  await woken;
  await stop();
  t.pass();
});

test('processes that publish are killed, and every change is read once and in order', async (t) => {
  const { db, url } = await testDatabase(t);
  const result = await changeKillLoop(db, {
    databaseUrl: url,
    publications: 40,
    seed: 7,
    writers: 3,
    longestLifeMs: 250,
  });
  t.deepEqual(result.wrong, []);
  t.true(result.kills >= 1 && result.changes >= 40);
});
