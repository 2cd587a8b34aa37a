import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { ItemQuery } from './queries.ts';
import type { ItemUnderstanding } from './understanding.ts';

export type FacetQuery = Pick<ItemQuery, 'search' | 'filter' | 'withoutMenus' | 'understand'>;

export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Items from one number up to, but not including, another; `to` is null for no upper bound. */
export interface RangeCount {
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
}

/** Items by how surely they are clear of an allergen; the four add up to all items. */
export interface AllergenCounts {
  readonly code: AllergenCode;
  readonly stated: number;
  readonly likely: number;
  readonly unknown: number;
  readonly contains: number;
}

/** Facets of a search, most frequent first and at most 100 values each. */
export interface ItemFacets extends ItemUnderstanding {
  /** True if any restaurant with an item of the result has a known place. */
  readonly placed: boolean;
  readonly total: number;
  readonly allergensUnknown: number;
  readonly allergensLikely: number;
  readonly vegetarian: number;
  readonly vegan: number;
  readonly halal: number;
  readonly spicy: number;
  readonly allergens: readonly AllergenCounts[];
  /** Pounds; excludes items without a known price. */
  readonly price: readonly RangeCount[];
  /** kcal; excludes items without known calories. */
  readonly calories: readonly RangeCount[];
  readonly cuisines: readonly NamedCount[];
  readonly cities: readonly NamedCount[];
  readonly courses: readonly NamedCount[];
  readonly restaurants: readonly NamedCount[];
  /** By slug; empty if every item is counted, or more than 10,000. */
  readonly families: readonly NamedCount[];
}
