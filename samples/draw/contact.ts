import type { RestaurantFacts } from '../../src/domain/restaurant.ts';

/** "88 Maltings Street, Burton upon Trent DE14 1ZP · 01632 960125" */
export function restaurantLine({ street, city, postcode, phoneNumber }: RestaurantFacts): string {
  return `${street}, ${city} ${postcode} · ${phoneNumber}`;
}
