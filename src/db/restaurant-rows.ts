import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { Knex } from 'knex';
import type { Restaurant } from '../domain/restaurant.ts';
import type { StoredPlace } from './place-for.ts';
import { rows } from './rows.ts';

export interface StoredRestaurant extends Omit<Restaurant, 'place' | 'website' | 'outsideId'>, StoredPlace {
  readonly website: string;
  readonly outsideId: string | null;
}

const SERVED = {
  ...{ id: 'id', name: 'name', phoneNumber: 'phone_number', cuisine: 'cuisine', street: 'street', city: 'city' },
  ...{ postcode: 'postcode', country: 'country', latitude: 'latitude', longitude: 'longitude' },
} as const;
/** Never served. */
const OURS = { placeSource: 'place_source', website: 'website', outsideId: 'outside_id' } as const;

const SERVED_NAMES = Object.keys(SERVED) as readonly (keyof typeof SERVED)[];
const COLUMNS = Object.entries({ ...SERVED, ...OURS }) as readonly (readonly [keyof StoredRestaurant, string])[];
const WRITTEN = [...COLUMNS.map(([, column]) => column), 'folded_name', 'folded_city', 'folded_cuisine'];

const selected = (columns: readonly (readonly [string, string])[]): string =>
  columns.map(([name, column]) => (name === column ? name : `${column} as "${name}"`)).join(', ');

export const RESTAURANT_COLUMNS = selected(Object.entries(SERVED));

export const servedOf = (stored: StoredRestaurant): Restaurant =>
  Object.fromEntries(SERVED_NAMES.map((name) => [name, stored[name]])) as unknown as Restaurant;

export const changedFields = (before: StoredRestaurant, after: StoredRestaurant): readonly (keyof Restaurant)[] =>
  SERVED_NAMES.filter((name) => before[name] !== after[name]);

export const isStoredAlike = (one: StoredRestaurant, other: StoredRestaurant): boolean =>
  COLUMNS.every(([name]) => one[name] === other[name]);

export async function lockedRestaurants(
  trx: Knex,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRestaurant>> {
  const found = await rows<StoredRestaurant>(
    trx,
    `select ${selected(COLUMNS)} from restaurants where id = any(?::uuid[]) order by id for no key update`,
    [[...ids]],
  );
  return new Map(found.map((one) => [one.id, one]));
}

export async function insertRestaurants(trx: Knex, made: readonly StoredRestaurant[]): Promise<ReadonlySet<string>> {
  if (made.length === 0) return new Set();
  const inserted = await rows<{ id: string }>(
    trx,
    `insert into restaurants (${WRITTEN}) select ${WRITTEN} from json_populate_recordset(null::restaurants, ?::json)
     on conflict (id) do nothing returning id`,
    [asJson(made)],
  );
  return new Set(inserted.map(({ id }) => id));
}

export async function updateRestaurants(trx: Knex, changed: readonly StoredRestaurant[]): Promise<void> {
  if (changed.length === 0) return;
  await trx.raw(
    `update restaurants r set (${WRITTEN}) = row (${WRITTEN.map((column) => `g.${column}`)})
     from json_populate_recordset(null::restaurants, ?::json) g where g.id = r.id`,
    [asJson(changed)],
  );
}

const asJson = (all: readonly StoredRestaurant[]): string =>
  JSON.stringify(
    all.map((one) => ({
      ...Object.fromEntries(COLUMNS.map(([name, column]) => [column, one[name]])),
      ...{ folded_name: foldText(one.name), folded_city: foldText(one.city), folded_cuisine: foldText(one.cuisine) },
    })),
  );
