import { isKnownPlace } from '../../domain/place.ts';
import type { RestaurantDetail } from '../../domain/restaurant.ts';
import { countryCode } from './country-code.ts';

/**
 * The restaurant in the terms of schema.org, in the forms that search engines ask for: a country as its code, a telephone number as it is
 * dialled from anywhere.
 */
export function restaurantLd(restaurant: RestaurantDetail, baseUrl: string): object {
  const { id, name, cuisine, street, city, postcode, country, phoneNumber, menus, latitude, longitude } = restaurant;
  const code = countryCode(country);
  const pages = menus.map((menu) => ({ '@type': 'Menu', name: menu.name, url: `${baseUrl}/menus/${menu.id}` }));
  const page = `${baseUrl}/restaurants/${id}`;
  const [only, ...others] = pages;
  const telephone = code === 'GB' ? phoneNumber.replace(/^0/, '+44 ') : phoneNumber;
  const address = {
    streetAddress: street,
    addressLocality: city,
    postalCode: postcode,
    addressCountry: code ?? country,
  };
  const known = Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''));
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': page,
    name,
    url: page,
    address: { '@type': 'PostalAddress', ...known },
    ...(isKnownPlace(restaurant) && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(cuisine !== '' && { servesCuisine: cuisine }),
    ...(telephone !== '' && { telephone }),
    ...(only && { menu: others.length === 0 ? only.url : page }),
    hasMenu: pages,
  };
}
