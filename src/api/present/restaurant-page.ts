import type { z } from 'zod';
import type { RestaurantSummary } from '../../domain/restaurant.ts';
import type { restaurantPageSchema, restaurantSummarySchema } from '../schemas/restaurant.ts';
import { pageBody } from './page-body.ts';

export function presentRestaurantPage(
  found: { readonly items: readonly RestaurantSummary[]; readonly totalCount: number },
  page: number,
  pageSize: number,
): z.output<typeof restaurantPageSchema> {
  return { items: found.items.map(presentSummary), ...pageBody(found.totalCount, page, pageSize) };
}

/** A restaurant in a list. */
export function presentSummary(restaurant: RestaurantSummary): z.output<typeof restaurantSummarySchema> {
  const { id, name, city, postcode, activeMenus, cuisine } = restaurant;
  return { id, name, location: [city, postcode].filter(Boolean).join(', '), activeMenus, cuisine };
}
