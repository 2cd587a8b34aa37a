import type { z } from 'zod';
import { type Circle, isKnownPlace, metresBetween } from '../../domain/place.ts';
import type { RestaurantSummary } from '../../domain/restaurant.ts';
import type { restaurantsGeoJsonSchema } from '../schemas/geo-json.ts';
import { presentSummary } from './restaurant-page.ts';

/** Restaurants as points on a map, with their distance from the middle of what they are near. */
export function restaurantsGeoJson(
  restaurants: readonly RestaurantSummary[],
  around: Circle | undefined,
): z.output<typeof restaurantsGeoJsonSchema> {
  return {
    type: 'FeatureCollection',
    features: restaurants.map((restaurant) => ({
      type: 'Feature',
      id: restaurant.id,
      geometry: isKnownPlace(restaurant)
        ? { type: 'Point', coordinates: [restaurant.longitude, restaurant.latitude] }
        : null,
      properties: { ...presentSummary(restaurant), ...(around && { distance: metresBetween(around, restaurant) }) },
    })),
  };
}
