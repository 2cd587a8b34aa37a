import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { Logger } from 'pino';
import { districtOf } from '../domain/postcode-district.ts';
import { chunk } from '../lib/chunk.ts';
import { createOutageLog } from '../lib/outage-log.ts';
import type { ChangeFeed } from '../ports/change-feed.ts';
import type { FollowedNames, NameKeeper, RestaurantNames } from '../ports/search/names.ts';
import { follow } from './follow.ts';
import type { Database } from './open-database.ts';
import { oneRow, rows } from './rows.ts';

/** Restaurants per batch, few enough not to block requests for long. */
const BATCH_SIZE = 500;
/** Changes that may rename a restaurant or its dishes, or affect whether it has an active menu. */
const TYPES = [
  'restaurant.changed',
  'restaurant.merged',
  'restaurant.removed',
  'menu.published',
  'menu.replaced',
  'menu.moved',
  'menu.withdrawn',
];

interface Place {
  readonly name: string;
  readonly place: string;
}

interface NamesRow extends Omit<RestaurantNames, 'district'> {
  readonly id: string;
  readonly postcode: string;
}

interface DishesRow {
  readonly id: string;
  readonly names: readonly string[];
}

const ACTIVE = `
  from restaurants r where exists (select from menus m where m.restaurant_id = r.id and m.date_deleted is null)`;

const NAMES = `
  select r.id, r.folded_name as restaurant, r.folded_city as city, r.folded_cuisine as cuisine, r.postcode ${ACTIVE}`;

const DISHES = `
  select r.id, array(select distinct lower(i.name) from menus m join items i on i.menu_id = m.id
    where m.restaurant_id = r.id and m.date_deleted is null) as names ${ACTIVE}`;

const PAGE = `and r.id > ?::uuid order by r.id limit ${BATCH_SIZE}`;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Reads the feed and its end in one statement, because something could happen between two. */
const CHANGED = `
  select f.name, f.last_place::text as place,
    array(select distinct c.restaurant_id from changes c
      where c.place > ?::bigint and c.place <= f.last_place and c.type = any(?::text[])) as restaurants
  from change_feed f`;

/**
 * Follows the names of restaurants with an active menu by the change feed: by its notices, and by a poll each second in case one is lost.
 * @param keeper is filled first, by restaurant id
 */
export function followNames(
  db: Database,
  feed: Pick<ChangeFeed, 'listen'>,
  keeper: NameKeeper<string>,
  logger: Logger,
): FollowedNames {
  const outage = createOutageLog(logger, {
    failed: 'names of restaurants cannot be followed; trying again until the database answers',
    recovered: 'names of restaurants are followed again',
  });
  let read: Place | null = null;
  /** Continue reading dishes after this restaurant; null if done. */
  let dishesAfter: string | null = FIRST;

  function put({ id, postcode, ...names }: NamesRow): void {
    keeper.put(id, { ...names, district: districtOf(postcode) ?? '' });
  }

  function addDishes({ names }: DishesRow): void {
    keeper.addDishes(names.map(foldText));
  }

  /** Reads one batch of the many dishes between polls, as nobody waits for them. */
  async function readDishes(after: string): Promise<void> {
    const found = await rows<DishesRow>(db, `${DISHES} ${PAGE}`, [after]);
    for (const row of found) addDishes(row);
    dishesAfter = found.at(-1)?.id ?? null;
  }

  async function readAll(): Promise<void> {
    const start = await oneRow<Place>(db, 'select name, last_place::text as place from change_feed');
    const gone = new Set(keeper.keys());
    for (let last: string | undefined = FIRST; last !== undefined; ) {
      const found: readonly NamesRow[] = await rows<NamesRow>(db, `${NAMES} ${PAGE}`, [last]);
      for (const row of found) {
        put(row);
        gone.delete(row.id);
      }
      last = found.at(-1)?.id;
    }
    for (const id of gone) keeper.remove(id);
    read = start;
    dishesAfter = FIRST;
  }

  async function readChanged(from: Place): Promise<void> {
    const { place } = from;
    const { restaurants, ...now } = await oneRow<Place & { readonly restaurants: readonly string[] }>(db, CHANGED, [
      place,
      TYPES,
    ]);
    // Another database, or an older copy.
    if (now.name !== from.name || BigInt(now.place) < BigInt(place)) return readAll();
    for await (const ids of chunk(restaurants, BATCH_SIZE)) {
      const found = await rows<NamesRow>(db, `${NAMES} and r.id = any(?::uuid[])`, [[...ids]]);
      const named = new Set(found.map(({ id }) => id));
      for (const row of found) put(row);
      for (const id of ids) if (!named.has(id)) keeper.remove(id);
      for (const row of await rows<DishesRow>(db, `${DISHES} and r.id = any(?::uuid[])`, [[...ids]])) addDishes(row);
    }
    read = now;
  }

  async function look(): Promise<void> {
    await (read === null ? readAll() : readChanged(read));
    if (dishesAfter !== null) await readDishes(dishesAfter);
    if (dishesAfter !== null) following.again();
  }

  const following = follow({ first: readAll, look, listen: (onNotice) => feed.listen(onNotice), outage });
  return following;
}
