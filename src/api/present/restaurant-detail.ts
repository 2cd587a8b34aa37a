import type { z } from 'zod';
import type { RestaurantDetail } from '../../domain/restaurant.ts';
import type { restaurantDetailSchema } from '../schemas/restaurant.ts';

export function presentRestaurantDetail(restaurant: RestaurantDetail): z.output<typeof restaurantDetailSchema> {
  const { id, name, phoneNumber, cuisine, street, city, postcode, country, latitude, longitude } = restaurant;
  const menus = restaurant.menus.map((menu) => ({ id: menu.id, version: menu.version, name: menu.name }));
  return { id, name, phoneNumber, cuisine, street, city, postcode, country, latitude, longitude, menus };
}
