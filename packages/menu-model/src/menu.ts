export interface MenuItem {
  readonly name: string;
  readonly description: string | null;
  /** Pounds sterling, at most two decimals; 0 where unknown. */
  readonly price: number;
  readonly vegetarian: boolean;
  readonly vegan: boolean;
  /** kcal of the item as listed; an estimate unless the restaurant states it. */
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

/** Full view of one version of a menu. Dates are ISO 8601, UTC without zone, six fractional digits. */
export interface Menu {
  readonly id: number;
  readonly restaurantId: string;
  readonly name: string;
  readonly sourceUrl: string;
  readonly dateUpdated: string;
  /** Time of replacement or withdrawal; null on the latest. */
  readonly dateDeleted: string | null;
  readonly version: number;
  readonly previousMenuVersionId: number | null;
  readonly sections: readonly Section[];
}

export interface MenuVersion extends Omit<Menu, 'restaurantId' | 'sections'> {}
