import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { MenuItem } from '@menu-data-service/menu-model/menu';
import { itemIds } from '../../src/domain/item-ids.ts';
import type { Place } from '../../src/domain/place.ts';
import type { ItemDocument, MenuDocuments } from '../../src/ports/search/documents.ts';

/** An item with defaults for everything a test does not set. */
export interface ItemSketch extends Partial<Omit<MenuItem, 'allergens'>> {
  readonly name: string;
  /** Null: unknown. */
  readonly allergens?: readonly AllergenCode[] | null;
  /** Stated as absent, though the rest is unknown. */
  readonly freeFrom?: readonly AllergenCode[];
  /** Absent by estimate. */
  readonly likelyFree?: readonly AllergenCode[];
}

function absentOf({ allergens, freeFrom = [] }: ItemSketch): readonly AllergenCode[] {
  if (allergens === null) return freeFrom;
  return ALLERGENS.map(({ code }) => code).filter((code) => !allergens?.includes(code));
}

export interface MenuSketch {
  readonly menuId: number;
  readonly menuName?: string;
  readonly version?: number;
  readonly revision?: number;
  /** Last digits of the restaurant's id, by which restaurants are ordered. */
  readonly restaurant?: number;
  readonly restaurantName?: string;
  readonly city?: string;
  readonly postcode?: string;
  readonly cuisine?: string;
  readonly place?: Place;
  /** Items by section name. */
  readonly sections: Readonly<Record<string, readonly (ItemSketch | string)[]>>;
}

export function restaurantGuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function menuItem(sketch: ItemSketch): MenuItem {
  const { allergens, freeFrom: _freeFrom, likelyFree: _likelyFree, ...given } = sketch;
  const shown = allergens === null ? 'Unknown (ask the restaurant)' : (allergens ?? []).join(', ') || '-';
  return {
    description: null,
    price: 5,
    vegetarian: false,
    vegan: false,
    calories: 400,
    halal: false,
    spicy: false,
    ...given,
    allergens: shown,
  };
}

export function menuDocuments(sketch: MenuSketch): MenuDocuments {
  const { menuId, menuName = 'Menu', version = 1, revision = 1, restaurant = 1 } = sketch;
  const {
    restaurantName = `Restaurant ${restaurant}`,
    city = 'Stafford',
    cuisine = 'British',
    postcode = 'ST16 2AA',
  } = sketch;
  const menu = {
    menuId,
    menuName,
    restaurantId: restaurantGuid(restaurant),
    restaurantName,
    city,
    cuisine,
    ...(sketch.place && { place: sketch.place }),
  };
  const idOf = itemIds(menuId);
  const sections = Object.entries(sketch.sections).map(([name, items], sectionPosition) => ({
    name,
    items: items.map((item, itemPosition): ItemDocument => {
      const given = typeof item === 'string' ? { name: item } : item;
      return {
        id: `${menuId}_${sectionPosition}_${itemPosition}`,
        itemId: idOf(name, given.name),
        ...menu,
        sectionName: name,
        item: menuItem(given),
        allergenCodes: given.allergens ?? [],
        absentAllergens: absentOf(given),
        likelyAbsentAllergens: given.likelyFree ?? [],
        allergenGround: given.allergens === null ? 'nobody' : 'kitchen',
        sectionPosition,
        itemPosition,
      };
    }),
  }));
  return { ...menu, postcode, version, revision, sections };
}

/** The menus in batches, for `SearchIndex.rebuild`. */
export async function* inBatches(
  menus: readonly MenuDocuments[],
  size = 100,
): AsyncGenerator<readonly MenuDocuments[]> {
  for (let start = 0; start < menus.length; start += size) yield menus.slice(start, start + size);
}
