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
  return { type: 'FeatureCollection', features: restaurants.map((restaurant) => feature(restaurant, around)) };
}

function feature(restaurant: RestaurantSummary, around: Circle | undefined) {
  const { id, latitude, longitude } = restaurant;
  const coordinates: [number, number] = [longitude, latitude];
  return {
    type: 'Feature' as const,
    id,
    geometry: isKnownPlace(restaurant) ? { type: 'Point' as const, coordinates } : null,
    properties: { ...presentSummary(restaurant), ...(around && { distance: metresBetween(around, restaurant) }) },
  };
}
