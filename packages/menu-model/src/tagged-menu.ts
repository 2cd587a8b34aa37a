import type { PagesLeftOut, StatedFacts } from './draft-menu.ts';
import type { Evidence } from './evidence.ts';
import type { MenuItem } from './menu.ts';

/** Item ready to be stored: final values, statements, and the evidence of each value. */
export interface TaggedItem extends MenuItem {
  readonly stated: StatedFacts;
  readonly evidence: readonly Evidence[];
  readonly review: readonly string[];
}

export interface TaggedMenu {
  readonly restaurantId: string;
  readonly name: string;
  readonly sourceUrl: string;
  readonly sections: readonly { readonly name: string; readonly items: readonly TaggedItem[] }[];
  readonly leftOut?: readonly PagesLeftOut[];
}
