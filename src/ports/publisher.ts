import type { KitchenTableStore } from './kitchen-table-store.ts';
import type { MenuStore } from './menu-store.ts';
import type { RestaurantStore } from './restaurant-store.ts';
import type { ReviewStore } from './review-store.ts';
import type { SourceStore } from './source-store.ts';

export interface PublishingStores {
  readonly menus: MenuStore;
  readonly sources: SourceStore;
  readonly reviews: ReviewStore;
  readonly kitchenTables: KitchenTableStore;
  readonly restaurants: RestaurantStore;
}

/** Error code if a person has decided more since the number was read; compute again and publish that. */
export const STALE_DECISIONS = 'stale_decisions';

/** Publishes menus with their doubts, decisions and checks: all or nothing. */
export interface Publisher {
  /**
   * Rises with each decision of a person about the restaurant: corrections, withdrawals, allergen tables, accepted matches, a merge. Read
   * it before the decisions that something is computed from. 0 for an unknown restaurant.
   */
  decisionNumber(restaurantId: string): Promise<number>;
  /**
   * Runs work in one transaction that excludes other changes to menus or decisions of the restaurant.
   * @param computedUnder decision number that the work was computed with; omit it if all is computed inside
   * @throws ServiceError 409 `STALE_DECISIONS` if the number has risen, 400 if the restaurant is unknown; nothing is stored then
   */
  publish<T>(restaurantId: string, work: (stores: PublishingStores) => Promise<T>, computedUnder?: number): Promise<T>;
}
