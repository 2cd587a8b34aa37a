import type { AllergenCode } from '@menu-data-service/allergens';
import type { ItemQuery } from './queries.ts';
import type { ItemUnderstanding } from './understanding.ts';

/** Which items are counted. */
export type FacetQuery = Pick<ItemQuery, 'search' | 'filter' | 'withoutMenus' | 'understand'>;

export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Items from one number up to, but not including, another; to null: and more. */
export interface RangeCount {
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
}

/** How surely items are clear of an allergen; the four add up to all items. */
export interface AllergenCounts {
  readonly code: AllergenCode;
  /** Known to be absent. */
  readonly stated: number;
  /** Absent by a calibrated estimate. */
  readonly likely: number;
  readonly unknown: number;
  /** Contained or possibly contained. */
  readonly contains: number;
}

/** How the items of a search divide. Lists have what there is most of first, and at most 100 entries. */
export interface ItemFacets extends ItemUnderstanding {
  /** Whether the place of any restaurant with an item of the result is known. */
  readonly placed: boolean;
  readonly total: number;
  readonly allergensUnknown: number;
  readonly allergensLikely: number;
  /** Vegan items too. */
  readonly vegetarian: number;
  readonly vegan: number;
  readonly halal: number;
  readonly spicy: number;
  readonly allergens: readonly AllergenCounts[];
  /** Pounds; items without a known price are in none. */
  readonly price: readonly RangeCount[];
  /** kcal; likewise. */
  readonly calories: readonly RangeCount[];
  readonly cuisines: readonly NamedCount[];
  readonly cities: readonly NamedCount[];
  readonly courses: readonly NamedCount[];
  readonly restaurants: readonly NamedCount[];
  /** By slug; none where every item is counted, or more than 10,000. */
  readonly families: readonly NamedCount[];
}
