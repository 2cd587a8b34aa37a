import type { ItemDocument } from './documents.ts';
import type { AllergenCertainty, ItemFilter, NearFilter } from './queries.ts';

/** One of a party that eats together: what a dish must be for this person. */
export interface Eater extends Pick<ItemFilter, 'vegetarian' | 'vegan' | 'halal' | 'maxPrice' | 'excludeAllergens'> {}

export interface PartyQuery {
  readonly eaters: readonly Eater[];
  /** Dishes that each of them must find. */
  readonly dishes: number;
  /** How sure it must be that these dishes are clear of what their eater excludes. */
  readonly certainty: AllergenCertainty;
  /** Where and what all of them eat; without a course everything but drinks. */
  readonly filter: Pick<ItemFilter, 'city' | 'cuisine' | 'course' | keyof NearFilter>;
  /** Places in the answer. */
  readonly limit: number;
  /** Better places to leave out; 0 by default. */
  readonly offset?: number | undefined;
  readonly withoutMenus: readonly number[];
}

/** What one eater finds in one restaurant. */
export interface EaterChoice {
  /** Whether the eater excludes allergens; all counts are the same where not. */
  readonly picky: boolean;
  /** Dishes by how surely they are clear of what the eater excludes; each count holds those before it. */
  readonly counts: Readonly<Record<AllergenCertainty, number>>;
  /** The surest first, as many as each must find. */
  readonly dishes: readonly {
    /** The surest certainty that holds; null where the eater excludes nothing. */
    readonly certainty: AllergenCertainty | null;
    readonly hit: ItemDocument;
  }[];
}

/** A restaurant where each eater finds enough. */
export interface PartyPlace {
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly city: string;
  readonly cuisine: string;
  /** The eater who finds least, by position in the query. */
  readonly worstOff: number;
  /** In the order of the query. */
  readonly eaters: readonly EaterChoice[];
}

export interface PartyPage {
  /** Best first: where the worst-off eater finds most. */
  readonly places: readonly PartyPlace[];
  /** Restaurants where each finds enough, by the certainty that would be asked for. */
  readonly totals: Readonly<Record<AllergenCertainty, number>>;
}
