import type { Restaurant, RestaurantDetail, RestaurantFacts, RestaurantSummary } from '../domain/restaurant.ts';

export interface RestaurantFilter {
  readonly name?: string;
  readonly city?: string;
  readonly cuisine?: string;
}

export interface RestaurantStore {
  /** Ordered by name (en-GB collation), then id. page starts at 1. */
  list(
    filter: RestaurantFilter,
    page: number,
    pageSize: number,
  ): Promise<{ readonly items: readonly RestaurantSummary[]; readonly totalCount: number }>;
  detail(id: string): Promise<RestaurantDetail | null>;
  /** By GUID or by exact folded name; several restaurants may share a name. */
  find(idOrName: string): Promise<readonly Restaurant[]>;
  /** Creates or updates; without id the id is a name-based GUID of name and postcode (RFC 9562, version 5). */
  save(
    facts: RestaurantFacts,
    id?: string,
  ): Promise<{ readonly restaurant: Restaurant; readonly outcome: 'created' | 'updated' | 'unchanged' }>;
}
