import { foldText } from '../domain/fold-text.ts';
import type { MenuReference, Restaurant, RestaurantFacts, RestaurantSummary } from '../domain/restaurant.ts';
import { restaurantId } from '../domain/restaurant-id.ts';
import type { RestaurantFilter, RestaurantStore } from '../ports/restaurant-store.ts';
import type { Database } from './open-database.ts';

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const COLUMNS = `id, name, phone_number as "phoneNumber", cuisine, street, city, postcode, country, latitude, longitude`;
const IN_ORDER = 'name collate "en-GB-x-icu", id';

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

/** Restaurants in PostgreSQL. */
export function createRestaurantStore(db: Database): RestaurantStore {
  return {
    async list(filter, page, pageSize) {
      const { sql, values } = where(filter);
      const [total, found] = await Promise.all([
        db.raw<{ rows: { count: number }[] }>(`select count(*) from restaurants where ${sql}`, values),
        db.raw<{ rows: RestaurantSummary[] }>(
          `select r.id, r.name, r.city, r.postcode, r.cuisine,
             (select count(*) from menus m where m.restaurant_id = r.id and m.date_deleted is null) as "activeMenus"
           from (select * from restaurants where ${sql} order by ${IN_ORDER} limit ? offset ?) r
           order by r.name collate "en-GB-x-icu", r.id`,
          [...values, pageSize, (page - 1) * pageSize],
        ),
      ]);
      return { items: found.rows, totalCount: total.rows[0]?.count ?? 0 };
    },

    async detail(id) {
      const [restaurants, menus] = await Promise.all([
        db.raw<{ rows: Restaurant[] }>(`select ${COLUMNS} from restaurants where id = ?`, [id]),
        db.raw<{ rows: MenuReference[] }>(
          `select id, version, name from menus where restaurant_id = ? and date_deleted is null order by ${IN_ORDER}`,
          [id],
        ),
      ]);
      const [restaurant] = restaurants.rows;
      return restaurant ? { ...restaurant, menus: menus.rows } : null;
    },

    async find(idOrName) {
      const column = GUID.test(idOrName) ? 'id' : 'folded_name';
      const value = column === 'id' ? idOrName : foldText(idOrName);
      const { rows } = await db.raw<{ rows: Restaurant[] }>(
        `select ${COLUMNS} from restaurants where ${column} = ? order by ${IN_ORDER}`,
        [value],
      );
      return rows;
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
      const { rows } = await db.raw<{ rows: { created: boolean }[] }>(
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
      const [row] = rows;
      const restaurant: Restaurant = { id: id.toLowerCase(), ...facts, latitude: 0, longitude: 0 };
      return { restaurant, outcome: row ? (row.created ? 'created' : 'updated') : 'unchanged' };
    },
  };
}
