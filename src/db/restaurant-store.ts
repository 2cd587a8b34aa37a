import { foldText } from '../domain/fold-text.ts';
import { toGuid } from '../domain/guid.ts';
import type { MenuReference, Restaurant, RestaurantFacts, RestaurantSummary } from '../domain/restaurant.ts';
import { restaurantId } from '../domain/restaurant-id.ts';
import type { RestaurantFilter, RestaurantStore } from '../ports/restaurant-store.ts';
import { mergeRestaurants } from './merge-restaurants.ts';
import type { Database } from './open-database.ts';
import { prepared } from './prepared.ts';
import { removeRestaurant } from './remove-restaurant.ts';
import { holdingsOf } from './restaurant-holdings.ts';
import { rows } from './rows.ts';

const COLUMNS = `id, name, phone_number as "phoneNumber", cuisine, street, city, postcode, country, latitude, longitude`;
const IN_ORDER = 'name collate "en-GB-x-icu", id';

/** Restaurants in PostgreSQL. */
export function createRestaurantStore(db: Database): RestaurantStore {
  return {
    async list(filter, page, pageSize) {
      const { sql, values } = where(filter);
      const [[total], found] = await Promise.all([
        rows<{ count: number }>(db, `select count(*) from restaurants where ${sql}`, values),
        rows<RestaurantSummary>(
          db,
          `select r.id, r.name, r.city, r.postcode, r.cuisine,
             (select count(*) from menus m where m.restaurant_id = r.id and m.date_deleted is null) as "activeMenus"
           from (select * from restaurants where ${sql} order by ${IN_ORDER} limit ? offset ?) r
           order by r.name collate "en-GB-x-icu", r.id`,
          [...values, pageSize, (page - 1) * pageSize],
        ),
      ]);
      return { items: found, totalCount: total?.count ?? 0 };
    },

    async detail(id) {
      const [[restaurant], menus] = await Promise.all([
        prepared<Restaurant>(db, 'restaurant', `select ${COLUMNS} from restaurants where id = $1`, [id]),
        prepared<MenuReference>(
          db,
          'menus-of-restaurant',
          `select id, version, name from menus where restaurant_id = $1 and date_deleted is null order by ${IN_ORDER}`,
          [id],
        ),
      ]);
      return restaurant ? { ...restaurant, menus } : null;
    },

    async find(idOrName) {
      const guid = toGuid(idOrName);
      const [column, value] = guid === null ? ['folded_name', foldText(idOrName)] : ['id', guid];
      return rows<Restaurant>(db, `select ${COLUMNS} from restaurants where ${column} = ? order by ${IN_ORDER}`, [
        value,
      ]);
    },

    async save(facts: RestaurantFacts, id = restaurantId(facts.name, facts.postcode)) {
      const { name, phoneNumber, cuisine, street, city, postcode, country } = facts;
      const values = [
        name,
        phoneNumber,
        cuisine,
        street,
        city,
        postcode,
        country,
        foldText(name),
        foldText(city),
        foldText(cuisine),
      ];
      const [row] = await rows<{ created: boolean }>(
        db,
        `insert into restaurants as r (id, name, phone_number, cuisine, street, city, postcode, country, folded_name, folded_city,
           folded_cuisine)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (id) do update
         set name = excluded.name, phone_number = excluded.phone_number, cuisine = excluded.cuisine, street = excluded.street,
           city = excluded.city, postcode = excluded.postcode, country = excluded.country, folded_name = excluded.folded_name,
           folded_city = excluded.folded_city, folded_cuisine = excluded.folded_cuisine
         where (r.name, r.phone_number, r.cuisine, r.street, r.city, r.postcode, r.country) is distinct from
           (excluded.name, excluded.phone_number, excluded.cuisine, excluded.street, excluded.city, excluded.postcode, excluded.country)
         returning xmax = 0 as created`,
        [id.toLowerCase(), ...values],
      );
      const restaurant: Restaurant = { id: id.toLowerCase(), ...facts, latitude: 0, longitude: 0 };
      return { restaurant, outcome: row ? (row.created ? 'created' : 'updated') : 'unchanged' };
    },

    holdings: (id) => holdingsOf(db, id),
    remove: (id) => removeRestaurant(db, id),
    merge: (from, into) => db.transaction((trx) => mergeRestaurants(trx, from, into)),
  };
}

/** Conditions of a filter; folded text has no sign in it, so neither `%` nor `_` can have a meaning. */
function where(filter: RestaurantFilter): { readonly sql: string; readonly values: readonly string[] } {
  const conditions = (['name', 'city', 'cuisine'] as const)
    .map((field) => ({ field, folded: foldText(filter[field] ?? '') }))
    .filter(({ folded }) => folded !== '');
  return {
    sql: ['true', ...conditions.map(({ field }) => `folded_${field} like ?`)].join(' and '),
    values: conditions.map(({ folded }) => `%${folded}%`),
  };
}
