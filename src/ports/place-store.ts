import type { Place } from '../domain/place.ts';

export interface PostcodePlace extends Place {
  readonly postcode: string;
}

export interface NamedPlace extends Place {
  readonly name: string;
}

export interface PlaceStore {
  /** Adds postcodes and updates those that moved. @returns number of new or moved ones */
  put(postcodes: readonly PostcodePlace[]): Promise<number>;
  /** Gives every restaurant without a stated place that of its postcode. @returns number of restaurants whose place changed */
  locateRestaurants(): Promise<number>;
  /**
   * Finds the first of the texts that is a postcode, a postcode district or a town of restaurants. Districts and towns are placed at their
   * middle. Null if none is.
   */
  find(texts: readonly string[]): Promise<NamedPlace | null>;
  /** Names of places similar to a text that was not found. */
  namesLike(text: string): Promise<readonly string[]>;
}
