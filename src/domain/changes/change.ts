import type { Menu } from '@menu-data-service/menu-model/menu';
import type { AllergenChange, PlacedItem } from '../compare-menus/comparison.ts';
import type { Restaurant } from '../restaurant.ts';

export type ChangedDiet = 'vegetarian' | 'vegan' | 'halal';

/** An item in both versions; null where the version has none. */
export interface ItemStates {
  readonly menuName: string;
  readonly before: PlacedItem | null;
  readonly after: PlacedItem | null;
}

/** Payload of each type of change. Restaurants and menus come whole, so that a client needs no further request for the new state. */
interface ChangeData {
  readonly 'restaurant.created': { readonly restaurant: Restaurant };
  readonly 'restaurant.changed': {
    readonly restaurant: Restaurant;
    readonly fields: readonly (keyof Restaurant)[];
  };
  readonly 'restaurant.merged': { readonly name: string; readonly intoRestaurantId: string };
  readonly 'restaurant.removed': { readonly name: string };
  readonly 'menu.published': { readonly menu: Menu };
  readonly 'menu.replaced': { readonly menu: Menu; readonly previousMenuId: number };
  readonly 'menu.revised': { readonly menu: Menu };
  readonly 'menu.moved': { readonly menu: Menu; readonly fromRestaurantId: string };
  readonly 'menu.withdrawn': { readonly menuName: string; readonly dateDeleted: string };
  readonly 'item.added': ItemStates;
  readonly 'item.removed': ItemStates;
  readonly 'item.renamed': ItemStates;
  readonly 'item.moved': ItemStates;
  readonly 'item.changed': ItemStates & {
    readonly fields: readonly ('description' | 'calories' | 'spicy' | 'allergens')[];
  };
  readonly 'price.raised': ItemStates;
  readonly 'price.lowered': ItemStates;
  readonly 'price.added': ItemStates;
  readonly 'price.removed': ItemStates;
  readonly 'diet.added': ItemStates & { readonly diet: ChangedDiet };
  readonly 'diet.removed': ItemStates & { readonly diet: ChangedDiet };
  readonly 'allergen.added': ItemStates & { readonly allergen: AllergenChange };
  readonly 'allergen.removed': ItemStates & { readonly allergen: AllergenChange };
  readonly 'allergen.unknown': ItemStates & { readonly allergen: AllergenChange };
  readonly 'allergen.changed': ItemStates & { readonly allergen: AllergenChange };
}

export const CHANGE_TYPES = [
  'restaurant.created',
  'restaurant.changed',
  'restaurant.merged',
  'restaurant.removed',
  'menu.published',
  'menu.replaced',
  'menu.revised',
  'menu.moved',
  'menu.withdrawn',
  'item.added',
  'item.removed',
  'item.renamed',
  'item.moved',
  'item.changed',
  'price.raised',
  'price.lowered',
  'price.added',
  'price.removed',
  'diet.added',
  'diet.removed',
  'allergen.added',
  'allergen.removed',
  'allergen.unknown',
  'allergen.changed',
] as const satisfies readonly (keyof ChangeData)[];

export type ChangeType = (typeof CHANGE_TYPES)[number];

export type ChangeOf<Type extends ChangeType> = {
  readonly [Each in Type]: {
    readonly type: Each;
    readonly restaurantId: string;
    /** Version that the change created or ended; null for a change of a restaurant. */
    readonly menuId: number | null;
    readonly data: ChangeData[Each];
  };
}[Type];

export type Change = ChangeOf<ChangeType>;

/** A change of an item between two versions or revisions of its menu. */
export type ItemLevelChange = ChangeOf<Exclude<ChangeType, `restaurant.${string}` | `menu.${string}`>>;

export type FeedChange = Change & {
  readonly place: number;
  /** ISO 8601, UTC without zone, six fractional digits. */
  readonly happenedAt: string;
};
