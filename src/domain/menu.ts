/** One dish or drink, with exactly the fields of a menu item in the public API. */
export interface MenuItem {
  /** As the restaurant presents it. */
  readonly name: string;
  readonly description: string | null;
  /** Pounds sterling, at most two decimals; 0 where no price is known. */
  readonly price: number;
  readonly vegetarian: boolean;
  readonly vegan: boolean;
  /** kcal of the item as listed; an estimate where the restaurant states none. */
  readonly calories: number;
  readonly halal: boolean;
  readonly spicy: boolean;
  /** Names of allergens with notes; see `formatAllergens` for the grammar. */
  readonly allergens: string;
}

export interface Section {
  readonly id: number;
  readonly name: string;
  readonly items: readonly MenuItem[];
}

/** The full view of one version of a menu. Dates are ISO 8601, UTC without zone, six fractional digits. */
export interface Menu {
  readonly id: number;
  readonly restaurantId: string;
  readonly name: string;
  /** Address of the document that it was read from. */
  readonly sourceUrl: string;
  readonly dateUpdated: string;
  /** When this version was replaced or withdrawn; null on the latest. */
  readonly dateDeleted: string | null;
  readonly version: number;
  readonly previousMenuVersionId: number | null;
  readonly sections: readonly Section[];
}

/** One entry of a menu's version history. */
export interface MenuVersion extends Omit<Menu, 'restaurantId' | 'sections'> {}
