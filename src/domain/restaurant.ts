import type { MenuVersion } from '@menu-data-service/menu-model/menu';
import type { Place, SourcedPlace } from './place.ts';

/** Facts that an operator states. Omitted optional fields leave stored values unchanged. */
export interface RestaurantFacts {
  readonly name: string;
  readonly phoneNumber: string;
  readonly cuisine: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  /** Address of its website, '' for none. Menus are discovered there; it is not served. */
  readonly website?: string;
  /** Null deletes the stored place. Without a stored place, the postcode provides one. */
  readonly place?: SourcedPlace | null;
  /** Id in another register, such as "fhrs:123456". It is not served. */
  readonly outsideId?: string;
}

export interface Restaurant extends RestaurantFacts {
  readonly id: string;
  /** Degrees of WGS 84; 0 and 0 if the place is not known. */
  readonly latitude: number;
  readonly longitude: number;
}

export interface RestaurantSummary extends Place, Pick<Restaurant, 'id' | 'name' | 'city' | 'postcode' | 'cuisine'> {
  readonly activeMenus: number;
  /** When one of its active menus last changed, in the format of menu dates; null if it has none. */
  readonly menuChanged: string | null;
}

export type MenuReference = Pick<MenuVersion, 'id' | 'version' | 'name'>;

export interface RestaurantDetail extends Restaurant {
  readonly menus: readonly MenuReference[];
}
