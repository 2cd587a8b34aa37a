import { z } from 'zod';
import { restaurantSummarySchema } from './restaurant.ts';

export const GEO_TYPE = 'application/geo+json';

/** Restaurants on a map (RFC 7946). */
export const restaurantsGeoJsonSchema = z
  .strictObject({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.strictObject({
        type: z.literal('Feature'),
        id: z.string(),
        geometry: z
          .strictObject({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) })
          .nullable()
          .meta({ description: 'Longitude and latitude; null where the place is not known.' }),
        properties: z.strictObject({
          ...restaurantSummarySchema.shape,
          distance: z.number().optional().meta({ description: 'With near: metres, rounded to 10.' }),
        }),
      }),
    ),
  })
  .meta({ id: 'RestaurantsGeoJson', description: 'GeoJSON (RFC 7946), by Accept: application/geo+json.' });
