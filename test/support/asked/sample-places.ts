import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { Database } from '../../../src/db/open-database.ts';
import { createPlaceStore } from '../../../src/db/place-store.ts';
import { createRestaurantStore } from '../../../src/db/restaurant-store.ts';
import type { Place } from '../../../src/domain/place.ts';
import type { PlaceStore } from '../../../src/ports/place-store.ts';
import { MANIFEST } from '../samples.ts';

/** Places of the invented postcodes of the sample restaurants: somewhere in their towns. */
const POSTCODES: Readonly<Record<string, Place>> = Object.fromEntries(
  (
    [
      ['ST15 8ZX', 52.902, -2.148],
      ['ST6 3ZT', 53.045, -2.198],
      ['DE14 1ZP', 52.806, -1.642],
      ['ST3 4ZW', 52.988, -2.135],
      ['ST14 7ZH', 52.898, -1.865],
      ['ST13 6ZR', 53.106, -2.024],
      ['WS13 6ZJ', 52.683, -1.827],
      ['ST16 2ZN', 52.806, -2.117],
      ['WS13 7ZE', 52.69, -1.82],
      ['WS11 1ZB', 52.688, -2.031],
      ['ST5 1ZD', 53.011, -2.228],
      ['ST1 3ZL', 53.027, -2.175],
      ['WS15 2ZA', 52.759, -1.937],
      ['B79 7ZS', 52.634, -1.695],
      ['DE14 2ZQ', 52.8, -1.635],
    ] as const
  ).map(([postcode, latitude, longitude]) => [postcode, { latitude, longitude }]),
);

export const samplePlace = (postcode: string): Place => POSTCODES[postcode] ?? { latitude: 0, longitude: 0 };

/** The middle of the sample restaurants in a town, at a postcode or in a district. */
export function middleOf(name: string): Place {
  const folded = foldText(name);
  const there = MANIFEST.restaurants.filter(
    ({ city, postcode }) => foldText(city) === folded || `${foldText(postcode)} `.startsWith(`${folded} `),
  );
  const mean = (side: keyof Place) =>
    there.reduce((sum, { postcode }) => sum + samplePlace(postcode)[side], 0) / there.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

/** Stores the sample restaurants, so that their towns and postcodes are found. */
export async function storeSamplePlaces(db: Database): Promise<PlaceStore> {
  const restaurants = createRestaurantStore(db);
  const places = createPlaceStore(db);
  await places.put(Object.entries(POSTCODES).map(([postcode, place]) => ({ postcode, ...place })));
  for (const { name, city, postcode, cuisine } of MANIFEST.restaurants)
    await restaurants.save({ name, city, postcode, cuisine, street: '', phoneNumber: '', country: '' });
  return places;
}
