import { foldText } from '@menu-data-service/menu-model/fold-text';
import { type Place, rounded } from '../domain/place.ts';
import { toPostcode } from '../domain/postcode.ts';
import { districtOf } from '../domain/postcode-district.ts';
import { nearest } from '../lib/nearest.ts';
import type { PlaceStore } from '../ports/place-store.ts';
import { RESTAURANT } from './changes/catch-up.ts';
import type { Database } from './open-database.ts';
import { oneRow, rowCount, rows } from './rows.ts';

export function createPlaceStore(db: Database): PlaceStore {
  return {
    put(postcodes) {
      // A postcode may occur twice, the last one counting, but a statement may write each row only once.
      const last = [...new Map(postcodes.map((one) => [one.postcode, one])).values()];
      return rowCount(
        db,
        `insert into postcodes as p (postcode, latitude, longitude)
         select * from unnest(?::text[], ?::double precision[], ?::double precision[])
         on conflict (postcode) do update set latitude = excluded.latitude, longitude = excluded.longitude
         where (p.latitude, p.longitude) is distinct from (excluded.latitude, excluded.longitude)`,
        [last.map((one) => one.postcode), last.map((one) => one.latitude), last.map((one) => one.longitude)],
      );
    },

    locateRestaurants: () =>
      db.transaction(async (trx) => {
        await trx.raw('set local statement_timeout = 0');
        return rowCount(
          trx,
          `with r as (
             update restaurants old set latitude = p.latitude, longitude = p.longitude, place_source = 'postcode'
             from postcodes p
             where p.postcode = old.postcode and old.place_source in ('', 'postcode')
               and (old.latitude, old.longitude) is distinct from (p.latitude, p.longitude)
             returning old.*)
           insert into changes (type, subject, stream, restaurant_id, data)
           select 'restaurant.changed', 'restaurant', 'restaurant ' || r.id, r.id,
             json_build_object('restaurant', ${RESTAURANT}, 'fields', '["latitude", "longitude"]'::json)
           from r order by r.id`,
        );
      }),

    async find(texts) {
      for (const text of texts) {
        const [name, statement, value] = lookUpOf(text);
        const found = await oneRow<Place | Record<keyof Place, null>>(db, statement, { value });
        if (found.latitude !== null) return { name, ...rounded(found) };
      }
      return null;
    },

    async namesLike(text) {
      const [, , value, like] = lookUpOf(text);
      const known = await rows<{ name: string }>(db, like, { value });
      const names = known.map(({ name }) => name);
      const best = nearest(text, names);
      return [...new Set(best === undefined ? names : [best, ...names])].slice(0, MAX_NAMES);
    },
  };
}

const MAX_NAMES = 3;

const MIDDLE = 'select avg(latitude) as latitude, avg(longitude) as longitude';
const KNOWN = '(latitude <> 0 or longitude <> 0)';

/** Postcodes of restaurants are known too, with or without an imported directory. */
const POSTCODES = (like: string) => `
  ${MIDDLE} from (select latitude, longitude from postcodes where postcode ${like}
    union all select latitude, longitude from restaurants where postcode ${like} and ${KNOWN}
      and not exists (select from postcodes where postcode ${like})) found`;

const LIKE_POSTCODES = `select postcode as name from postcodes where postcode >= :value order by postcode limit ${MAX_NAMES}`;
const LIKE_TOWNS = `select city as name from restaurants where ${KNOWN} and :value::text is not null group by city order by count(*) desc, city limit 5000`;

/** How to look up one kind of place: its label, its query, the key, and the query for near matches. */
function lookUpOf(text: string): readonly [name: string, find: string, value: string, like: string] {
  const postcode = toPostcode(text, '');
  if (postcode !== null) return [postcode, POSTCODES('= :value'), postcode, LIKE_POSTCODES];
  const district = districtOf(text)?.toUpperCase();
  if (district !== undefined) return [district, POSTCODES("like :value || ' %'"), district, LIKE_POSTCODES];
  return [
    text.trim(),
    `${MIDDLE} from restaurants where folded_city = :value and ${KNOWN}`,
    foldText(text),
    LIKE_TOWNS,
  ];
}
