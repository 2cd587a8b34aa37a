import { ALLERGENS } from '@menu-data-service/allergens';
import type { ItemInput } from '../read-item.ts';
import type { KnownDish } from './known-dish.ts';

/** The dishes of a menu of which the kitchen declares all 14 allergens, has a line in its allergen table, or prints the calories. */
export function declaredDishes(items: readonly ItemInput[]): readonly KnownDish[] {
  return items.flatMap(({ name, description, section, cuisine, stated = {} }) => {
    const { contains = [], mayContain = [], freeFrom = [], allergensComplete, table, calories } = stated;
    const isDeclared = allergensComplete === true || table !== undefined;
    if (!isDeclared && calories === undefined) return [];
    const every = ALLERGENS.map(({ code }) => code);
    const told = isDeclared ? (allergensComplete ? every : [...contains, ...mayContain, ...freeFrom]) : [];
    const input = { name, description, ...(section && { section }), ...(cuisine && { cuisine }) };
    return [{ ...input, contains: new Set(contains), told: new Set(told), calories }];
  });
}
