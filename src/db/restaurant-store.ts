import { foldText } from '../domain/fold-text.ts';
import { toGuid } from '../domain/guid.ts';
import { isoDate } from '../domain/iso-date.ts';
import type { MenuReference, Restaurant, RestaurantSummary } from '../domain/restaurant.ts';
import type { RestaurantFilter, RestaurantStore } from '../ports/restaurant-store.ts';
import { mergeRestaurants } from './merge-restaurants.ts';
import type { Database } from './open-database.ts';
import { prepared } from './prepared.ts';
import { removeRestaurant } from './remove-restaurant.ts';
import { holdingsOf } from './restaurant-holdings.ts';
import { rows } from './rows.ts';
import { RESTAURANT_COLUMNS, saveRestaurant } from './save-restaurant.ts';

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
             m."activeMenus", m."menuChanged"
           from (select * from restaurants where ${sql} order by ${IN_ORDER} limit ? offset ?) r cross join lateral (
             select count(*) as "activeMenus", max(date_updated) as "menuChanged"
             from menus where restaurant_id = r.id and date_deleted is null) m
           order by r.name collate "en-GB-x-icu", r.id`,
          [...values, pageSize, (page - 1) * pageSize],
        ),
      ]);
      const items = found.map((one) => ({ ...one, menuChanged: one.menuChanged && isoDate(one.menuChanged) }));
      return { items, totalCount: total?.count ?? 0 };
    },

    async detail(id, asOf) {
      const [[restaurant], menus] = await Promise.all([
        prepared<Restaurant>(db, 'restaurant', `select ${RESTAURANT_COLUMNS} from restaurants where id = $1`, [id]),
        asOf === undefined ? menusNow(db, id) : menusThen(db, id, asOf),
      ]);
      return restaurant ? { ...restaurant, menus } : null;
    },

    async find(idOrName) {
      const guid = toGuid(idOrName);
      const [column, value] = guid === null ? ['folded_name', foldText(idOrName)] : ['id', guid];
      return rows<Restaurant>(
        db,
        `select ${RESTAURANT_COLUMNS} from restaurants where ${column} = ? order by ${IN_ORDER}`,
        [value],
      );
    },

    save: (facts, id) => db.transaction((trx) => saveRestaurant(trx, facts, id)),
    holdings: (id) => holdingsOf(db, id),
    remove: (id) => removeRestaurant(db, id),
    merge: (from, into) => db.transaction((trx) => mergeRestaurants(trx, from, into)),
  };
}

function menusNow(db: Database, id: string): Promise<readonly MenuReference[]> {
  const statement = `select id, version, name from menus where restaurant_id = $1 and date_deleted is null order by ${IN_ORDER}`;
  return prepared(db, 'menus-of-restaurant', statement, [id]);
}

function menusThen(db: Database, id: string, moment: string): Promise<readonly MenuReference[]> {
  const statement = `select id, version, name from menus
    where restaurant_id = ? and date_updated <= ?::timestamp and (date_deleted is null or date_deleted > ?::timestamp)
    order by ${IN_ORDER}`;
  return rows(db, statement, [id, moment, moment]);
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
