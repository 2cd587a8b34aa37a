import type { RestaurantSummary } from '../../domain/restaurant.ts';

interface RestaurantEntry {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly activeMenus: number;
  readonly cuisine: string;
}

export interface RestaurantPage {
  readonly items: readonly RestaurantEntry[];
  readonly totalCount: number;
  readonly pageSize: number;
  readonly currentPage: number;
  readonly totalPages: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

function presentEntry({ id, name, city, postcode, activeMenus, cuisine }: RestaurantSummary): RestaurantEntry {
  const location = [city, postcode].filter(Boolean).join(', ');
  return { id, name, location, activeMenus, cuisine };
}

export function presentRestaurantPage(
  found: { readonly items: readonly RestaurantSummary[]; readonly totalCount: number },
  page: number,
  pageSize: number,
): RestaurantPage {
  const { items, totalCount } = found;
  const totalPages = Math.ceil(totalCount / pageSize);
  return {
    items: items.map(presentEntry),
    totalCount,
    pageSize,
    currentPage: page,
    totalPages,
    hasPrevious: page > 1,
    hasNext: page < totalPages,
  };
}
