import type { Restaurant, RestaurantDetail, RestaurantFacts, RestaurantSummary } from '../domain/restaurant.ts';

export interface RestaurantFilter {
  readonly name?: string;
  readonly city?: string;
  readonly cuisine?: string;
}

export interface RestaurantStore {
  /** In order of name (en-GB collation), then id. The first page is 1. */
  list(
    filter: RestaurantFilter,
    page: number,
    pageSize: number,
  ): Promise<{ readonly items: readonly RestaurantSummary[]; readonly totalCount: number }>;
  detail(id: string): Promise<RestaurantDetail | null>;
  /** By GUID or by the whole folded name, which several restaurants may share. */
  find(idOrName: string): Promise<readonly Restaurant[]>;
  /** Creates or updates a restaurant, by default under the id that `restaurantId` makes of its name and postcode. */
  save(
    facts: RestaurantFacts,
    id?: string,
  ): Promise<{ readonly restaurant: Restaurant; readonly outcome: 'created' | 'updated' | 'unchanged' }>;
}
