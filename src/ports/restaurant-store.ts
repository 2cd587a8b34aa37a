import type { Circle } from '../domain/place.ts';
import type { Restaurant, RestaurantDetail, RestaurantFacts, RestaurantSummary } from '../domain/restaurant.ts';

export interface RestaurantFilter {
  readonly name?: string;
  readonly city?: string;
  readonly cuisine?: string;
  /** Excludes restaurants without a known place. */
  readonly around?: Circle;
  readonly sort?: 'distance';
}

export interface RestaurantHoldings {
  readonly menus: number;
  readonly activeMenus: number;
  readonly versions: number;
  readonly sources: number;
}

/** A restaurant to save. Without an id, its outside id or else its name and postcode decide. */
export interface GivenRestaurant {
  readonly facts: RestaurantFacts;
  readonly id?: string | undefined;
}

export interface SavedRestaurant {
  readonly restaurant: Restaurant;
  readonly outcome: 'created' | 'updated' | 'unchanged';
}

export interface RestaurantStore {
  /**
   * By name (en-GB collation), then id, unless the filter says otherwise. The first page is 1. If no name contains the given one, lists the
   * names spelt most like it and sets `alike`.
   */
  list(
    filter: RestaurantFilter,
    page: number,
    pageSize: number,
  ): Promise<{
    readonly items: readonly RestaurantSummary[];
    readonly totalCount: number;
    readonly placesUnknown: number;
    readonly alike: boolean;
  }>;
  /** @param asOf ISO 8601 in UTC without zone: menus at that moment; now by default. The restaurant itself is always the current one. */
  detail(id: string, asOf?: string): Promise<RestaurantDetail | null>;
  /** By GUID or by the whole folded name, which several restaurants may share. */
  find(idOrName: string): Promise<readonly Restaurant[]>;
  /** Creates or updates a restaurant, by default under the id that `restaurantId` makes of its name and postcode. */
  save(facts: RestaurantFacts, id?: string): Promise<SavedRestaurant>;
  /** Saves them in order, all or none. */
  saveAll(given: readonly GivenRestaurant[]): Promise<readonly SavedRestaurant[]>;
  holdings(id: string): Promise<RestaurantHoldings | null>;
  /**
   * Removes a restaurant with all its data. Withdraws it from searches first.
   * @returns counts of removed data; null if there is no such restaurant
   */
  remove(id: string): Promise<RestaurantHoldings | null>;
  /**
   * Moves all data of one restaurant to another and removes the first. Menus and versions keep their ids; of a source of both, the other's
   * state and corrections stay.
   * @returns counts of moved data; null if there is no such restaurant
   */
  merge(from: string, into: string): Promise<RestaurantHoldings | null>;
}
