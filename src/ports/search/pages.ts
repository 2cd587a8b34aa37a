import type { Circle, Place } from '../../domain/place.ts';
import type { ItemDocument } from './documents.ts';
import type { ItemUnderstanding, Understanding } from './understanding.ts';

export interface MenuHit {
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly menuId: number;
  readonly menuName: string;
  /** Null when the match is on the menu name alone. */
  readonly section: string | null;
  /** Of the restaurant; absent where it is not known. */
  readonly place?: Place;
}

export interface Page<T> {
  readonly hits: readonly T[];
  /** Exact number of hits on all pages. */
  readonly total: number;
}

/** Of an answer to what is near. */
interface NearPage {
  /** What the hits are in. */
  readonly around?: Circle;
  /** Hits left out because nobody knows where their restaurants are. */
  readonly placesUnknown?: number;
}

export interface MenuPage extends Page<MenuHit>, Understanding, NearPage {}

export interface ItemPage extends Page<ItemDocument>, ItemUnderstanding, NearPage {
  /** Items left out because it is not sure enough that they are clear of what is excluded; 0 where nothing is. */
  readonly allergensUnknown: number;
  /** How many of those the certainty `likely` would bring; 0 for `likely` and `any`. */
  readonly allergensLikely: number;
}
