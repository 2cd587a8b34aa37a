import type { SavedRestaurant } from '../../src/ports/restaurant-store.ts';

/** The outcome for one restaurant, for a person. */
export function restaurantLine({ restaurant, outcome }: SavedRestaurant): string {
  return `${restaurant.id}  ${restaurant.name} (${outcome})`;
}
