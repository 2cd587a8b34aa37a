import type { Knex } from 'knex';
import { InputFailure } from '../domain/errors.ts';
import { foldText } from '../domain/fold-text.ts';
import type { Restaurant, RestaurantFacts } from '../domain/restaurant.ts';
import { restaurantId } from '../domain/restaurant-id.ts';
import type { RestaurantStore } from '../ports/restaurant-store.ts';
import { recordRestaurant } from './changes/record-restaurant.ts';
import { placeFor, type StoredPlace } from './place-for.ts';
import { rows } from './rows.ts';

/** The columns of a restaurant, named as in `Restaurant`. */
export const RESTAURANT_COLUMNS = `id, name, phone_number as "phoneNumber", cuisine, street, city, postcode, country, latitude, longitude`;

/** Saves inside the transaction it is given; see RestaurantStore.save. */
export async function saveRestaurant(
  trx: Knex,
  facts: RestaurantFacts,
  givenId?: string,
): ReturnType<RestaurantStore['save']> {
  const { name, phoneNumber, cuisine, street, city, postcode, country, website = null, outsideId = null } = facts;
  const known = outsideId === null ? undefined : await idOfOutside(trx, outsideId);
  const id = (givenId ?? known ?? restaurantId(name, postcode)).toLowerCase();
  if (known !== undefined && known !== id)
    throw new InputFailure(`outside id "${outsideId}" is that of restaurant ${known}`);
  const [before] = await rows<Restaurant & StoredPlace>(
    trx,
    `select ${RESTAURANT_COLUMNS}, place_source as "placeSource" from restaurants where id = ? for no key update`,
    [id],
  );
  const { latitude, longitude, placeSource } = await placeFor(trx, facts, before ?? null);
  const [row] = await rows<{ created: boolean }>(
    trx,
    `insert into restaurants as r (id, name, phone_number, cuisine, street, city, postcode, country, folded_name, folded_city,
       folded_cuisine, latitude, longitude, place_source, website, outside_id)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, coalesce(?, ''), ?)
     on conflict (id) do update
     set name = excluded.name, phone_number = excluded.phone_number, cuisine = excluded.cuisine, street = excluded.street,
       city = excluded.city, postcode = excluded.postcode, country = excluded.country, folded_name = excluded.folded_name,
       folded_city = excluded.folded_city, folded_cuisine = excluded.folded_cuisine, latitude = excluded.latitude,
       longitude = excluded.longitude, place_source = excluded.place_source, website = coalesce(?, r.website),
       outside_id = coalesce(excluded.outside_id, r.outside_id)
     where (r.name, r.phone_number, r.cuisine, r.street, r.city, r.postcode, r.country, r.latitude, r.longitude, r.place_source,
         r.website, r.outside_id) is distinct from
       (excluded.name, excluded.phone_number, excluded.cuisine, excluded.street, excluded.city, excluded.postcode, excluded.country,
        excluded.latitude, excluded.longitude, excluded.place_source, coalesce(?, r.website),
        coalesce(excluded.outside_id, r.outside_id))
     returning xmax = 0 as created`,
    [
      ...[id, name, phoneNumber, cuisine, street, city, postcode, country],
      ...[foldText(name), foldText(city), foldText(cuisine), latitude, longitude, placeSource],
      ...[website, outsideId, website, website],
    ],
  );
  const { place: _place, outsideId: _outsideId, ...told } = facts;
  const restaurant: Restaurant = { id, ...told, latitude, longitude };
  if (!row) return { restaurant, outcome: 'unchanged' };
  const stored = { id, name, phoneNumber, cuisine, street, city, postcode, country, latitude, longitude };
  // The website and who says where the place is are ours alone; whoever follows the restaurants is told of what is served.
  if (before && servedOf(before).every((value, i) => value === servedOf(stored)[i]))
    return { restaurant, outcome: 'updated' };
  // Somebody else may have created it a moment ago: then it changes, and of what it was before nothing is known here.
  await recordRestaurant(trx, row.created ? null : (before ?? stored), stored);
  return { restaurant, outcome: row.created ? 'created' : 'updated' };
}

async function idOfOutside(trx: Knex, outsideId: string): Promise<string | undefined> {
  const [found] = await rows<{ id: string }>(trx, 'select id from restaurants where outside_id = ?', [outsideId]);
  return found?.id;
}

const servedOf = ({ name, phoneNumber, cuisine, street, city, postcode, country, latitude, longitude }: Restaurant) => [
  ...[name, phoneNumber, cuisine, street],
  ...[city, postcode, country, latitude, longitude],
];
