import type { ItemDocument, MenuDocuments } from '../../../src/ports/search/documents.ts';
import type { ItemUnderstanding } from '../../../src/ports/search/understanding.ts';
import { metresBetween } from '../metres-between.ts';
import { middleOf } from './sample-places.ts';
import { plain } from './wanted.ts';

/** An understood condition, under the names that the card may have for it. */
interface UnderstoodCondition {
  readonly shown: string;
  is(token: string): boolean;
}

/** "under £10" may be understood as at most £9.99 or at most £10. */
const PENNY = 0.011;
const KCAL = 1;

function flag(shown: string): UnderstoodCondition {
  return { shown, is: (token) => token === shown };
}

function amount(sign: '<' | '>', value: number | undefined, unit: '' | 'kcal'): readonly UnderstoodCondition[] {
  if (value === undefined) return [];
  const near = unit === 'kcal' ? KCAL : PENNY;
  const is = (token: string): boolean => {
    if (!token.startsWith(sign) || token.endsWith('kcal') !== (unit === 'kcal')) return false;
    const asked = Number.parseFloat(token.slice(1));
    return sign === '<' ? value <= asked && value >= asked - near : value >= asked && value <= asked + near;
  };
  return [{ shown: `${sign}${value}${unit}`, is }];
}

function named(name: string, value: string | undefined): readonly UnderstoodCondition[] {
  if (value === undefined) return [];
  const is = (token: string): boolean =>
    token.startsWith(`${name}:`) && plain(value).includes(plain(token.slice(name.length + 1)).trimEnd());
  return [{ shown: `${name}:${value}`, is }];
}

const metresOf = (token: string): number => {
  const [, number, unit] = /\/([\d.]+)(km|mi)$/.exec(token) ?? [];
  return Number(number) * (unit === 'mi' ? 1609.344 : 1000);
};
const placeOf = (token: string): string => token.slice('near:'.length, token.lastIndexOf('/'));

function near(place: string | undefined, metres = 0): readonly UnderstoodCondition[] {
  if (place === undefined) return [];
  const is = (token: string): boolean =>
    token.startsWith('near:') && plain(placeOf(token)) === plain(place) && Math.abs(metresOf(token) - metres) < 1;
  return [{ shown: `near:${place}/${metres / 1000}km`, is }];
}

export function understoodConditions({ understood, hints }: ItemUnderstanding): readonly UnderstoodCondition[] {
  const { vegan, vegetarian, halal, spicy, excludeAllergens = [], city, cuisine, restaurant, course } = understood;
  return [
    ...(vegan === true ? [flag('vegan')] : []),
    ...(vegetarian === true ? [flag('vegetarian')] : []),
    ...(halal === true ? [flag('halal')] : []),
    ...(spicy === undefined ? [] : [flag(spicy ? 'spicy' : 'mild')]),
    ...excludeAllergens.map((code) => flag(`-${code.toLowerCase()}`)),
    ...amount('<', understood.maxPrice, ''),
    ...amount('>', understood.minPrice, ''),
    ...amount('<', understood.maxCalories, 'kcal'),
    ...amount('>', understood.minCalories, 'kcal'),
    ...named('city', city),
    ...named('cuisine', cuisine),
    ...named('restaurant', restaurant),
    ...named('course', course),
    ...near(understood.near, understood.radius),
    ...hints.without.map(({ typed, forms }) => ({
      shown: `no:${typed}`,
      is: (token: string) =>
        token.startsWith('no:') && [typed, ...forms].some((form) => plain(form).includes(` ${token.slice(3)}`)),
    })),
  ];
}

const isFar = ({ place }: MenuDocuments, token: string): boolean =>
  place === undefined || metresBetween(place, middleOf(placeOf(token))) > metresOf(token);

/** True if a dish breaks a condition; for an allergen, if it contains or may contain it. */
export function breaksCondition(hit: ItemDocument, menu: MenuDocuments, token: string): boolean {
  const { item, allergenCodes, sectionName } = hit;
  const [name, value = ''] = token.split(':');
  const number = Number.parseFloat(token.slice(1));
  const holds = (text: string): boolean => plain(text).includes(plain(value).trimEnd());
  if (token === 'vegan') return !item.vegan;
  if (token === 'vegetarian') return !item.vegetarian && !item.vegan;
  if (token === 'halal') return !item.halal;
  if (token === 'spicy' || token === 'mild') return item.spicy !== (token === 'spicy');
  if (token.startsWith('-')) return allergenCodes.some((code) => code.toLowerCase() === token.slice(1));
  if (token.startsWith('<') || token.startsWith('>')) {
    const is = token.endsWith('kcal') ? item.calories : item.price;
    return is === 0 || (token.startsWith('<') ? is > number : is < number);
  }
  if (name === 'near') return isFar(menu, token);
  const text = { city: menu.city, cuisine: menu.cuisine, restaurant: menu.restaurantName }[name ?? ''];
  if (text !== undefined) return !holds(text);
  if (name === 'no') {
    // "no coconut" says that it is absent
    const said = plain([item.name, item.description ?? '', sectionName].join(' / ')).replace(
      / (?:no|without) \S+/g,
      ' ',
    );
    return said.includes(plain(value).trimEnd());
  }
  return false;
}
