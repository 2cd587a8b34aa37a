import type { RestaurantStore } from '../../src/ports/restaurant-store.ts';

type Saved = Awaited<ReturnType<RestaurantStore['save']>>;

/** The outcome for one restaurant, for a person. */
export function restaurantLine({ restaurant, outcome }: Saved): string {
  return `${restaurant.id}  ${restaurant.name} (${outcome})`;
}
