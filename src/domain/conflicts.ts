import { type AllergenCode, parseAllergens } from '@menu-data-service/allergens';
import { foldText } from './fold-text.ts';
import type { MenuItem } from './menu.ts';
import { priceOutliers } from './price-outliers.ts';

export const CONFLICT_KINDS = [
  'vegan_with_animal_products',
  'vegetarian_with_fish',
  'halal_with_pork',
  'calories_out_of_range',
  'dish_twice',
  'price_unlike_section',
  'menu_twice',
] as const;
export type ConflictKind = (typeof CONFLICT_KINDS)[number];

/** Values of stored dishes that can hardly all be right. */
export interface Conflict {
  readonly kind: ConflictKind;
  readonly menuId: number;
  /** Names of the menu, its section and the dish; section and dish are empty where the whole menu is meant. */
  readonly menu: string;
  readonly section: string;
  readonly item: string;
  /** What contradicts what, for a person. */
  readonly detail: string;
}

/** An active menu, with what is looked at. */
export interface InspectedMenu {
  readonly menuId: number;
  readonly name: string;
  readonly sourceUrl: string;
  readonly sections: readonly { readonly name: string; readonly items: readonly InspectedItem[] }[];
}

export type InspectedItem = Pick<
  MenuItem,
  'name' | 'description' | 'price' | 'vegetarian' | 'vegan' | 'calories' | 'halal' | 'allergens'
>;

const SEA: readonly AllergenCode[] = ['FISH', 'CRUSTACEANS', 'MOLLUSCS'];
const OF_ANIMALS: readonly AllergenCode[] = ['MILK', 'EGGS', ...SEA];
const PORK =
  /(?<!\b(?:no|without|turkey|beef|veal|lamb|chicken|duck|halal|vegan|vegetarian|veggie|plant)[ -])\b(?:pork|bacon|ham|gammon|pancetta|prosciutto|chorizo|lardons?|pepperoni|salami)\b/i;
/** kcal; platters for several have up to 4,000. */
const MOST_CALORIES = 4000;
/** Share of the dishes of a menu that another of the same source has too. */
const SAME_MENU = 0.8;

/** What is wrong with the active menus of one restaurant, as far as their values show it. */
export function conflictsOf(menus: readonly InspectedMenu[]): readonly Conflict[] {
  return [...menus.flatMap(ofDishes), ...menusTwice(menus)];
}

function ofDishes({ menuId, name: menu, sections }: InspectedMenu): readonly Conflict[] {
  return sections.flatMap(({ name: section, items }) => {
    const odd = priceOutliers(items);
    const seen = new Set<string>();
    return items.flatMap((item, position) => {
      const at = { menuId, menu, section, item: item.name };
      const dish = foldText(`${item.name} ${item.description ?? ''}`);
      const isRepeated = seen.has(dish);
      seen.add(dish);
      const price = odd[position];
      const unlike: readonly Found[] = price ? [['price_unlike_section', price]] : [];
      const found = [...ofItem(item), ...(isRepeated ? [TWICE] : []), ...unlike];
      return found.map(([kind, detail]) => ({ kind, ...at, detail }));
    });
  });
}

type Found = readonly [kind: ConflictKind, detail: string];
const TWICE: Found = ['dish_twice', 'stands twice in its section'];

function ofItem(item: InspectedItem): readonly Found[] {
  const contained = parseAllergens(item.allergens)
    .entries.filter(({ state }) => state === 'contains')
    .map(({ code }) => code);
  const named = (codes: readonly AllergenCode[]) => contained.filter((code) => codes.includes(code)).join(', ');
  const pork = PORK.exec(`${item.name} ${item.description ?? ''}`)?.[0];
  const found: Found[] = [];
  if (item.vegan && named(OF_ANIMALS))
    found.push(['vegan_with_animal_products', `vegan, but contains ${named(OF_ANIMALS)}`]);
  else if (item.vegetarian && named(SEA))
    found.push(['vegetarian_with_fish', `vegetarian, but contains ${named(SEA)}`]);
  if (item.halal && pork) found.push(['halal_with_pork', `halal, but names "${pork}"`]);
  if (item.calories > MOST_CALORIES) found.push(['calories_out_of_range', `${item.calories} kcal`]);
  return found;
}

/** Menus of one source that are most likely one menu. */
function menusTwice(menus: readonly InspectedMenu[]): readonly Conflict[] {
  const dishes = menus.map(
    (menu) => new Set(menu.sections.flatMap(({ items }) => items.map(({ name }) => foldText(name)))),
  );
  return menus.flatMap((menu, at) => {
    const mine = dishes[at] ?? new Set();
    const other = menus.findIndex(
      (one, index) =>
        index < at && one.sourceUrl === menu.sourceUrl && shared(mine, dishes[index] ?? new Set()) >= SAME_MENU,
    );
    const twin = menus[other];
    if (!twin) return [];
    const detail = `has the dishes of menu ${twin.menuId} from the same source, which is in service too`;
    return [{ kind: 'menu_twice', menuId: menu.menuId, menu: menu.name, section: '', item: '', detail }];
  });
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((dish) => other.has(dish)).length;
  return both / Math.max(1, Math.min(one.size, other.size));
}
