import type { Knex } from 'knex';
import type { Restaurant } from '../../domain/restaurant.ts';
import { recordChanges, restaurantStream } from './record-changes.ts';

const FACTS: readonly (keyof Restaurant)[] = [
  'name',
  'phoneNumber',
  'cuisine',
  'street',
  'city',
  'postcode',
  'country',
  'latitude',
  'longitude',
];

/**
 * Tells that a restaurant was created, or what is now said of it otherwise.
 * @param before as it was; null for a new one
 */
export async function recordRestaurant(trx: Knex, before: Restaurant | null, restaurant: Restaurant): Promise<void> {
  const subject = { restaurantId: restaurant.id, menuId: null };
  const fields = before === null ? [] : FACTS.filter((fact) => before[fact] !== restaurant[fact]);
  await recordChanges(trx, restaurantStream(restaurant.id), [
    before === null
      ? { type: 'restaurant.created', ...subject, data: { restaurant } }
      : { type: 'restaurant.changed', ...subject, data: { restaurant, fields } },
  ]);
}
