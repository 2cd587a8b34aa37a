import type { RestaurantStore } from '../ports/restaurant-store.ts';

type Saved = Awaited<ReturnType<RestaurantStore['save']>>;

/** What became of one restaurant, for a person. */
export function restaurantLine({ restaurant, outcome }: Saved): string {
  return `${restaurant.id}  ${restaurant.name} (${outcome})`;
}
