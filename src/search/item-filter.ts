import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import { toGuid } from '../domain/guid.ts';
import type { Circle } from '../domain/place.ts';
import { isSlug } from '../domain/slug.ts';
import { COURSES, type ItemFilter } from '../ports/search/queries.ts';

/** Conditions in the engines' filter language, ANDed; the members of an inner list are ORed. */
export type Conditions = readonly (string | readonly string[])[];

const ALLERGEN_CODES: ReadonlySet<string> = new Set(ALLERGENS.map(({ code }) => code));

/** Matches one or none of the values of a field. Values are folded text, so they need no escaping. */
export function valuesCondition(field: string, values: readonly string[], is: 'IN' | 'NOT IN' = 'IN'): string {
  return `${field} ${is} [${values.map((value) => `"${value}"`).join(', ')}]`;
}

function number(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`A filter needs a finite number, not ${value}`);
  return String(value);
}

function guid(value: string): string {
  const known = toGuid(value);
  if (known === null) throw new TypeError('A filter by restaurant needs a GUID');
  return `"${known}"`;
}

function course(value: string): string {
  if (!COURSES.some((known) => known === value)) throw new TypeError(`${value} is no course`);
  return `"${value}"`;
}

/** Throws unless it has only letters, digits and hyphens, like every family. */
function slug(value: string): string {
  if (!isSlug(value)) throw new TypeError('A filter by family needs a slug');
  return `"${value}"`;
}

function allergenCodes(codes: readonly string[]): string {
  for (const code of codes) if (!ALLERGEN_CODES.has(code)) throw new TypeError(`${code} is no allergen code`);
  return codes.join(', ');
}

/** Restaurants within a circle; excludes those without a known place. */
export function inCircle(circle: Circle | undefined): Conditions {
  if (circle === undefined) return [];
  return [`_geoRadius(${[circle.latitude, circle.longitude, circle.metres].map(number).join(', ')})`];
}

/** Nearest first. */
export const byDistance = ({ latitude, longitude }: Circle): string =>
  `_geoPoint(${number(latitude)}, ${number(longitude)}):asc`;

export const UNPLACED: Conditions = ['placed = false'];

export function withoutMenus(menuIds: readonly number[]): Conditions {
  return menuIds.length === 0 ? [] : [`menuId NOT IN [${menuIds.map(number).join(', ')}]`];
}

export function onlyMenus(menuIds: readonly number[]): Conditions {
  return [`menuId IN [${menuIds.map(number).join(', ')}]`];
}

/**
 * Translates the item filter to engine conditions, except circle, city and cuisine (place-filter.ts); made of names, numbers and GUIDs
 * only. Unknown prices and calories are null in the documents, so no range holds them.
 */
export function itemConditions(filter: ItemFilter): Conditions {
  const conditions: string[] = [];
  for (const flag of ['vegetarian', 'vegan', 'halal', 'spicy'] as const) {
    if (filter[flag] !== undefined) conditions.push(`${flag} = ${filter[flag]}`);
  }
  if (filter.minPrice !== undefined) conditions.push(`price >= ${number(filter.minPrice)}`);
  if (filter.maxPrice !== undefined) conditions.push(`price <= ${number(filter.maxPrice)}`);
  if (filter.minCalories !== undefined) conditions.push(`calories >= ${number(filter.minCalories)}`);
  if (filter.maxCalories !== undefined) conditions.push(`calories <= ${number(filter.maxCalories)}`);
  if (filter.course !== undefined) conditions.push(`courses = ${course(filter.course)}`);
  if (filter.family !== undefined) conditions.push(`family = ${slug(filter.family)}`);
  if (filter.restaurantId !== undefined) conditions.push(`restaurantId = ${guid(filter.restaurantId)}`);
  if (filter.menuId !== undefined) conditions.push(`menuId = ${number(filter.menuId)}`);
  if (filter.excludeAllergens !== undefined && filter.excludeAllergens.length > 0) {
    conditions.push(`allergenCodes NOT IN [${allergenCodes(filter.excludeAllergens)}]`);
  }
  return conditions;
}

/**
 * Restricts to items that are clear of every excluded allergen with the requested certainty; empty for `any`, because known allergens are
 * excluded anyway.
 */
export function clearOfAllergens({ excludeAllergens = [], allergenCertainty = 'stated' }: ItemFilter): Conditions {
  if (allergenCertainty === 'any') return [];
  return excludeAllergens.map((code) => {
    const known = `absentAllergens = ${allergenCodes([code])}`;
    return allergenCertainty === 'stated' ? known : [known, `likelyAbsentAllergens = ${allergenCodes([code])}`];
  });
}

/** Conditions of the looser certainty levels, loosest first, for counting what the requested level excludes. */
export function lessCertainlyClear(filter: ItemFilter): readonly Conditions[] {
  if (clearOfAllergens(filter).length === 0) return [];
  const any = clearOfAllergens({ ...filter, allergenCertainty: 'any' });
  if (filter.allergenCertainty === 'likely') return [any];
  return [any, clearOfAllergens({ ...filter, allergenCertainty: 'likely' })];
}
