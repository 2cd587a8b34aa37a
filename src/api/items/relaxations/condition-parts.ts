import { allergenName } from '@menu-data-service/menu-model/allergens';
import type { FindChange } from '../find-address.ts';
import { caloriesLabel, capital, courseLabel, nearLabel, priceLabel } from '../words.ts';

export const FLAGS = ['vegan', 'vegetarian', 'halal', 'spicy'] as const;

/** Conditions of an address, and those that only words can express. */
export type Conditional = FindChange & { readonly restaurant?: string | undefined };

export interface Condition {
  /** Name of the parameter; prices and calories are one condition each. */
  readonly name: string;
  readonly label: string;
  readonly away: Conditional;
}

export function conditionParts(of: Conditional): readonly Condition[] {
  const { minPrice, maxPrice, minCalories, maxCalories, excludeAllergens = [], cuisine, city, course, restaurant } = of;
  const { near, radius } = of;
  const priced = minPrice !== undefined || maxPrice !== undefined;
  const measured = minCalories !== undefined || maxCalories !== undefined;
  const named = (name: 'cuisine' | 'city' | 'course' | 'restaurant', label: string | undefined) =>
    label !== undefined && { name, label, away: { [name]: undefined } };
  return [
    ...FLAGS.map((flag) => of[flag] && { name: flag, label: capital(flag), away: { [flag]: undefined } }),
    ...excludeAllergens.map((code) => ({
      name: 'excludeAllergens',
      label: `No ${allergenName(code)}`,
      away: { excludeAllergens: excludeAllergens.filter((other) => other !== code) },
    })),
    priced && {
      name: 'price',
      label: capital(priceLabel(minPrice, maxPrice)),
      away: { minPrice: undefined, maxPrice: undefined },
    },
    measured && {
      name: 'calories',
      label: capital(caloriesLabel(minCalories, maxCalories)),
      away: { minCalories: undefined, maxCalories: undefined },
    },
    named('cuisine', cuisine && titled(cuisine)),
    named('city', city && `In ${placeName(city)}`),
    near !== undefined && {
      name: 'near',
      label: nearLabel(near, radius),
      away: { near: undefined, radius: undefined, ...(of.sort === 'distance' && { sort: undefined }) },
    },
    named('course', course && courseLabel(course)),
    named('restaurant', restaurant && `At ${titled(restaurant)}`),
  ].filter((part) => part !== undefined && part !== false);
}

function placeName(text: string): string {
  return /\d/.test(text) ? text.toUpperCase() : titled(text);
}

const titled = (text: string) => text.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
