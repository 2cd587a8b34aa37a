import type { Restaurant } from '../../domain/restaurant.ts';
import type { Publisher } from '../../ports/publisher.ts';
import type { RestaurantHoldings } from '../../ports/restaurant-store.ts';
import { applyTables } from './apply-tables.ts';

/**
 * Merges a restaurant into another one, which gets the allergen tables of both.
 * @param from id of the restaurant to remove
 * @returns its holdings; null if it is gone already
 */
export function mergeRestaurants(
  from: string,
  into: Restaurant,
  publisher: Publisher,
): Promise<RestaurantHoldings | null> {
  return publisher.publish(into.id, async (stores) => {
    const held = await stores.restaurants.merge(from, into.id);
    if (held) await applyTables(into, stores);
    return held;
  });
}
