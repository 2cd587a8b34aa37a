import type { MenuVersion } from './menu.ts';
import type { Place, SourcedPlace } from './place.ts';

/** What an operator says about a restaurant. */
export interface RestaurantFacts {
  readonly name: string;
  readonly phoneNumber: string;
  readonly cuisine: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  /** Address of its website, '' for none; where it is left out, what is stored stays. Menus are discovered there; it is not served. */
  readonly website?: string;
  /** Where it is, and who says so; null: forget what was said. Where it is left out, what is stored stays, else its postcode says it. */
  readonly place?: SourcedPlace | null;
  /** Under which others know it, such as "fhrs:123456"; where it is left out, what is stored stays. It is not served. */
  readonly outsideId?: string;
}

export interface Restaurant extends RestaurantFacts {
  /** Lower-case GUID. */
  readonly id: string;
  /** Degrees of WGS 84; 0 and 0 where the place is not known. */
  readonly latitude: number;
  readonly longitude: number;
}

/** An entry of the restaurant list. */
export interface RestaurantSummary extends Place, Pick<Restaurant, 'id' | 'name' | 'city' | 'postcode' | 'cuisine'> {
  readonly activeMenus: number;
  /** When one of its active menus last changed, as dates of menus are written; null where it has none. */
  readonly menuChanged: string | null;
}

export type MenuReference = Pick<MenuVersion, 'id' | 'version' | 'name'>;

export interface RestaurantDetail extends Restaurant {
  /** Latest version of each menu, by name. */
  readonly menus: readonly MenuReference[];
}
