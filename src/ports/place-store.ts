import type { Place } from '../domain/place.ts';

export interface PostcodePlace extends Place {
  /** As `toPostcode` writes it. */
  readonly postcode: string;
}

/** Where postcodes are. */
export interface PlaceStore {
  /**
   * Adds postcodes and mends those that have moved.
   * @returns how many are new or have moved
   */
  put(postcodes: readonly PostcodePlace[]): Promise<number>;
  /**
   * Gives every restaurant whose place nobody states the place of its postcode.
   * @returns how many restaurants have another place now
   */
  locateRestaurants(): Promise<number>;
}
