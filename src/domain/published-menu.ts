import type { PagesLeftOut, StatedFacts } from '@menu-data-service/menu-reader';
import type { Evidence } from './evidence.ts';
import type { MenuItem } from './menu.ts';

/** An item ready to be stored: final values, what was stated, and the evidence of each value. */
export interface TaggedItem extends MenuItem {
  readonly stated: StatedFacts;
  readonly evidence: readonly Evidence[];
  readonly review: readonly string[];
}

/** A draft with tags and evidence, as ingestion passes it to the store. */
export interface TaggedMenu {
  readonly restaurantId: string;
  readonly name: string;
  readonly sourceUrl: string;
  readonly sections: readonly { readonly name: string; readonly items: readonly TaggedItem[] }[];
  /** Pages of its document that were not read, so that dishes may be missing; absent where all were. */
  readonly leftOut?: readonly PagesLeftOut[];
}

export type PublishOutcome =
  | { readonly outcome: 'created'; readonly menuId: number; readonly version: 1 }
  | { readonly outcome: 'changed'; readonly menuId: number; readonly version: number; readonly previousMenuId: number }
  /** The restaurant presents the same, the estimates differ: the latest version was rewritten in place. */
  | { readonly outcome: 'revised'; readonly menuId: number; readonly version: number }
  | { readonly outcome: 'unchanged'; readonly menuId: number; readonly version: number };
