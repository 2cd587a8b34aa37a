/** Correct answer for one document, read by a person. A null name means that the document shows none. */
export interface GoldDocument {
  readonly kind: string;
  readonly layout?: string;
  /** Source; absent for invented documents. */
  readonly source?: { readonly repo: string };
  /** True where only OCR can read the words. */
  readonly ocr?: boolean;
  /** Pages that the answer covers; absent or null for all. */
  readonly goldPages?: readonly number[] | null;
  readonly menus: readonly GoldMenu[];
}

interface GoldMenu {
  readonly name: string | null;
  readonly nameAccept?: readonly string[];
  readonly sections: readonly GoldSection[];
}

export interface GoldSection {
  readonly name: string | null;
  readonly nameAccept?: readonly string[];
  readonly items: readonly GoldItem[];
}

export interface GoldItem {
  readonly name: string;
  readonly nameWithCodes?: string;
  readonly nameAccept?: readonly string[];
  readonly description: string | null;
  readonly descriptionAccept?: readonly (string | null)[];
  readonly price: number;
  readonly priceAccept?: readonly number[];
  readonly optionOnly?: readonly string[];
  readonly stated?: GoldStated;
}

/** Only statements of the document. */
interface GoldStated {
  readonly vegetarian?: boolean;
  readonly vegan?: boolean;
  readonly halal?: boolean;
  readonly spicy?: boolean;
  readonly calories?: number;
  /** Names of the 14 allergens, lower case. */
  readonly allergens?: readonly string[];
  readonly allergenFree?: readonly string[];
}
