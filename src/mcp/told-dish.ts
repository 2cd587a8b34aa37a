import { allergenName } from '@menu-data-service/allergens';
import type { Evidence, MenuEvidence, MenuItem } from './api-bodies.ts';
import { type ToldAllergens, toldAllergens } from './told-allergens.ts';

/** A dish as an assistant is told of it: what is not known is said, what is not so is left out. */
export interface ToldDish {
  readonly name: string;
  readonly description?: string;
  /** Pounds. */
  readonly price: number | 'unknown';
  readonly diets?: readonly string[];
  readonly spicy?: true;
  readonly kcal?: string;
  readonly allergens: ToldAllergens;
  /** What diets and allergens rest on. */
  readonly evidence?: readonly string[];
}

export function toldDish(item: MenuItem, evidence: readonly Evidence[]): ToldDish {
  const diets = (['vegan', 'vegetarian', 'halal'] as const).filter(
    (diet) => item[diet] && !(diet === 'vegetarian' && item.vegan),
  );
  const reasons = evidence.flatMap(reasonOf);
  return {
    name: item.name,
    ...(item.description && { description: item.description }),
    price: item.price === 0 ? 'unknown' : item.price,
    ...(diets.length > 0 && { diets }),
    ...(item.spicy && { spicy: true }),
    ...(item.calories > 0 && { kcal: calories(item.calories, evidence) }),
    allergens: toldAllergens(item.allergens, evidence),
    ...(reasons.length > 0 && { evidence: reasons }),
  };
}

/** "540 stated", "about 540" */
function calories(kcal: number, evidence: readonly Evidence[]): string {
  const stated = evidence.some(({ field, basis }) => field === 'calories' && basis === 'stated');
  return stated ? `${kcal} stated` : `about ${kcal}`;
}

/** "milk: estimated from 'cheese'". That an allergen is likely absent is in the list of those. */
function reasonOf({ field, value, basis, words, rule, state }: Evidence): readonly string[] {
  if (state === 'likely absent' || field === 'calories' || value === 'false') return [];
  const subject = field === 'allergens' ? `${allergenName(value)}${state === 'free' ? ' free' : ''}` : field;
  const from = words === '' ? rule : `'${words}'`;
  return [`${subject}: ${basis === 'stated' ? 'stated' : 'estimated from'} ${from}`.trim()];
}

/** Finds the evidence of the dishes of a menu by their section and name; none for a dish whose name is twice there. */
export function evidenceByDish({ sections }: MenuEvidence): (section: string, dish: string) => readonly Evidence[] {
  return (section, dish) => {
    const alike = sections
      .filter(({ name }) => name === section)
      .flatMap(({ items }) => items.filter(({ name }) => name === dish));
    return alike.length === 1 ? (alike[0]?.evidence ?? []) : [];
  };
}
