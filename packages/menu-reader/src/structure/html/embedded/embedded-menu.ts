import type { PriceOption } from '../../../draft-menu.ts';

/** A menu as data embedded in a page gives it. */
export interface EmbeddedMenu {
  readonly name: string | null;
  readonly sections: readonly EmbeddedSection[];
}

export interface EmbeddedSection {
  readonly name: string | null;
  readonly items: readonly EmbeddedItem[];
}

export interface EmbeddedItem {
  readonly name: string;
  readonly description: string | null;
  readonly prices: readonly PriceOption[];
  /** Code of the currency of its prices, as given; null where none is. */
  readonly currency: string | null;
  /** Diets, allergens and calories in words. */
  readonly codes: readonly string[];
}
