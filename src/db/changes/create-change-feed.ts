import type { FeedChange } from '../../domain/changes/change.ts';
import type { FeedCursor } from '../../domain/changes/cursor.ts';
import { isoDate } from '../../domain/iso-date.ts';
import type { ChangeFeed, ChangeFilter } from '../../ports/change-feed.ts';
import { listen } from '../listen.ts';
import type { Database } from '../open-database.ts';
import { assertDefined, oneRow, rows } from '../rows.ts';

/** Channel on which migration 012 notifies of changes. */
const CHANNEL = 'changes';

/** Payload of a page, which ends with the change that reaches it. */
const PAGE_BYTES = 1_000_000;

/** Places scanned per read: a filter with few matches must not read the whole feed in one statement. */
const MAX_PLACES = 50_000;

interface FeedRow {
  readonly name: string;
  readonly lastPlace: number;
}

interface PageRow extends FeedRow {
  readonly upTo: number;
  readonly change: FeedChange | null;
  readonly matched: number;
}

const COLUMNS = `place, happened_at as "happenedAt", type, restaurant_id as "restaurantId", menu_id as "menuId", data`;
const MATCHES = '(?::text[] is null or type = any(?::text[])) and (?::uuid is null or restaurant_id = ?::uuid)';

/** Reads the feed and its end in one statement, because something could happen between two. */
const PAGE = `
  select f.name, f.last_place as "lastPlace", f.up_to as "upTo", c.change, coalesce(c.matched, 0) as matched
  from (select *, least(last_place, ?::bigint + ?) as up_to from change_feed) f left join lateral (
    select to_json(found) as change, place, count(*) over () as matched, row_number() over (order by place) as number,
      coalesce(sum(octet_length(data::text)) over (order by place rows between unbounded preceding and 1 preceding), 0) as before
    from (select ${COLUMNS} from changes where place > ? and place <= f.up_to and ${MATCHES} order by place limit ?) found
  ) c on c.number <= ? and c.before < ?
  order by c.place`;

export function createChangeFeed(db: Database, mostPlaces = MAX_PLACES): ChangeFeed {
  return {
    async read(after, filter, limit) {
      const from = after?.place ?? 0;
      const values = [from, mostPlaces, from, ...bindings(filter), limit + 1, limit, PAGE_BYTES];
      const found = await rows<PageRow>(db, PAGE, values);
      const feed = assertDefined(found[0]);
      if (after && (after.feed !== feed.name || after.place > feed.lastPlace)) return 'unknown';
      const changes = found.flatMap(({ change }) => (change ? [toChange(change)] : []));
      const place = feed.matched > changes.length ? (changes.at(-1)?.place ?? from) : feed.upTo;
      return { changes, next: { ...cursorOf(feed), place }, more: place < feed.lastPlace };
    },

    end: async () => cursorOf(await oneRow<FeedRow>(db, 'select name, last_place as "lastPlace" from change_feed')),

    listen: (onChange) => listen(db, CHANNEL, onChange),
  };
}

function bindings({ types, restaurantId }: ChangeFilter) {
  const wanted = types === undefined ? null : [...types];
  return [wanted, wanted, restaurantId ?? null, restaurantId ?? null];
}

const cursorOf = ({ name, lastPlace }: FeedRow): FeedCursor => ({ feed: name, place: lastPlace });

const toChange = (stored: FeedChange): FeedChange => ({ ...stored, happenedAt: isoDate(stored.happenedAt) });
