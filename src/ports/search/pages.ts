import type { Circle, Place } from '../../domain/place.ts';
import type { ItemDocument } from './documents.ts';
import type { ItemUnderstanding, Understanding } from './understanding.ts';

export interface MenuHit {
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly menuId: number;
  readonly menuName: string;
  /** Null if only the menu name matches. */
  readonly section: string | null;
  readonly place?: Place;
}

export interface Page<T> {
  readonly hits: readonly T[];
  readonly total: number;
}

interface NearPage {
  /** Circle that holds the hits. */
  readonly around?: Circle;
  /** Hits left out because their restaurants' places are unknown. */
  readonly placesUnknown?: number;
}

export interface MenuPage extends Page<MenuHit>, Understanding, NearPage {}

export interface ItemPage extends Page<ItemDocument>, ItemUnderstanding, NearPage {
  /** Items left out because it is not sure enough that they are clear of the excluded allergens; 0 without an exclusion. */
  readonly allergensUnknown: number;
  /** Number of those that the certainty `likely` would add; 0 for `likely` and `any`. */
  readonly allergensLikely: number;
}
