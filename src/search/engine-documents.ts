import { foldText } from '@menu-data-service/menu-model/fold-text';
import { districtOf } from '../domain/postcode-district.ts';
import type { ItemDocument, MenuDocuments } from '../ports/search/documents.ts';
import type { MenuHit } from '../ports/search/pages.ts';
import { dietWords } from './diet-words.ts';
import { dishFamilyOf } from './families/family-of.ts';
import { menuHash } from './menu-hash.ts';
import { nameKey } from './name-key.ts';
import { searchText } from './search-text.ts';
import { coursesOfItem } from './understanding/courses.ts';
import { alternativeTexts } from './words/alternative-names.ts';
import { asDessert, courseWords, courseWordsOf } from './words/course-words.ts';
import { asCurry } from './words/curries.ts';
import { foodsWithin } from './words/foods-within.ts';
import { partedTexts } from './words/parted-names.ts';

interface EnginePlace {
  /** Folded. */
  readonly city: string;
  readonly cuisine: string;
  readonly restaurant: string;
  /** Outward code of the postcode ("st6"). */
  readonly district: string;
  readonly _geo?: { readonly lat: number; readonly lng: number };
  readonly placed: boolean;
  /** As printed, for facets and suggestions. */
  readonly printedCity: string;
  readonly printedCuisine: string;
}

/** Document of the items index. Text fields hold search text; `presented` is shown for a hit. */
export interface EngineItem extends EnginePlace {
  readonly id: string;
  readonly menuId: number;
  readonly restaurantId: string;
  readonly name: string;
  /** The name with other names for foods of several words. */
  readonly alternativeNames: readonly string[];
  /** One name per course, according to section or menu. */
  readonly courseWords: readonly string[];
  /** The description, then other names of foods in it as separate texts. */
  readonly description: readonly string[];
  readonly sectionName: string;
  readonly menuName: string;
  readonly restaurantName: string;
  /** The name after each diet that the item fits without saying so, so that "vegan pizza" finds both words together. */
  readonly dietWords: readonly string[];
  /** Number that identifies items with exactly one name. */
  readonly nameKey: number;
  /** Includes vegan items. */
  readonly vegetarian: boolean;
  readonly vegan: boolean;
  readonly halal: boolean;
  readonly spicy: boolean;
  /** Null if unknown (0 in the item): filters drop it and sorts put it last in either direction. */
  readonly price: number | null;
  readonly calories: number | null;
  readonly allergenCodes: readonly string[];
  readonly absentAllergens: readonly string[];
  readonly likelyAbsentAllergens: readonly string[];
  /** Courses of a meal, named as in `courses.ts`. */
  readonly courses: readonly string[];
  /** Family across places; null if the name does not say which dish it is. */
  readonly family: string | null;
  /** Foods it is known to contain, by the names of `words/foods-within.txt`. */
  readonly foods: readonly string[];
  readonly printedRestaurant: string;
  readonly sortName: string;
  /** Restaurant, menu, section, position: a total order of all documents of the index. */
  readonly order: string;
  readonly presented: ItemDocument;
}

/** Document of the sections index (a section of a menu) and of the menus index (the menu itself). */
export interface EngineHeading extends EnginePlace {
  readonly id: string;
  readonly menuId: number;
  readonly restaurantId: string;
  readonly name: string;
  readonly alternativeNames: readonly string[];
  readonly order: string;
  readonly presented: MenuHit;
}

export interface EngineMenu {
  readonly menuId: number;
  readonly hash: string;
  readonly items: readonly EngineItem[];
  /** Sections without a name have no document. */
  readonly sections: readonly EngineHeading[];
  readonly menu: EngineHeading;
}

function orderKey(menu: MenuDocuments, ...positions: readonly number[]): string {
  const numbers = positions.map((position) => String(position).padStart(5, '0'));
  return [menu.restaurantId, String(menu.menuId).padStart(10, '0'), ...numbers].join('.');
}

function alternativeNames(name: string): readonly string[] {
  const kinds = [asDessert(name), asCurry(name)].filter((text) => text !== null);
  return [...kinds, ...alternativeTexts(name)];
}

function placeOf(menu: MenuDocuments): EnginePlace {
  return {
    city: foldText(menu.city),
    cuisine: foldText(menu.cuisine),
    restaurant: foldText(menu.restaurantName),
    district: districtOf(menu.postcode) ?? '',
    printedCity: menu.city,
    printedCuisine: menu.cuisine,
    ...(menu.place && { _geo: { lat: menu.place.latitude, lng: menu.place.longitude } }),
    placed: menu.place !== undefined,
  };
}

function itemDocument(menu: MenuDocuments, place: EnginePlace, presented: ItemDocument): EngineItem {
  const { item } = presented;
  const name = searchText(item.name);
  const description = searchText(item.description ?? '');
  const sectionName = searchText(presented.sectionName);
  const menuName = searchText(menu.menuName);
  const family = dishFamilyOf({ ...item, sectionName: presented.sectionName });
  const courses = coursesOfItem(sectionName, menuName, name);
  return {
    id: presented.id,
    menuId: menu.menuId,
    restaurantId: menu.restaurantId,
    name,
    alternativeNames: [...partedTexts(item.name), ...alternativeNames(name)],
    courseWords: [...new Set([...courseWordsOf(sectionName, menuName), ...courses])],
    description: [description, ...partedTexts(item.description ?? ''), ...alternativeTexts(description, 'names only')],
    sectionName,
    menuName,
    restaurantName: searchText(menu.restaurantName),
    dietWords: dietWords(item).map((word) => `${word} ${name}`),
    nameKey: nameKey(name),
    vegetarian: item.vegetarian || item.vegan,
    vegan: item.vegan,
    halal: item.halal,
    spicy: item.spicy,
    price: item.price === 0 ? null : item.price,
    calories: item.calories === 0 || presented.hasGroundlessCalories ? null : item.calories,
    allergenCodes: presented.allergenCodes,
    absentAllergens: presented.absentAllergens,
    likelyAbsentAllergens: presented.likelyAbsentAllergens,
    courses,
    family,
    foods: foodsWithin([name, description, sectionName], item.vegetarian || item.vegan),
    ...place,
    printedRestaurant: menu.restaurantName,
    sortName: foldText(item.name),
    order: orderKey(menu, presented.sectionPosition, presented.itemPosition),
    presented: { ...presented, family },
  };
}

function heading(
  menu: MenuDocuments,
  placeFields: EnginePlace,
  id: string,
  section: string | null,
  order: string,
): EngineHeading {
  const { menuId, restaurantId, restaurantName, menuName, place } = menu;
  const name = searchText(section ?? menuName);
  return {
    id,
    menuId,
    restaurantId,
    name,
    alternativeNames: [...partedTexts(section ?? menuName), ...alternativeTexts(name), ...courseWords(name)],
    ...placeFields,
    order,
    presented: { restaurantId, restaurantName, menuId, menuName, section, ...(place && { place }) },
  };
}

export function engineMenu(menu: MenuDocuments): EngineMenu {
  const place = placeOf(menu);
  return {
    menuId: menu.menuId,
    hash: menuHash(menu),
    items: menu.sections.flatMap((section) => section.items.map((item) => itemDocument(menu, place, item))),
    sections: menu.sections.flatMap(({ name }, position) =>
      searchText(name) === ''
        ? []
        : [heading(menu, place, `${menu.menuId}_${position}`, name, orderKey(menu, position))],
    ),
    menu: heading(menu, place, String(menu.menuId), null, orderKey(menu)),
  };
}
