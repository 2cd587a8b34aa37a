import type { Circle } from '../domain/place.ts';
import type { Restaurant, RestaurantDetail, RestaurantFacts, RestaurantSummary } from '../domain/restaurant.ts';

export interface RestaurantFilter {
  readonly name?: string;
  readonly city?: string;
  readonly cuisine?: string;
  /** None whose place is not known. */
  readonly around?: Circle;
  /** Nearest first. */
  readonly sort?: 'distance';
}

/** What is stored for a restaurant, and goes with it. */
export interface RestaurantHoldings {
  /** Menus through all their versions. */
  readonly menus: number;
  readonly activeMenus: number;
  readonly versions: number;
  readonly sources: number;
}

/** What is to be saved, and under which id: without one that of its outside id, or the one that its name and postcode make. */
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
   * In order of name (en-GB collation), then id, unless the filter says otherwise. The first page is 1. Where no name contains the one
   * that was asked for, those that are spelt most like it, `alike` then.
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
  /**
   * @param asOf ISO 8601 in UTC without zone: with the menus as they were at that moment; today's by default. Of the restaurant itself
   * nothing but today's is known.
   */
  detail(id: string, asOf?: string): Promise<RestaurantDetail | null>;
  /** By GUID or by the whole folded name, which several restaurants may share. */
  find(idOrName: string): Promise<readonly Restaurant[]>;
  /** Creates or updates a restaurant, by default under the id that `restaurantId` makes of its name and postcode. */
  save(facts: RestaurantFacts, id?: string): Promise<SavedRestaurant>;
  /** Saves them in their order, all or none. */
  saveAll(given: readonly GivenRestaurant[]): Promise<readonly SavedRestaurant[]>;
  /** Null when there is no such restaurant. */
  holdings(id: string): Promise<RestaurantHoldings | null>;
  /**
   * Removes a restaurant with all that is stored for it. What searches find of it is withdrawn first.
   * @returns what went with it; null when there is no such restaurant
   */
  remove(id: string): Promise<RestaurantHoldings | null>;
  /**
   * Gives everything of one restaurant to another and removes the first. Menus and versions keep their ids; of a source that both have, the
   * other's state and corrections stay.
   * @returns what was moved; null when there is no such restaurant
   */
  merge(from: string, into: string): Promise<RestaurantHoldings | null>;
}
