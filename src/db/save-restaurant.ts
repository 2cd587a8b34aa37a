import type { Knex } from 'knex';
import { foldText } from '../domain/fold-text.ts';
import type { Restaurant, RestaurantFacts } from '../domain/restaurant.ts';
import { restaurantId } from '../domain/restaurant-id.ts';
import type { RestaurantStore } from '../ports/restaurant-store.ts';
import { recordRestaurant } from './changes/record-restaurant.ts';
import { rows } from './rows.ts';

/** The columns of a restaurant, named as in `Restaurant`. */
export const RESTAURANT_COLUMNS = `id, name, phone_number as "phoneNumber", cuisine, street, city, postcode, country, latitude, longitude`;

/** Saves inside the transaction it is given; see RestaurantStore.save. */
export async function saveRestaurant(
  trx: Knex,
  facts: RestaurantFacts,
  givenId?: string,
): ReturnType<RestaurantStore['save']> {
  const { name, phoneNumber, cuisine, street, city, postcode, country, website } = facts;
  const id = (givenId ?? restaurantId(name, postcode)).toLowerCase();
  const texts = factsOf(facts);
  const address = website ?? null;
  const [before] = await rows<Restaurant>(
    trx,
    `select ${RESTAURANT_COLUMNS} from restaurants where id = ? for no key update`,
    [id],
  );
  const [row] = await rows<{ created: boolean }>(
    trx,
    `insert into restaurants as r (id, name, phone_number, cuisine, street, city, postcode, country, folded_name, folded_city,
       folded_cuisine, website)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, coalesce(?, ''))
     on conflict (id) do update
     set name = excluded.name, phone_number = excluded.phone_number, cuisine = excluded.cuisine, street = excluded.street,
       city = excluded.city, postcode = excluded.postcode, country = excluded.country, folded_name = excluded.folded_name,
       folded_city = excluded.folded_city, folded_cuisine = excluded.folded_cuisine, website = coalesce(?, r.website)
     where (r.name, r.phone_number, r.cuisine, r.street, r.city, r.postcode, r.country, r.website) is distinct from
       (excluded.name, excluded.phone_number, excluded.cuisine, excluded.street, excluded.city, excluded.postcode, excluded.country,
        coalesce(?, r.website))
     returning xmax = 0 as created`,
    [id, ...texts, foldText(name), foldText(city), foldText(cuisine), ...[address, address, address]],
  );
  const restaurant: Restaurant = { id, ...facts, latitude: 0, longitude: 0 };
  if (!row) return { restaurant, outcome: 'unchanged' };
  const stored = { id, name, phoneNumber, cuisine, street, city, postcode, country, latitude: 0, longitude: 0 };
  // The website is ours alone; whoever follows the restaurants is told of what is served.
  if (before && texts.every((text, i) => text === factsOf(before)[i])) return { restaurant, outcome: 'updated' };
  // Somebody else may have created it a moment ago: then it changes, and of what it was before nothing is known here.
  await recordRestaurant(trx, row.created ? null : (before ?? stored), stored);
  return { restaurant, outcome: row.created ? 'created' : 'updated' };
}

const factsOf = ({ name, phoneNumber, cuisine, street, city, postcode, country }: RestaurantFacts) => [
  ...[name, phoneNumber, cuisine, street],
  ...[city, postcode, country],
];
