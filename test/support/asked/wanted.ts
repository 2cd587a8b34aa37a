import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { ItemDocument, MenuDocuments } from '../../../src/ports/search/documents.ts';

/** Conditions of a person besides the dish, as facts about an item. */
export interface Wanted {
  readonly vegan?: boolean;
  readonly vegetarian?: boolean;
  readonly halal?: boolean;
  readonly spicy?: boolean;
  readonly free?: readonly AllergenCode[];
  /** Pounds, inclusive. */
  readonly min?: number;
  readonly max?: number;
  /** kcal, inclusive. */
  readonly minKcal?: number;
  readonly maxKcal?: number;
  /** Words in no text of the item. */
  readonly not?: readonly string[];
  readonly city?: string;
  readonly district?: string;
  readonly cuisine?: string;
  readonly restaurant?: string;
  readonly course?: keyof typeof COURSE_SECTIONS;
}

/** Sections of the region that serve a course. */
export const COURSE_SECTIONS = {
  starters: ['Starters', 'Appetisers', 'Antipasti', 'Meze'],
  mains: ['Mains', 'Main Dishes'],
  sides: ['Side Orders', 'Chips & Sides', 'Vegetable Sides', 'Sides & Shakes', 'Sides'],
  desserts: ['Desserts', 'Dolci', 'Sweets', 'Puddings'],
  drinks: ['Hot Drinks', 'Cold Drinks', 'Drinks', 'Dessert Wines'],
  breakfast: ['Breakfast'],
  lunch: ['Lunch & Light Bites', 'Lunch'],
  kids: ["Children's Menu", 'Kids Meals'],
  'sunday roast': ['Sunday Roasts'],
  'set menu': ['Set Menu'],
} as const;

/** Cached by text, because every item is checked for every question. */
const KNOWN = new Map<string, string>();

/** Lower case, without accents and punctuation, with spaces around each word. */
export function plain(text: string): string {
  let known = KNOWN.get(text);
  if (known === undefined) {
    const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');
    known = ` ${letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
    KNOWN.set(text, known);
  }
  return known;
}

function holdsWord(text: string, word: string): boolean {
  return plain(text).includes(plain(word));
}

/** Conditions that no hit may ever break: diet, free-from, price, calories, exclusions. */
export function breaks({ item, allergenCodes, absentAllergens, sectionName }: ItemDocument, wanted: Wanted): boolean {
  const { vegan, vegetarian, halal, spicy, free = [], not = [] } = wanted;
  return (
    isOther(vegan, item.vegan) ||
    isOther(vegetarian, item.vegetarian || item.vegan) ||
    isOther(halal, item.halal) ||
    isOther(spicy, item.spicy) ||
    isOutside(item.price, wanted.min, wanted.max) ||
    isOutside(item.calories, wanted.minKcal, wanted.maxKcal) ||
    free.some((code) => allergenCodes.includes(code) || !absentAllergens.includes(code)) ||
    not.some((word) => [item.name, item.description ?? '', sectionName].some((text) => holdsWord(text, word)))
  );
}

function isOther(asked: boolean | undefined, is: boolean): boolean {
  return asked !== undefined && asked !== is;
}

/** A value of 0 is unknown, so it is outside of every range. */
function isOutside(value: number, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return false;
  return value === 0 || value < (min ?? 0) || value > (max ?? Number.POSITIVE_INFINITY);
}

export function servedAs(hit: ItemDocument, menu: MenuDocuments, wanted: Wanted): boolean {
  const { city, district, cuisine, restaurant, course } = wanted;
  return (
    (city === undefined || holdsWord(menu.city, city)) &&
    (district === undefined || menu.postcode.toLowerCase().startsWith(`${district} `)) &&
    (cuisine === undefined || holdsWord(menu.cuisine, cuisine)) &&
    (restaurant === undefined || holdsWord(menu.restaurantName, restaurant)) &&
    (course === undefined ||
      (COURSE_SECTIONS[course] as readonly string[]).includes(hit.sectionName) ||
      (course === 'breakfast' && /breakfast/i.test(hit.item.name)))
  );
}

/** A place or cuisine without "in" may also be a word of the item itself. */
export function names(hit: ItemDocument, wanted: Wanted): boolean {
  const text = [hit.item.name, hit.item.description ?? '', hit.restaurantName, hit.menuName].join(' / ');
  return [wanted.city, wanted.cuisine].every((word) => word === undefined || holdsWord(text, word));
}
