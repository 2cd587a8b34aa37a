import type { AllergenCode } from '../domain/allergens.ts';
import type { MenuItem } from '../domain/menu.ts';

/** Document of one item: what is searched, filtered, sorted and shown. */
export interface ItemDocument {
  /** `menuId_section_position`; never changes meaning, because a new version of a menu has a new menu id. */
  readonly id: string;
  readonly menuId: number;
  readonly menuName: string;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly sectionName: string;
  readonly city: string;
  readonly cuisine: string;
  readonly item: MenuItem;
  /** Contained or possibly contained, stated or estimated. */
  readonly allergenCodes: readonly AllergenCode[];
  /**
   * Allergens known to be absent: stated as absent, or all that a complete list does not name. An item is never offered as
   * free of any other.
   */
  readonly absentAllergens: readonly AllergenCode[];
  /** Position of section in the menu and of the item in the section, from 0. */
  readonly sectionPosition: number;
  readonly itemPosition: number;
}

/** The documents of one active menu. */
export interface MenuDocuments {
  readonly menuId: number;
  readonly menuName: string;
  readonly version: number;
  /** Body revision: moves when estimates were rewritten in place. */
  readonly revision: number;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly city: string;
  readonly cuisine: string;
  readonly sections: readonly { readonly name: string; readonly items: readonly ItemDocument[] }[];
}

export type ItemSort = 'price' | '-price' | 'calories' | '-calories' | 'name';

export interface ItemFilter {
  readonly vegetarian?: true;
  readonly vegan?: true;
  readonly halal?: true;
  readonly spicy?: true;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly minCalories?: number;
  readonly maxCalories?: number;
  readonly excludeAllergens?: readonly AllergenCode[];
  /** Keep items whose allergens are unknown although excludeAllergens is set. */
  readonly includeUnknownAllergens?: boolean;
  /** Folded, contains. */
  readonly city?: string;
  readonly cuisine?: string;
  readonly restaurantId?: string;
  readonly menuId?: number;
}

export interface ItemQuery {
  readonly search: string;
  readonly filter: ItemFilter;
  readonly sort?: ItemSort;
  readonly limit: number;
  readonly offset: number;
  /** Replaced menus the index may still hold; their hits do not exist. */
  readonly withoutMenus: readonly number[];
}

export interface MenuQuery {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
  readonly withoutMenus: readonly number[];
}

export interface MenuHit {
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly menuId: number;
  readonly menuName: string;
  /** Null when the match is on the menu name alone. */
  readonly section: string | null;
}

export interface Page<T> {
  readonly hits: readonly T[];
  /** Exact size of the whole result. */
  readonly total: number;
}

export interface ItemPage extends Page<ItemDocument> {
  /** Items left out because their allergens are unknown; 0 unless excludeAllergens is used. */
  readonly allergensUnknown: number;
}

export type MenuChange = { readonly upsert: MenuDocuments } | { readonly remove: number };

export interface IndexHealth {
  readonly available: boolean;
  readonly items: number;
  readonly menus: number;
  /** Set by the last rebuild; null in an empty or foreign index. */
  readonly epoch: string | null;
}

export interface SearchIndex {
  searchItems(query: ItemQuery, signal?: AbortSignal): Promise<ItemPage>;
  searchMenus(query: MenuQuery, signal?: AbortSignal): Promise<Page<MenuHit>>;
  /** Replaces or removes whole menus; resolves when they are searchable, and never half. */
  apply(changes: readonly MenuChange[]): Promise<void>;
  /** Fills a new index and swaps it in; search answers from the old one until then. Changes applied meanwhile reach both. */
  rebuild(
    menus: AsyncIterable<readonly MenuDocuments[]>,
    epoch: string,
    onProgress?: (menus: number) => void,
  ): Promise<void>;
  /** Every menu in the index with the hash of its documents, in `bucket` of 64 by menu id, for the drift checker. */
  fingerprint(bucket: number): AsyncIterable<{ readonly menuId: number; readonly hash: string }>;
  /** The hash that `fingerprint` gives for a menu whose documents are all there and up to date. */
  hashOf(menu: MenuDocuments): string;
  health(): Promise<IndexHealth>;
  /**
   * Brings settings that differ from what this build needs back in order, before documents are written. Resolves to what
   * was done, for the log; null when there was nothing to do.
   */
  repairSettings(): Promise<string | null>;
  close(): Promise<void>;
}
