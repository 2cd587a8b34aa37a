import test from 'ava';
import { restaurantLd } from '../../src/api/restaurants/restaurant.ts';
import type { RestaurantDetail } from '../../src/domain/restaurant.ts';
import { restaurantFacts } from '../support/tagged-menu.ts';

const BASE = 'https://menus.example';
const read = (facts: object, menus: readonly string[] = []) =>
  restaurantLd(
    {
      ...restaurantFacts({
        name: 'The Kiln',
        street: '1 High Street',
        city: 'Leek',
        postcode: 'ST13 5AA',
        cuisine: '',
      }),
      ...{ id: 'r', country: 'United Kingdom', phoneNumber: '01538 123456', latitude: 0, longitude: 0 },
      menus: menus.map((name, id) => ({ id, name })),
      ...facts,
    } as unknown as RestaurantDetail,
    BASE,
  ) as Readonly<Record<string, unknown>>;

test('presents a restaurant in terms of schema.org, without unknown fields', (t) => {
  t.deepEqual(read({}), {
    ...{ '@context': 'https://schema.org', '@type': 'Restaurant', '@id': `${BASE}/restaurants/r` },
    ...{ name: 'The Kiln', url: `${BASE}/restaurants/r`, telephone: '+44 1538 123456', hasMenu: [] },
    address: {
      ...{ '@type': 'PostalAddress', streetAddress: '1 High Street', addressLocality: 'Leek' },
      ...{ postalCode: 'ST13 5AA', addressCountry: 'GB' },
    },
  });
  t.false('telephone' in read({ phoneNumber: '' }));
  t.is((read({ street: '' }).address as object & { readonly streetAddress?: string }).streetAddress, undefined);
});

test('includes its place, cuisine and menus if known', (t) => {
  const told = read({ latitude: 53.1, longitude: -2, cuisine: 'Pub' }, ['Lunch']);
  t.deepEqual(told.geo, { '@type': 'GeoCoordinates', latitude: 53.1, longitude: -2 });
  t.is(told.servesCuisine, 'Pub');
  t.is(told.menu, `${BASE}/menus/0`);
  t.deepEqual(told.hasMenu, [{ '@type': 'Menu', name: 'Lunch', url: `${BASE}/menus/0` }]);
  t.is(read({}, ['Lunch', 'Dinner']).menu, `${BASE}/restaurants/r`);
  t.false('menu' in read({}));
});

test('keeps numbers and names of other countries', (t) => {
  t.is(read({ country: 'Ireland', phoneNumber: '01 234' }).telephone, '01 234');
  t.is((read({ country: 'Atlantis' }).address as { readonly addressCountry: string }).addressCountry, 'Atlantis');
});
