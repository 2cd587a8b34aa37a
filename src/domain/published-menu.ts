import type { StatedFacts } from './draft-menu.ts';
import type { Evidence } from './evidence.ts';
import type { MenuItem } from './menu.ts';

/** An item ready to be stored: final values, what was stated, and why each value is what it is. */
export interface TaggedItem extends MenuItem {
  readonly stated: StatedFacts;
  readonly evidence: readonly Evidence[];
  readonly review: readonly string[];
}

/** One menu as ingestion hands it to the store. */
export interface TaggedMenu {
  readonly restaurantId: string;
  readonly name: string;
  readonly sourceUrl: string;
  readonly sections: readonly { readonly name: string; readonly items: readonly TaggedItem[] }[];
}

export type PublishOutcome =
  | { readonly outcome: 'created'; readonly menuId: number; readonly version: 1 }
  | { readonly outcome: 'changed'; readonly menuId: number; readonly version: number; readonly previousMenuId: number }
  /** The same presented facts, other estimates: the stored version was rewritten in place. */
  | { readonly outcome: 'revised'; readonly menuId: number; readonly version: number }
  | { readonly outcome: 'unchanged'; readonly menuId: number; readonly version: number };
