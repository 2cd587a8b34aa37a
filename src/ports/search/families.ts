/** Which families are asked for: those with a dish of such a name, or these. */
export interface FamilyQuery {
  readonly asked: { readonly search: string } | { readonly slugs: readonly string[] };
  readonly limit: number;
  readonly offset: number;
  readonly withoutMenus: readonly number[];
}

/** The same dish in all places that have it. */
export interface Family {
  readonly slug: string;
  /** As most of its first dishes are called. */
  readonly name: string;
  readonly restaurants: number;
  readonly items: number;
  /** Pounds; null where no price is known. */
  readonly price: { readonly lowest: number; readonly median: number; readonly highest: number } | null;
}

export interface FamilyPage {
  /** Those with most dishes of the name first. */
  readonly families: readonly Family[];
  /** Families on all pages. */
  readonly total: number;
}
