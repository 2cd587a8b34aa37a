import type { z } from 'zod';
import type { MenuReference, RestaurantDetail } from '../../domain/restaurant.ts';
import type { restaurantDetailSchema } from '../schemas/restaurant.ts';

type DetailBody = z.output<typeof restaurantDetailSchema>;

export function presentRestaurantDetail(restaurant: RestaurantDetail): DetailBody {
  const { id, name, phoneNumber, cuisine, street, city, postcode, country, latitude, longitude } = restaurant;
  const menus = restaurant.menus.map(presentReference);
  return { id, name, phoneNumber, cuisine, street, city, postcode, country, latitude, longitude, menus };
}

function presentReference({ id, version, name }: MenuReference): DetailBody['menus'][number] {
  return { id, version, name };
}
