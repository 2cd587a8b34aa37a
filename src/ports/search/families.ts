/** Selects families by a dish name or by slug. */
export interface FamilyQuery {
  readonly asked: { readonly search: string } | { readonly slugs: readonly string[] };
  readonly limit: number;
  readonly offset: number;
  readonly withoutMenus: readonly number[];
}

export interface Family {
  readonly slug: string;
  /** Most frequent name among its first dishes. */
  readonly name: string;
  readonly restaurants: number;
  readonly items: number;
  /** Pounds; null if no price is known. */
  readonly price: { readonly lowest: number; readonly median: number; readonly highest: number } | null;
}

export interface FamilyPage {
  /** Those with most dishes of the name first. */
  readonly families: readonly Family[];
  readonly total: number;
}
