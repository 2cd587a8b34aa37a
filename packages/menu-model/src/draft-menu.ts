import type { AllergenCode } from './allergens.ts';
import type { FoundLine } from './taught-line.ts';

export interface DecidedAllergen {
  readonly state: 'contains' | 'may contain' | 'free' | 'unknown';
  /** Statement of the document at that time; unknown for none. */
  readonly seen: 'contains' | 'may contain' | 'unknown';
}

export interface KitchenTableOrigin {
  /** URL, or file:///NAME of a file. */
  readonly source: string;
  /** Date of the table, YYYY-MM-DD. */
  readonly date: string;
  readonly dish: string;
}

/** Statements of a document about one item. A missing key means "not said", never "no". */
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
  /** True where the document gives a complete allergen statement for the item, so that unlisted allergens are absent. */
  readonly allergensComplete?: boolean;
  /** Decisions of a person about single allergens; they override the document. */
  readonly decided?: Readonly<Partial<Record<AllergenCode, DecidedAllergen>>>;
  /** Texts as read, where a person corrected them. The allergens they point to stay until a person decides about these. */
  readonly uncorrected?: { readonly name: string; readonly description: string | null };
  /** Set where the kitchen's own allergen table has stated more; `own` then keeps the document's statements. */
  readonly table?: KitchenTableOrigin;
  readonly own?: StatedFacts;
  /** Language of the whole menu, by its words (ISO 639-1); absent where too few of them indicate one. */
  readonly language?: string;
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

/** Id of a place in a document, for anchors in a drawing of it. */
export const placeOf = ({ page, x, y }: Box): string => `place-${page}-${Math.round(x * 10)}-${Math.round(y * 10)}`;

export interface PriceOption {
  readonly label: string | null;
  readonly price: number;
}

export interface DraftItem {
  /** As printed, without diet codes and dish numbers. */
  readonly name: string;
  readonly description: string | null;
  /** Minimum of the prices; 0 where none is printed. */
  readonly price: number;
  /** All prices in printed order. */
  readonly prices: readonly PriceOption[];
  /** Set where a price in another currency was removed: the printed amount and the name of its currency. */
  readonly printedPrice?: { readonly amount: number; readonly currency: string };
  readonly stated: StatedFacts;
  readonly box?: Box;
  /** Probability, 0 to 1, that its name, price or heading was read wrong; absent for data that was given, not recognised. */
  readonly doubt?: number;
  readonly review: readonly string[];
}

export interface DraftSection {
  /** Empty without a heading. */
  readonly name: string;
  readonly items: readonly DraftItem[];
}

export interface DraftMenu {
  readonly name: string;
  readonly sections: readonly DraftSection[];
}

export const itemsOf = <Item>(
  menus: readonly { readonly sections: readonly { readonly items: readonly Item[] }[] }[],
): Item[] => menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));

/** Adjacent pages of a document that were not read, or not their pictures. */
export interface PagesLeftOut {
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

export interface DraftDocument {
  readonly menus: readonly DraftMenu[];
  /** Name of the currency of its prices, such as "euros"; null for pounds sterling and where none is printed. */
  readonly currency: string | null;
  /** Text outside the items: legends, service charges, supplements, offers, opening hours. */
  readonly notes: readonly string[];
  readonly review: readonly string[];
  /** Probability, 0 to 1, that a person would change many of its dishes: an item F1 below 0.9. */
  readonly doubt: number;
  /** Absent where all pages were read. The review says it too. */
  readonly leftOut?: readonly PagesLeftOut[];
  /** Taught lines, with their numbers of matches. */
  readonly taught?: readonly FoundLine[];
}
