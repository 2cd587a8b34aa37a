import { isKnownPlace } from '../../domain/place.ts';
import type { RestaurantDetail } from '../../domain/restaurant.ts';

/** The restaurant in the terms of schema.org. */
export function restaurantLd(restaurant: RestaurantDetail, baseUrl: string): object {
  const { id, name, cuisine, street, city, postcode, country, phoneNumber, menus, latitude, longitude } = restaurant;
  const address = { streetAddress: street, addressLocality: city, postalCode: postcode, addressCountry: country };
  const known = Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''));
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${baseUrl}/restaurants/${id}`,
    name,
    url: `${baseUrl}/restaurants/${id}`,
    address: { '@type': 'PostalAddress', ...known },
    ...(isKnownPlace(restaurant) && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(cuisine !== '' && { servesCuisine: cuisine }),
    ...(phoneNumber !== '' && { telephone: phoneNumber }),
    hasMenu: menus.map((menu) => ({ '@type': 'Menu', name: menu.name, url: `${baseUrl}/menus/${menu.id}` })),
  };
}
