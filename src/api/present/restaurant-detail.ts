import type { RestaurantDetail } from '../../domain/restaurant.ts';

export function presentRestaurantDetail(restaurant: RestaurantDetail): RestaurantDetail {
  const { id, name, phoneNumber, cuisine, street, city, postcode, country, latitude, longitude } = restaurant;
  const menus = restaurant.menus.map((menu) => ({ id: menu.id, version: menu.version, name: menu.name }));
  return { id, name, phoneNumber, cuisine, street, city, postcode, country, latitude, longitude, menus };
}
