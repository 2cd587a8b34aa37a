import type { RestaurantFacts } from '../domain/restaurant.ts';

export interface OutsideRestaurant {
  readonly outsideId: string;
  readonly facts: RestaurantFacts;
}

/**
 * recognised: existed already, without that id. doubt: may be an existing one; the worklist asks, and the next import follows the decision.
 * repeated: one of that name and postcode has another id of that kind.
 */
export type OutsideOutcome = 'created' | 'updated' | 'unchanged' | 'recognised' | 'doubt' | 'repeated';

export interface OutsideStore {
  /** Imports restaurants of a file, all or none. Of a known one, only facts that changed in the file are updated. @returns the outcome for each */
  takeIn(restaurants: readonly OutsideRestaurant[]): Promise<readonly OutsideOutcome[]>;
}
