import { z } from 'zod';
import type { RestaurantFilter } from '../../ports/restaurant-store.ts';
import { containsParameter, integerParameter } from './parameter.ts';

export const LARGEST_PAGE = 100;
export const restaurantListQuerySchema = z.object({
  page: integerParameter('Page to return, from 1.', { least: 1, default: 1 }).default(1),
  pageSize: integerParameter(`Restaurants a page; more than ${LARGEST_PAGE} is served as ${LARGEST_PAGE}.`, {
    least: 1,
    servedAtMost: LARGEST_PAGE,
    default: 20,
  }).default(20),
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
