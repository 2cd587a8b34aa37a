import test, { type ExecutionContext } from 'ava';
import { up as createFeed } from '../../migrations/012-changes.ts';
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

test('whatever happens to restaurants and menus is told, in order, and the feed read from its beginning leads to what is there', async (t) => {
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

test('nothing is told of what was rolled back or changed nothing', async (t) => {
  const { db, feed, menus } = await withFeed(t);
  const restaurantId = await storedRestaurant(db);
  await storedRestaurant(db);
  await menus.publish(taggedMenu({ restaurantId }));
  await menus.publish(taggedMenu({ restaurantId }));
  await t.throwsAsync(menus.publish(taggedMenu({ restaurantId, sections: sections({ price: -1 }) })));
  t.deepEqual(types(await readToEnd(feed)), ['restaurant.created', 'menu.published']);
});

test('a transaction that began first and commits last is read last, and is not passed over', async (t) => {
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

test('a reader may ask for some types or one restaurant, and passes over the others for good', async (t) => {
  const { db, feed, menus } = await withFeed(t);
  const restaurantId = await storedRestaurant(db);
  const otherId = await storedRestaurant(db, { name: 'The Salt Glaze', postcode: 'ST2 2BB' });
  await menus.publish(taggedMenu({ restaurantId: otherId }));
  const page = await feed.read(null, { types: ['restaurant.created'], restaurantId }, 10);
  if (typeof page === 'string') return t.fail(page);
  t.deepEqual([types(page.changes), page.more, page.next.place], [['restaurant.created'], false, 3]);
  t.deepEqual(types(await feed.latest({ restaurantId: otherId }, 10)), ['menu.published', 'restaurant.created']);
  t.like(await feed.end(), { place: 3 });
});

test('one read looks at so many changes and no more, also where a filter leaves them all out', async (t) => {
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

test('a page holds at most a megabyte', async (t) => {
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

test('what is old is thinned out: cursors from before expire, and the beginning still leads to what is there', async (t) => {
  const { db, feed, menus, restaurants } = await withFeed(t);
  const restaurantId = await storedRestaurant(db);
  const goneId = await storedRestaurant(db, { name: 'The Salt Glaze', postcode: 'ST2 2BB' });
  await menus.publish(taggedMenu({ restaurantId }));
  await menus.publish(taggedMenu({ restaurantId, sections: sections({ price: 7 }) }));
  await menus.publish(taggedMenu({ restaurantId: goneId, name: 'Lunch' }));
  await restaurants.remove(goneId);
  await restaurants.save(restaurantFacts({ city: 'Leek' }), restaurantId);
  const early = (await pageAfter(feed, null, 2)).next;
  const late = (await pageAfter(feed, null)).next;
  await db.raw(`update changes set happened_at = happened_at - interval '91 days'`);
  await menus.publish(taggedMenu({ restaurantId, name: 'Supper', sourceUrl: 'https://menus.example/supper' }));
  t.is(await feed.thinOut(90), 7);
  t.is(await feed.read(early, {}, 10), 'expired');
  t.deepEqual(types((await pageAfter(feed, late)).changes), ['menu.published']);
  const fromBeginning = await readToEnd(feed, null, 1);
  t.deepEqual(types(fromBeginning), ['menu.replaced', 'restaurant.changed', 'menu.published']);
  t.deepEqual(await replayDifferences(db, fromBeginning), []);
  t.is(await feed.thinOut(90), 0);
  t.is(await feed.read({ ...late, feed: 'another' }, {}, 10), 'unknown');
  t.is(await feed.read({ ...late, place: 99 }, {}, 10), 'unknown');
});

test('a database that had menus before it had a feed begins by telling what is there', async (t) => {
  const { db, feed, menus } = await withFeed(t);
  const restaurantId = await storedRestaurant(db);
  await menus.publish(taggedMenu({ restaurantId }));
  await menus.publish(taggedMenu({ restaurantId, sections: sections({ price: 7 }) }));
  await db.transaction(async (trx) => {
    await trx.raw('drop table webhook_streams, webhooks, changes, change_feed');
    await trx.raw('drop function place_changes()');
    await createFeed(trx);
  });
  await migrate(db);
  const changes = await readToEnd(feed);
  t.deepEqual(types(changes), ['restaurant.created', 'menu.published']);
  t.deepEqual(await replayDifferences(db, changes), []);
});

test('what a version without a feed did meanwhile is told by the next migrate, and nothing where nothing is missing', async (t) => {
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

test('who waits is woken by what happens', async (t) => {
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
