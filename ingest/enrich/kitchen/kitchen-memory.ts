import { type EnrichedItem, enrichItem } from '../enrich-item.ts';
import { likenessTo } from './alike-dishes.ts';
import { kitchenAllergens } from './kitchen-allergens.ts';
import { kitchenCalories } from './kitchen-calories.ts';
import type { KnownDish } from './known-dish.ts';

/** From fewer dishes nothing is concluded about the others. */
const FEWEST = 3;

/** Estimates of a dish, informed by what its kitchen declares of others. */
export type KitchenMemory = (name: string, tags: EnrichedItem) => EnrichedItem;

/**
 * What a kitchen declares of some dishes, for the estimates of its others: what is in most of them or in one of the same kind, and how
 * large its portions are. Statements are not touched, and nothing ever counts as absent by it.
 */
export function kitchenMemory(dishes: readonly KnownDish[]): KitchenMemory {
  if (dishes.length < FEWEST) return (_name, tags) => tags;
  const known = dishes.map(({ contains, told, calories, ...input }) => {
    return { ...input, contains, told, calories, tags: enrichItem(input) };
  });
  const likeness = likenessTo(known.map(({ name }) => name));
  const allergensOf = kitchenAllergens(known);
  const caloriesOf = kitchenCalories(known);
  return (name, tags) => {
    const alike = likeness(name);
    const withAllergens = { ...tags, ...allergensOf(tags, alike) };
    return { ...withAllergens, ...caloriesOf(withAllergens, alike) };
  };
}
