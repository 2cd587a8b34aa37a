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
import { RESTAURANT_COLUMNS } from './restaurant-rows.ts';
import { oneRow, rows, there } from './rows.ts';
import { saveRestaurants } from './save-restaurants.ts';

const IN_ORDER = 'name collate "en-GB-x-icu", id';

/** Restaurants in PostgreSQL. */
export function createRestaurantStore(db: Database): RestaurantStore {
  return {
    async list(filter, page, pageSize) {
      const found = await listed(db, filter, 'contains', page, pageSize);
      if (found.totalCount > 0 || foldText(filter.name ?? '') === '') return { ...found, alike: false };
      const alike = await listed(db, filter, 'alike', page, pageSize);
      return { ...alike, alike: alike.totalCount > 0 };
    },

    async detail(id, asOf) {
      const [[restaurant], menus] = await Promise.all([
        prepared<Restaurant>(db, 'restaurant', `select ${RESTAURANT_COLUMNS} from restaurants where id = $1`, [id]),
        asOf === undefined ? menusNow(db, id) : menusThen(db, id, asOf),
      ]);
      return restaurant ? { ...restaurant, menus } : null;
    },

    find(idOrName) {
      const guid = toGuid(idOrName);
      const [column, value] = guid === null ? ['folded_name', foldText(idOrName)] : ['id', guid];
      return rows<Restaurant>(
        db,
        `select ${RESTAURANT_COLUMNS} from restaurants where ${column} = ? order by ${IN_ORDER}`,
        [value],
      );
    },

    save: (facts, id) => db.transaction(async (trx) => there((await saveRestaurants(trx, [{ facts, id }]))[0])),
    saveAll: (given) => db.transaction((trx) => saveRestaurants(trx, given)),
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

/** Metres to the point of the filter, along a great circle. */
const METRES = `2 * 6371000 * asin(least(1, sqrt(
  sin(radians(latitude - :latitude) / 2) ^ 2
    + cos(radians(:latitude)) * cos(radians(latitude)) * sin(radians(longitude - :longitude) / 2) ^ 2)))`;

/** Of a degree of latitude there is nowhere less; by it most restaurants are passed over at once. */
const METRES_A_DEGREE = 110_000;

const NEAR = `(latitude <> 0 or longitude <> 0)
  and latitude between :latitude - :metres / ${METRES_A_DEGREE}.0 and :latitude + :metres / ${METRES_A_DEGREE}.0 and ${METRES} <= :metres`;

/** How names are found: by what they contain, or by words spelt like what was asked for (`pg_trgm`, six tenths of its trigrams). */
type Naming = 'contains' | 'alike';

async function listed(db: Database, filter: RestaurantFilter, naming: Naming, page: number, pageSize: number) {
  const { named, near, values } = where(filter, naming);
  const sql = `${named} and ${near}`;
  const byName = naming === 'alike' ? `word_similarity(:name, folded_name) desc, ${IN_ORDER}` : IN_ORDER;
  const order = filter.sort && filter.around ? `${METRES}, ${IN_ORDER}` : byName;
  const [total, unknown, found] = await Promise.all([
    oneRow<{ count: number }>(db, `select count(*) from restaurants where ${sql}`, values),
    oneRow<{ count: number }>(
      db,
      `select count(*) from restaurants where ${filter.around ? named : 'false'} and latitude = 0 and longitude = 0`,
      values,
    ),
    rows<RestaurantSummary>(
      db,
      `select r.id, r.name, r.city, r.postcode, r.cuisine, r.latitude, r.longitude,
         m."activeMenus", m."menuChanged"
       from (select *, row_number() over (order by ${order}) as place from restaurants where ${sql}
         order by place limit :pageSize offset :offset) r cross join lateral (
         select count(*) as "activeMenus", max(date_updated) as "menuChanged"
         from menus where restaurant_id = r.id and date_deleted is null) m
       order by r.place`,
      { ...values, pageSize, offset: (page - 1) * pageSize },
    ),
  ]);
  const items = found.map((one) => ({ ...one, menuChanged: one.menuChanged && isoDate(one.menuChanged) }));
  return { items, totalCount: total.count, placesUnknown: unknown.count };
}

/** Conditions of a filter; folded text has no sign in it, so neither `%` nor `_` can have a meaning. */
function where(filter: RestaurantFilter, naming: Naming) {
  const conditions = (['name', 'city', 'cuisine'] as const)
    .map((field) => ({ field, folded: foldText(filter[field] ?? ''), isAlike: field === 'name' && naming === 'alike' }))
    .filter(({ folded }) => folded !== '');
  const sql = conditions.map(({ field, isAlike }) =>
    isAlike ? `:${field} <% folded_${field}` : `folded_${field} like :${field}`,
  );
  return {
    named: ['true', ...sql].join(' and '),
    near: filter.around ? NEAR : 'true',
    values: {
      ...Object.fromEntries(conditions.map(({ field, folded, isAlike }) => [field, isAlike ? folded : `%${folded}%`])),
      ...filter.around,
    },
  };
}
