import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { MenuItem } from '@menu-data-service/menu-model/menu';

export interface PlacedItem {
  /** Stable through all versions of the menu; set only in changes, and absent in those from before ids existed. */
  readonly id?: string;
  readonly sectionName: string;
  readonly position: number;
  readonly item: MenuItem;
}

/** Fields that may change between versions; `place` is the section or the order within it. */
export type ChangedField = keyof MenuItem | 'place';

/** One version's statement about an allergen. `unknown` never means absent. */
export interface AllergenClaim {
  readonly state: 'contains' | 'may contain' | 'free' | 'unknown';
  /** True if inferred; false if the restaurant says so or nothing is known. */
  readonly estimated: boolean;
}

export interface AllergenChange {
  readonly code: AllergenCode;
  readonly before: AllergenClaim;
  readonly after: AllergenClaim;
}

export type ItemChange =
  | { readonly kind: 'added'; readonly after: PlacedItem }
  | { readonly kind: 'removed'; readonly before: PlacedItem }
  | {
      readonly kind: 'changed';
      readonly before: PlacedItem;
      readonly after: PlacedItem;
      /** At least one, in the order of an item's fields, `place` last. */
      readonly fields: readonly ChangedField[];
      /** By name; empty unless `fields` has `allergens`, or if only the wording of a note changed. */
      readonly allergens: readonly AllergenChange[];
    };

export type SectionChange =
  | { readonly kind: 'added'; readonly after: string }
  | { readonly kind: 'removed'; readonly before: string }
  | { readonly kind: 'renamed'; readonly before: string; readonly after: string };

export interface MenuComparison {
  /** Null if both have the same name. */
  readonly name: { readonly before: string; readonly after: string } | null;
  /** Removed sections first, then the others in the later version's order. */
  readonly sections: readonly SectionChange[];
  /** Removed items first, in the earlier version's order; then the others in the later version's. */
  readonly items: readonly ItemChange[];
  readonly unchanged: number;
}
