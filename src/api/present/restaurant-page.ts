import type { z } from 'zod';
import type { RestaurantSummary } from '../../domain/restaurant.ts';
import type { restaurantPageSchema, restaurantSummarySchema } from '../schemas/restaurant.ts';

export function presentRestaurantPage(
  found: { readonly items: readonly RestaurantSummary[]; readonly totalCount: number },
  page: number,
  pageSize: number,
): z.output<typeof restaurantPageSchema> {
  const { items, totalCount } = found;
  const totalPages = Math.ceil(totalCount / pageSize);
  return {
    items: items.map(presentSummary),
    totalCount,
    pageSize,
    currentPage: page,
    totalPages,
    hasPrevious: page > 1,
    hasNext: page < totalPages,
  };
}

function presentSummary(restaurant: RestaurantSummary): z.output<typeof restaurantSummarySchema> {
  const { id, name, city, postcode, activeMenus, cuisine } = restaurant;
  return { id, name, location: [city, postcode].filter(Boolean).join(', '), activeMenus, cuisine };
}
