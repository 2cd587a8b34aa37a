import { ALLERGENS } from '@menu-data-service/allergens';
import { foldText } from '../../../src/domain/fold-text.ts';
import type { ItemInput } from '../read-item.ts';
import type { KnownDish } from './known-dish.ts';

/** The dishes of a menu of which the kitchen declares all allergens, has a line in its allergen table, or prints the calories. */
export function declaredDishes(items: readonly ItemInput[]): readonly KnownDish[] {
  return items.flatMap(({ name, description, section, cuisine, stated = {} }) => {
    const { contains = [], mayContain = [], freeFrom = [], allergensComplete, table, calories } = stated;
    const isDeclared = allergensComplete === true || table !== undefined;
    if (!isDeclared && calories === undefined) return [];
    const named = isDeclared ? [...contains, ...mayContain, ...freeFrom] : [];
    const told = allergensComplete ? ALLERGENS.map(({ code }) => code) : named;
    return [{ name, description, section, cuisine, contains: new Set(contains), told: new Set(told), calories }];
  });
}

/** The dishes that a kitchen declares elsewhere, without those of these names, of which their menu says itself what counts. */
export function otherDishes(kitchen: readonly KnownDish[], items: readonly ItemInput[]): readonly KnownDish[] {
  const own = new Set(items.map(({ name }) => foldText(name)));
  return kitchen.filter(({ name }) => !own.has(foldText(name)));
}
