import type { Knex } from 'knex';
import { changedFields, type StoredRestaurant, servedOf } from '../restaurant-rows.ts';
import { recordRestaurantChanges } from './record-changes.ts';

/** A restaurant as it was, null for a new one, and as it is now. */
interface RestaurantStep {
  readonly before: StoredRestaurant | null;
  readonly after: StoredRestaurant;
}

/** Tells which restaurants were created, and what is now said of the others otherwise, where any of it is served. */
export const recordRestaurants = (trx: Knex, steps: readonly RestaurantStep[]): Promise<void> =>
  recordRestaurantChanges(
    trx,
    steps.flatMap(({ before, after }) => {
      const restaurant = servedOf(after);
      const subject = { restaurantId: after.id, menuId: null };
      if (before === null) return { type: 'restaurant.created', ...subject, data: { restaurant } };
      const fields = changedFields(before, after);
      return fields.length === 0 ? [] : { type: 'restaurant.changed', ...subject, data: { restaurant, fields } };
    }),
  );
