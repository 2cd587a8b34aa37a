import type { PriceIndex } from '../domain/price-index.ts';

/** Prices over all restaurants, counted when they are first asked for, and kept in step with the data from then on. */
export interface PriceStatistics {
  /**
   * As they were counted last; null while the first count is under way.
   * @throws Error where they cannot be counted
   */
  latest(): Promise<PriceIndex | null>;
}
