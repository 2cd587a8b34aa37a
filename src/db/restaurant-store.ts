import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { Knex } from 'knex';
import { toGuid } from '../domain/guid.ts';
import { isoDate } from '../domain/iso-date.ts';
import type { MenuReference, Restaurant, RestaurantSummary } from '../domain/restaurant.ts';
import type { RestaurantFilter, RestaurantHoldings, RestaurantStore } from '../ports/restaurant-store.ts';
import { recordRestaurantChanges } from './changes/record-changes.ts';
import { mergeRestaurants } from './merge-restaurants.ts';
import type { Database } from './open-database.ts';
import { queryPrepared } from './prepared.ts';
import { lockRestaurant } from './publish/menu-lines.ts';
import { withdrawMenu } from './publish/withdraw-menu.ts';
import { holdingsOf } from './restaurant-holdings.ts';
import { RESTAURANT_COLUMNS } from './restaurant-rows.ts';
import { assertDefined, firstRow, oneRow, rows } from './rows.ts';
import { saveRestaurants } from './save-restaurants.ts';

const IN_ORDER = 'name collate "en-GB-x-icu", id';

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
        queryPrepared<Restaurant>(db, 'restaurant', `select ${RESTAURANT_COLUMNS} from restaurants where id = $1`, [
          id,
        ]),
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

    save: (facts, id) => db.transaction(async (trx) => assertDefined((await saveRestaurants(trx, [{ facts, id }]))[0])),
    saveAll: (given) => db.transaction((trx) => saveRestaurants(trx, given)),
    holdings: (id) => holdingsOf(db, id),
    remove: (id) => removeRestaurant(db, id),
    merge: (from, into) => db.transaction((trx) => mergeRestaurants(trx, from, into)),
  };
}

function menusNow(db: Database, id: string): Promise<readonly MenuReference[]> {
  const statement = `select id, version, name from menus where restaurant_id = $1 and date_deleted is null order by ${IN_ORDER}`;
  return queryPrepared(db, 'menus-of-restaurant', statement, [id]);
}

function menusThen(db: Database, id: string, moment: string): Promise<readonly MenuReference[]> {
  const statement = `select id, version, name from menus
    where restaurant_id = ? and date_updated <= ?::timestamp and (date_deleted is null or date_deleted > ?::timestamp)
    order by ${IN_ORDER}`;
  return rows(db, statement, [id, moment, moment]);
}

const METRES = `2 * 6371000 * asin(least(1, sqrt(
  sin(radians(latitude - :latitude) / 2) ^ 2
    + cos(radians(:latitude)) * cos(radians(latitude)) * sin(radians(longitude - :longitude) / 2) ^ 2)))`;

/** Lower bound of a degree of latitude; quickly excludes most restaurants. */
const METRES_A_DEGREE = 110_000;

const NEAR = `(latitude <> 0 or longitude <> 0)
  and latitude between :latitude - :metres / ${METRES_A_DEGREE}.0 and :latitude + :metres / ${METRES_A_DEGREE}.0 and ${METRES} <= :metres`;

/** Name matching: by substring, or by words spelt similarly (`pg_trgm`, six tenths of the trigrams). */
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

/** Conditions of a filter; folded text has no punctuation, so it holds neither `%` nor `_`. */
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

/** Tables with rows per source or finding of a restaurant. */
const TABLES = ['review_items', 'kitchen_tables', 'menus', 'menu_lines', 'menu_checks', 'menu_sources'] as const;

async function removeRestaurant(db: Database, id: string): Promise<RestaurantHoldings | null> {
  const held = await holdingsOf(db, id);
  if (held === null) return null;
  // A transaction of its own: followers hear of a withdrawn menu, but not of a deleted one.
  await db.transaction((trx) => withdrawAll(trx, id));
  await db.transaction(async (trx) => {
    await lockRestaurant(trx, id);
    // Withdraws also what was published between the two transactions.
    await withdrawAll(trx, id);
    const documents = await rows<{ sha256: string }>(
      trx,
      `select sha256 from menu_checks group by sha256
       having sha256 is not null and bool_and(restaurant_id = ?)`,
      [id],
    );
    for (const table of TABLES) {
      await trx.raw(`delete from ${table} where restaurant_id = ?`, [id]);
    }
    const gone = await firstRow<{ name: string }>(trx, 'delete from restaurants where id = ? returning name', [id]);
    if (gone) {
      const removed = { type: 'restaurant.removed', restaurantId: id, menuId: null, data: gone } as const;
      await recordRestaurantChanges(trx, [removed]);
    }
    await trx.raw('delete from source_documents where sha256 = any(?)', [documents.map(({ sha256 }) => sha256)]);
  });
  return held;
}

async function withdrawAll(trx: Knex, restaurantId: string): Promise<void> {
  const active = await rows<{ id: number }>(
    trx,
    'select id from menus where restaurant_id = ? and date_deleted is null',
    [restaurantId],
  );
  for (const { id } of active) await withdrawMenu(trx, id);
}
