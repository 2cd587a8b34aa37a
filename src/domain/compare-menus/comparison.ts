import type { AllergenCode } from '@menu-data-service/allergens';
import type { MenuItem } from '../menu.ts';

/** An item of one version and where it is there. */
export interface PlacedItem {
  /** The same through all versions of the menu; where changes are told, and not in those from before there were ids. */
  readonly id?: string;
  readonly sectionName: string;
  /** From 1, within its section. */
  readonly position: number;
  readonly item: MenuItem;
}

/** Fields that an item may change from one version to another; `place` is its section or its order within the section. */
export type ChangedField = keyof MenuItem | 'place';

/** What one version says of one allergen in an item. `unknown` never means that it is absent. */
export interface AllergenClaim {
  readonly state: 'contains' | 'may contain' | 'free' | 'unknown';
  /** True where it is inferred; false where the restaurant says so, and where nothing is known. */
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
      /** At least one, in the order of the fields of an item, `place` last. */
      readonly fields: readonly ChangedField[];
      /** In alphabetical order of the names; empty unless `fields` has `allergens`, and where only the wording of a note changed. */
      readonly allergens: readonly AllergenChange[];
    };

export type SectionChange =
  | { readonly kind: 'added'; readonly after: string }
  | { readonly kind: 'removed'; readonly before: string }
  | { readonly kind: 'renamed'; readonly before: string; readonly after: string };

/** What differs between two versions of a menu. */
export interface MenuComparison {
  /** Null where both have the same name. */
  readonly name: { readonly before: string; readonly after: string } | null;
  /** Removed sections first, then the others in the order of the later version. */
  readonly sections: readonly SectionChange[];
  /** Removed items first, in the order of the earlier version; then the others in the order of the later one. */
  readonly items: readonly ItemChange[];
  /** Number of items that are the same in both. */
  readonly unchanged: number;
}
