import type { ItemDocument } from './documents.ts';
import type { ItemUnderstanding, Understanding } from './understanding.ts';

export interface MenuHit {
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly menuId: number;
  readonly menuName: string;
  /** Null when the match is on the menu name alone. */
  readonly section: string | null;
}

export interface Page<T> {
  readonly hits: readonly T[];
  /** Exact number of hits on all pages. */
  readonly total: number;
}

export interface MenuPage extends Page<MenuHit>, Understanding {}

export interface ItemPage extends Page<ItemDocument>, ItemUnderstanding {
  /** Items left out because it is not sure enough that they are clear of what is excluded; 0 where nothing is. */
  readonly allergensUnknown: number;
  /** How many of those the certainty `likely` would bring; 0 for `likely` and `any`. */
  readonly allergensLikely: number;
}
