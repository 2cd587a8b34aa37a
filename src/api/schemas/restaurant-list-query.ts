import { z } from 'zod';
import type { RestaurantFilter } from '../../ports/restaurant-store.ts';
import { distanceParameter, nearParameters } from './near.ts';
import { pageParameters } from './paging.ts';
import { containsParameter } from './parameter.ts';

/** What the page of restaurants takes. */
export const namedRestaurantsQuerySchema = z.object({
  ...pageParameters,
  name: containsParameter(
    'Only restaurants whose name contains this, without regard to case, accents and signs.',
  ).optional(),
  city: containsParameter('Only restaurants whose city contains this.').optional(),
  cuisine: containsParameter('Only restaurants whose cuisine contains this.').optional(),
});

export const restaurantListQuerySchema = z.object({
  ...namedRestaurantsQuerySchema.shape,
  ...nearParameters,
  sort: distanceParameter.optional(),
});

type NameFilter = Pick<RestaurantFilter, 'name' | 'city' | 'cuisine'>;

export function restaurantFilterOf({ name, city, cuisine }: z.output<typeof namedRestaurantsQuerySchema>): NameFilter {
  return { ...(name && { name }), ...(city && { city }), ...(cuisine && { cuisine }) };
}
