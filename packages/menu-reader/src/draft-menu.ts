import type { AllergenCode } from '@menu-data-service/allergens';
import type { FoundLine } from './taught-line.ts';

/** What a person decided about one allergen of an item. */
export interface DecidedAllergen {
  readonly state: 'contains' | 'may contain' | 'free' | 'unknown';
  /** What the document stated of it then; unknown where it stated nothing. */
  readonly seen: 'contains' | 'may contain' | 'unknown';
}

/** The table in which a kitchen declares the allergens of its dishes. */
export interface KitchenTableOrigin {
  /** Its address, or file:///NAME of a file. */
  readonly source: string;
  /** The day it is of, YYYY-MM-DD. */
  readonly date: string;
  /** Name of the dish as the table has it. */
  readonly dish: string;
}

/** What a document itself says about one item. A missing key means "not said", never "no". */
export interface StatedFacts {
  readonly vegetarian?: boolean;
  readonly vegan?: boolean;
  readonly halal?: boolean;
  readonly spicy?: boolean;
  /** kcal */
  readonly calories?: number;
  readonly contains?: readonly AllergenCode[];
  readonly mayContain?: readonly AllergenCode[];
  /** Allergens the document says are absent ("gluten free"). */
  readonly freeFrom?: readonly AllergenCode[];
  /** True where the document gives a complete allergen statement for the item, so that what it does not list is absent. */
  readonly allergensComplete?: boolean;
  /** What a person decided about single allergens; it counts before what the document says of them. */
  readonly decided?: Readonly<Partial<Record<AllergenCode, DecidedAllergen>>>;
  /** Where the kitchen's own allergen table has stated more; what the document alone states is in `own` then. */
  readonly table?: KitchenTableOrigin;
  readonly own?: StatedFacts;
  /** Language of the whole menu, by its words (ISO 639-1); absent where too few of them tell. */
  readonly language?: string;
  /** The words that each fact is based on, by its key in this object. */
  readonly words?: Readonly<Record<string, string>>;
}

/** Box in the coordinates of its page: points for PDF, pixels for images; absent for HTML. */
export interface Box {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Name of a place in a document, for ids in a drawing of it and links to them. */
export const placeOf = ({ page, x, y }: Box): string => `place-${page}-${Math.round(x * 10)}-${Math.round(y * 10)}`;

export interface PriceOption {
  /** "small", "175ml", "with rice"; null for a price without a label. */
  readonly label: string | null;
  /** In the currency of the document. */
  readonly price: number;
}

export interface DraftItem {
  /** As printed, without diet codes and dish numbers. */
  readonly name: string;
  readonly description: string | null;
  /** Lowest of the prices; 0 where none is printed. */
  readonly price: number;
  /** All prices in the order in which they are printed. */
  readonly prices: readonly PriceOption[];
  /** Set by those who take away a price that is not in pounds: what is printed, and what people call its currency. */
  readonly printedPrice?: { readonly amount: number; readonly currency: string };
  readonly stated: StatedFacts;
  readonly box?: Box;
  /** Probability, 0 to 1, that its name, price or heading was read wrong; absent for what was not recognised but given. */
  readonly doubt?: number;
  /** Reasons why a person should look at this item; empty when there are none. */
  readonly review: readonly string[];
}

export interface DraftSection {
  /** Empty string where the document shows no heading. */
  readonly name: string;
  readonly items: readonly DraftItem[];
}

export interface DraftMenu {
  /** Empty string where the document shows none. */
  readonly name: string;
  readonly sections: readonly DraftSection[];
}

/** The dishes of menus in their order, whatever is known of them. */
export const itemsOf = <Item>(
  menus: readonly { readonly sections: readonly { readonly items: readonly Item[] }[] }[],
): Item[] => menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));

/** Neighbouring pages of a document that were not read, or not their pictures. */
export interface PagesLeftOut {
  /** Number of the first page, from 1. */
  readonly from: number;
  /** Number of the last page. */
  readonly to: number;
  readonly reason: string;
}

/** All that was understood of one document. */
export interface DraftDocument {
  readonly menus: readonly DraftMenu[];
  /** What people call the currency of its prices, such as "euros"; null for pounds sterling and where nothing says another. */
  readonly currency: string | null;
  /** Text outside the items: legends, service charges, supplements, offers, opening hours. */
  readonly notes: readonly string[];
  /** Reasons why a person should look at the document. */
  readonly review: readonly string[];
  /** Probability, 0 to 1, that a person would change many of its dishes: an item F1 below 0.9. */
  readonly doubt: number;
  /** Absent where all pages were read. The review says it too. */
  readonly leftOut?: readonly PagesLeftOut[];
  /** What a person said of its lines, with how many of them were found. */
  readonly taught?: readonly FoundLine[];
}
