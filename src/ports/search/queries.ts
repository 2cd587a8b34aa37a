import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { Circle } from '../../domain/place.ts';

export type ItemSort = 'price' | '-price' | 'calories' | '-calories' | 'name' | 'distance';

/**
 * Required certainty that an excluded allergen is absent. stated: the restaurant says so, or every ingredient is known; likely: that, or a
 * calibrated estimate says so; any: it is not known to be there.
 */
export const ALLERGEN_CERTAINTIES = ['stated', 'likely', 'any'] as const;
export type AllergenCertainty = (typeof ALLERGEN_CERTAINTIES)[number];

export const COURSES = [
  'starters',
  'mains',
  'sides',
  'desserts',
  'drinks',
  'breakfast',
  'lunch',
  'kids',
  'sunday roast',
  'set menu',
] as const;
export type Course = (typeof COURSES)[number];

export interface NearFilter {
  /** As asked: a point, a postcode or a town. Callers of an engine resolve it to `around` first. */
  readonly near?: string | undefined;
  /** Kilometres. */
  readonly radius?: number | undefined;
  /** Excludes restaurants without a known place. */
  readonly around?: Circle;
}

export interface ItemFilter extends NearFilter {
  readonly vegetarian?: boolean;
  readonly vegan?: boolean;
  readonly halal?: boolean;
  readonly spicy?: boolean;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly minCalories?: number;
  readonly maxCalories?: number;
  readonly excludeAllergens?: readonly AllergenCode[];
  /** For excludeAllergens; stated by default. */
  readonly allergenCertainty?: AllergenCertainty;
  /** Folded; matches if the city contains it. */
  readonly city?: string;
  /** Folded; matches if the cuisine contains it. */
  readonly cuisine?: string;
  readonly course?: Course;
  /** Slug of a dish family. */
  readonly family?: string;
  readonly restaurantId?: string;
  readonly menuId?: number;
}

/** Largest limit and offset of a query: engines count and show no more than both. */
export const MAX_HITS = 1000;
export const MAX_OFFSET = 10_000;

export interface ItemQuery {
  /** Null: every item of the filter. */
  readonly search: string | null;
  readonly filter: ItemFilter;
  readonly sort?: ItemSort;
  readonly limit: number;
  readonly offset: number;
  /** Replaced menus that may still be in the index; they must not be found. */
  readonly withoutMenus: readonly number[];
  /** False: search the words as typed, without reading conditions out of them. True by default. */
  readonly understand?: boolean | undefined;
}

export interface MenuQuery extends NearFilter {
  /** Null: every menu of the circle. */
  readonly search: string | null;
  readonly sort?: 'distance' | undefined;
  readonly understand?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly withoutMenus: readonly number[];
}
