import { z } from 'zod';
import type { RestaurantFilter } from '../../ports/restaurant-store.ts';
import { pageParameters } from './paging.ts';
import { containsParameter } from './parameter.ts';

export const restaurantListQuerySchema = z.object({
  ...pageParameters,
  name: containsParameter(
    'Only restaurants whose name contains this, without regard to case, accents and signs.',
  ).optional(),
  city: containsParameter('Only restaurants whose city contains this.').optional(),
  cuisine: containsParameter('Only restaurants whose cuisine contains this.').optional(),
});

export function restaurantFilterOf({
  name,
  city,
  cuisine,
}: z.output<typeof restaurantListQuerySchema>): RestaurantFilter {
  return { ...(name && { name }), ...(city && { city }), ...(cuisine && { cuisine }) };
}
