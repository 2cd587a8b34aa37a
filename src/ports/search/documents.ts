import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { MenuItem } from '@menu-data-service/menu-model/menu';
import type { AllergenGround } from '../../domain/allergen-ground.ts';
import type { Place } from '../../domain/place.ts';

export interface ItemDocument {
  /** `menuId_section_position`. It always means the same item, because a new version of a menu has a new menu id. */
  readonly id: string;
  /** Stable through all versions of the menu: `itemIds`. */
  readonly itemId: string;
  readonly menuId: number;
  readonly menuName: string;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly sectionName: string;
  readonly city: string;
  readonly cuisine: string;
  /** Place of the restaurant; absent if unknown. */
  readonly place?: Place;
  readonly item: MenuItem;
  /** As printed; absent if the price is in pounds or unknown. */
  readonly printedPrice?: string;
  /** Language of the menu (ISO 639-1); absent if unknown. */
  readonly language?: string;
  /** Contained or possibly contained, stated or estimated. */
  readonly allergenCodes: readonly AllergenCode[];
  /** Allergens known to be absent: stated as absent, or not named by a complete list. An item is never offered as free of any other. */
  readonly absentAllergens: readonly AllergenCode[];
  /** Allergens absent by a calibrated estimate; none of them is in the two lists above. */
  readonly likelyAbsentAllergens: readonly AllergenCode[];
  readonly allergenGround: AllergenGround;
  /** Set where no word of the item supports its calories. */
  readonly hasGroundlessCalories?: true;
  /** Position of the section in the menu and of the item in the section, from 0. */
  readonly sectionPosition: number;
  readonly itemPosition: number;
  /** For hits: slug of the dish family across places; null if the name does not say which dish it is. */
  readonly family?: string | null;
}

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
  readonly place?: Place;
  readonly sections: readonly { readonly name: string; readonly items: readonly ItemDocument[] }[];
}
