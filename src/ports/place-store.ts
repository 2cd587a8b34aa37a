import type { Place } from '../domain/place.ts';

export interface PostcodePlace extends Place {
  /** As `toPostcode` writes it. */
  readonly postcode: string;
}

/** A place that has a name. */
export interface NamedPlace extends Place {
  readonly name: string;
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
  /**
   * The first of the texts that is a postcode, a postcode district or a town of restaurants, and where it is: of a district or a town the
   * middle of what is in it. Null where none is.
   */
  find(texts: readonly string[]): Promise<NamedPlace | null>;
  /** Names of places that a text for which nothing was found may have meant. */
  namesLike(text: string): Promise<readonly string[]>;
}
