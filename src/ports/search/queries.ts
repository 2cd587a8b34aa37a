import type { AllergenCode } from '@menu-data-service/allergens';
import type { Circle } from '../../domain/place.ts';

export type ItemSort = 'price' | '-price' | 'calories' | '-calories' | 'name' | 'distance';

/**
 * How sure it must be that an excluded allergen is absent. stated: the restaurant says so, or every ingredient is known; likely:
 * that, or a calibrated estimate says so; any: it is not known to be there.
 */
export const ALLERGEN_CERTAINTIES = ['stated', 'likely', 'any'] as const;
export type AllergenCertainty = (typeof ALLERGEN_CERTAINTIES)[number];

/** The courses and meals that items can belong to. */
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

/** What restaurants have to be near. */
export interface NearFilter {
  /** As it was asked: a point, a postcode or a town. Whoever searches an engine looks up `around` first. */
  readonly near?: string | undefined;
  /** Kilometres. */
  readonly radius?: number | undefined;
  /** A restaurant whose place is not known is in no circle. */
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
  /** Of excludeAllergens; stated where it is not given. */
  readonly allergenCertainty?: AllergenCertainty;
  /** Folded; matches where the city contains it. */
  readonly city?: string;
  /** Folded; matches where the cuisine contains it. */
  readonly cuisine?: string;
  readonly course?: Course;
  /** Slug of a family of dishes. */
  readonly family?: string;
  readonly restaurantId?: string;
  readonly menuId?: number;
}

/** How many hits a query may ask for, and how many it may leave out before them: engines count and show no more than both. */
export const MOST_HITS = 1000;
export const LAST_OFFSET = 10_000;

export interface ItemQuery {
  /** Null: every item of the filter. */
  readonly search: string | null;
  readonly filter: ItemFilter;
  readonly sort?: ItemSort;
  readonly limit: number;
  readonly offset: number;
  /** Replaced menus that may still be in the index; they must not be found. */
  readonly withoutMenus: readonly number[];
  /** False: the words are looked for as typed, and no condition is read out of them. True by default. */
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
