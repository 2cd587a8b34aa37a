import type { RestaurantFacts } from '../domain/restaurant.ts';

/** A restaurant as somebody else's file has it. */
export interface OutsideRestaurant {
  /** Under which the file knows it. */
  readonly outsideId: string;
  readonly facts: RestaurantFacts;
}

/**
 * recognised: it was here already, without that id. doubt: it may be one that is here; the worklist asks, and the next import does what was
 * decided there. repeated: one of that name and postcode is known under another id of that kind.
 */
export type OutsideOutcome = 'created' | 'updated' | 'unchanged' | 'recognised' | 'doubt' | 'repeated';

export interface OutsideStore {
  /**
   * Takes in restaurants of a file, all of them or none. Of one that is known only what the file now says otherwise is changed.
   * @returns what became of each
   */
  takeIn(restaurants: readonly OutsideRestaurant[]): Promise<readonly OutsideOutcome[]>;
}
