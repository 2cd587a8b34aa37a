import type { ItemDocument } from './documents.ts';
import type { AllergenCertainty, ItemFilter, NearFilter } from './queries.ts';

export interface Eater extends Pick<ItemFilter, 'vegetarian' | 'vegan' | 'halal' | 'maxPrice' | 'excludeAllergens'> {}

export interface PartyQuery {
  readonly eaters: readonly Eater[];
  /** Dishes that each of them must find. */
  readonly dishes: number;
  /** Required certainty that these dishes are clear of what their eater excludes. */
  readonly certainty: AllergenCertainty;
  /** Shared conditions; without a course everything but drinks. */
  readonly filter: Pick<ItemFilter, 'city' | 'cuisine' | 'course' | keyof NearFilter>;
  readonly limit: number;
  /** Better places to skip; 0 by default. */
  readonly offset?: number | undefined;
  readonly withoutMenus: readonly number[];
}

export interface EaterChoice {
  /** True if the eater excludes allergens; otherwise all counts are the same. */
  readonly picky: boolean;
  /** Dishes by how surely they are clear of what the eater excludes; each count includes those before it. */
  readonly counts: Readonly<Record<AllergenCertainty, number>>;
  /** Surest first, as many as each must find. */
  readonly dishes: readonly {
    /** The surest certainty that holds; null if the eater excludes nothing. */
    readonly certainty: AllergenCertainty | null;
    readonly hit: ItemDocument;
  }[];
}

/** A restaurant with enough dishes for each eater. */
export interface PartyPlace {
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly city: string;
  readonly cuisine: string;
  /** The eater with fewest dishes, by position in the query. */
  readonly worstOff: number;
  readonly eaters: readonly EaterChoice[];
}

export interface PartyPage {
  /** Best first: where the worst-off eater finds most. */
  readonly places: readonly PartyPlace[];
  /** Number of suitable restaurants by required certainty. */
  readonly totals: Readonly<Record<AllergenCertainty, number>>;
}
