import type { FeedChange } from '../../domain/changes/change.ts';
import type { FeedCursor } from '../../domain/changes/cursor.ts';
import { isoDate } from '../../domain/iso-date.ts';
import type { ChangeFeed, ChangeFilter } from '../../ports/change-feed.ts';
import { listen } from '../listen.ts';
import type { Database } from '../open-database.ts';
import { oneRow, rows, there } from '../rows.ts';
import { thinOutChanges } from './thin-out-changes.ts';

/** Channel on which migration 012 notifies that something was told. */
const CHANNEL = 'changes';

/** So much of what changes carry is in one page, unless a single change carries more. */
const PAGE_BYTES = 1_000_000;

/** So far one read looks for what it wants: a filter that fits little must not read the whole feed in one statement. */
const MOST_PLACES = 50_000;

interface FeedRow {
  readonly name: string;
  readonly floor: number;
  readonly lastPlace: number;
}

interface PageRow extends FeedRow {
  /** How far was looked. */
  readonly upTo: number;
  readonly change: FeedChange | null;
  readonly matched: number;
}

const COLUMNS = `place, happened_at as "happenedAt", type, restaurant_id as "restaurantId", menu_id as "menuId", data`;
const MATCHES = '(?::text[] is null or type = any(?::text[])) and (?::uuid is null or restaurant_id = ?::uuid)';

/** The feed and its end are read by one statement: between two, something could happen. */
const PAGE = `
  select f.name, f.floor, f.last_place as "lastPlace", f.up_to as "upTo", c.change, coalesce(c.matched, 0) as matched
  from (select *, least(last_place, ?::bigint + ?) as up_to from change_feed) f left join lateral (
    select to_json(found) as change, place, count(*) over () as matched, row_number() over (order by place) as number,
      coalesce(sum(octet_length(data::text)) over (order by place rows between unbounded preceding and 1 preceding), 0) as before
    from (select ${COLUMNS} from changes where place > ? and place <= f.up_to and ${MATCHES} order by place limit ?) found
  ) c on c.number <= ? and c.before < ?
  order by c.place`;

/**
 * The change feed in PostgreSQL.
 * @param mostPlaces that one read looks at
 */
export function createChangeFeed(db: Database, mostPlaces = MOST_PLACES): ChangeFeed {
  return {
    async read(after, filter, limit) {
      const from = after?.place ?? 0;
      const values = [from, mostPlaces, from, ...bindings(filter), limit + 1, limit, PAGE_BYTES];
      const found = await rows<PageRow>(db, PAGE, values);
      const feed = there(found[0]);
      if (after && (after.feed !== feed.name || after.place > feed.lastPlace)) return 'unknown';
      if (after && after.place < feed.floor && after.floor !== feed.floor) return 'expired';
      const changes = found.flatMap(({ change }) => (change ? [toChange(change)] : []));
      const place = feed.matched > changes.length ? (changes.at(-1)?.place ?? from) : feed.upTo;
      return { changes, next: { ...cursorOf(feed), place }, more: place < feed.lastPlace };
    },

    async latest(filter, limit) {
      const found = await rows<FeedChange>(
        db,
        `select ${COLUMNS} from changes where place is not null and ${MATCHES} order by place desc limit ?`,
        [...bindings(filter), limit],
      );
      return found.map(toChange);
    },

    end: async () =>
      cursorOf(await oneRow<FeedRow>(db, 'select name, floor, last_place as "lastPlace" from change_feed')),

    thinOut: (olderThanDays) => db.transaction((trx) => thinOutChanges(trx, olderThanDays)),
    listen: (onChange) => listen(db, CHANNEL, onChange),
  };
}

function bindings({ types, restaurantId }: ChangeFilter) {
  const wanted = types === undefined ? null : [...types];
  return [wanted, wanted, restaurantId ?? null, restaurantId ?? null];
}

const cursorOf = ({ name, floor, lastPlace }: FeedRow): FeedCursor => ({ feed: name, place: lastPlace, floor });

/** As stored, with the date as the API writes dates. */
const toChange = (stored: FeedChange): FeedChange => ({ ...stored, happenedAt: isoDate(stored.happenedAt) });
