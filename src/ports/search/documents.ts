import type { AllergenCode } from '@menu-data-service/allergens';
import type { AllergenGround } from '../../domain/allergen-ground.ts';
import type { MenuItem } from '../../domain/menu.ts';
import type { Place } from '../../domain/place.ts';

/** Document of one item: what is searched, filtered, sorted and shown. */
export interface ItemDocument {
  /** `menuId_section_position`. It always means the same item, because a new version of a menu has a new menu id. */
  readonly id: string;
  /** The same through all versions of the menu: `itemIds`. */
  readonly itemId: string;
  readonly menuId: number;
  readonly menuName: string;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly sectionName: string;
  readonly city: string;
  readonly cuisine: string;
  /** Of the restaurant; absent where it is not known. */
  readonly place?: Place;
  readonly item: MenuItem;
  /** As the restaurant prints it; absent where the price is in pounds or none is known. */
  readonly printedPrice?: string;
  /** Of the menu's words (ISO 639-1); absent where it is not known. */
  readonly language?: string;
  /** Contained or possibly contained, stated or estimated. */
  readonly allergenCodes: readonly AllergenCode[];
  /**
   * Allergens known to be absent: stated as absent, or not named by a complete list. An item is never offered as free of any
   * other.
   */
  readonly absentAllergens: readonly AllergenCode[];
  /** Allergens that a calibrated estimate says are absent; none of them is in the two lists above. */
  readonly likelyAbsentAllergens: readonly AllergenCode[];
  /** Who says what its allergens are. */
  readonly allergenGround: AllergenGround;
  /** Position of the section in the menu and of the item in the section, from 0. */
  readonly sectionPosition: number;
  readonly itemPosition: number;
  /** Of a hit: slug of the family, by which it is the same dish in other places; null where its name does not say which dish it is. */
  readonly family?: string | null;
}

/** The documents of one active menu. */
export interface MenuDocuments {
  readonly menuId: number;
  readonly menuName: string;
  readonly version: number;
  /** 1 at first, and raised whenever the version is rewritten in place. */
  readonly revision: number;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly city: string;
  readonly postcode: string;
  readonly cuisine: string;
  /** Of the restaurant; absent where it is not known. */
  readonly place?: Place;
  readonly sections: readonly { readonly name: string; readonly items: readonly ItemDocument[] }[];
}
