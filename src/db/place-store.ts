import type { PlaceStore } from '../ports/place-store.ts';
import { RESTAURANT } from './changes/catch-up.ts';
import type { Database } from './open-database.ts';
import { rowCount } from './rows.ts';

/** Where postcodes are, in PostgreSQL. */
export function createPlaceStore(db: Database): PlaceStore {
  return {
    put(postcodes) {
      // One postcode may be there twice, of which the last counts; a statement writes each row but once.
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
  };
}
