import type { Conflict } from '../domain/conflicts.ts';

/** A source that nobody can rely on to be as the restaurant has it today. */
export interface StaleSource {
  readonly sourceUrl: string;
  /** When its document was last looked at. */
  readonly lastCheck: Date;
  /** Checks in a row that found it unreachable. */
  readonly failures: number;
}

/** How good the stored menus of a restaurant are. */
export interface RestaurantQuality {
  readonly restaurantId: string;
  readonly restaurantName: string;
  /** Active menus and their items. */
  readonly menus: number;
  readonly items: number;
  /** Items without a known price. */
  readonly unpriced: number;
  /** Entries of the worklist that are open. */
  readonly reviewBacklog: number;
  readonly conflicts: readonly Conflict[];
  readonly staleSources: readonly StaleSource[];
}

export interface QualityStore {
  /** By restaurant, in the order of the list of restaurants. */
  quality(
    limit: number,
    offset: number,
  ): Promise<{ readonly items: readonly RestaurantQuality[]; readonly totalCount: number }>;
}
