import type { Menu } from '@menu-data-service/menu-model/menu';
import { createMenuStore } from '../../../src/db/menu-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { RESTAURANT_COLUMNS } from '../../../src/db/restaurant-rows.ts';
import { rows } from '../../../src/db/rows.ts';
import type { FeedChange } from '../../../src/domain/changes/change.ts';
import type { FeedCursor } from '../../../src/domain/changes/cursor.ts';
import type { Restaurant } from '../../../src/domain/restaurant.ts';
import type { ChangeFeed, ChangePage } from '../../../src/ports/change-feed.ts';
import { type ReplayedState, replay } from './replay.ts';

/** A page of a readable feed. */
export async function pageAfter(feed: ChangeFeed, after: FeedCursor | null, limit = 100): Promise<ChangePage> {
  const page = await feed.read(after, {}, limit);
  if (typeof page === 'string') throw new Error(`the cursor is ${page}`);
  return page;
}

export async function readToEnd(feed: ChangeFeed, after: FeedCursor | null = null, limit = 100): Promise<FeedChange[]> {
  const all: FeedChange[] = [];
  for (let cursor = after; ; ) {
    const { changes, next, more } = await pageAfter(feed, cursor, limit);
    all.push(...changes);
    if (!more) return all;
    cursor = next;
  }
}

export async function presentState(db: Database): Promise<ReplayedState> {
  const restaurants = await rows<Restaurant>(db, `select ${RESTAURANT_COLUMNS} from restaurants`);
  const store = createMenuStore(db);
  const menus = new Map<number, Menu>();
  for (const id of await store.activeMenuIds()) {
    const body = await store.body(id, 'identity');
    if (body) menus.set(id, JSON.parse(body.bytes.toString()) as Menu);
  }
  return { restaurants: new Map(restaurants.map((one) => [one.id, one])), menus };
}

/** Differences between the replayed feed and the database, a line for each restaurant or menu; should be empty. */
export async function replayDifferences(db: Database, changes: readonly FeedChange[]): Promise<string[]> {
  const [told, there] = [replay(changes), await presentState(db)];
  return [
    ...differences('restaurant', told.restaurants, there.restaurants),
    ...differences('menu', told.menus, there.menus),
  ];
}

function differences<Id>(kind: string, told: ReadonlyMap<Id, unknown>, there: ReadonlyMap<Id, unknown>): string[] {
  return [...new Set([...told.keys(), ...there.keys()])].flatMap((id) => {
    const [one, other] = [told.get(id), there.get(id)].map((value) => JSON.stringify(value));
    return one === other
      ? []
      : [`${kind} ${id}: the feed has ${one?.slice(0, 200)}, the database ${other?.slice(0, 200)}`];
  });
}
