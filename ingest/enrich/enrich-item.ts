import { type AllergenCode, allergenCodes, formatAllergens } from '@menu-data-service/allergens';
import type { Evidence } from '../../src/domain/evidence.ts';
import { decideAllergens } from './decide-allergens.ts';
import { decideCalories } from './decide-calories.ts';
import { decideDiets } from './decide-diets.ts';
import type { DietClaim } from './distrusted-claims.ts';
import { type Knowledge, knowledge } from './knowledge.ts';
import { type ItemInput, readItem } from './read-item.ts';

export interface EnrichedItem {
  readonly vegetarian: boolean;
  readonly vegan: boolean;
  readonly halal: boolean;
  readonly spicy: boolean;
  /** kcal of the item as listed. */
  readonly calories: number;
  /** See formatAllergens for the grammar. */
  readonly allergens: string;
  readonly evidence: readonly Evidence[];
  /** Reasons why a person should look at the item; empty when there are none. */
  readonly review: readonly string[];
  /** Contained or possibly contained, stated or estimated. */
  readonly allergenCodes: readonly AllergenCode[];
  /** True only where what is not in allergenCodes is known to be absent. */
  readonly allergensKnown: boolean;
  /** The statements of diets that apply to the item, and whether it contradicts them. */
  readonly claims: readonly DietClaim[];
}

/**
 * Tags one item from what is stated and from its words. Stated facts beat estimates. Where they clash with a named ingredient, the safe
 * value is taken and the item goes to review. Pure, except that the first call reads the data files.
 */
export function enrichItem(input: ItemInput, known: Knowledge = knowledge()): EnrichedItem {
  const item = readItem(input, known);
  const diets = decideDiets(item, known);
  const allergens = decideAllergens(item, diets, known);
  const calories = decideCalories(item, known);
  return {
    vegetarian: diets.vegetarian,
    vegan: diets.vegan,
    halal: diets.halal,
    spicy: diets.spicy,
    calories: calories.value,
    allergens: formatAllergens(allergens, allergens.statedFree),
    evidence: [...diets.evidence, ...calories.evidence, ...allergens.evidence],
    review: [...new Set([...diets.review, ...calories.review, ...allergens.review])],
    allergenCodes: allergenCodes(allergens),
    allergensKnown: allergens.known,
    claims: diets.claims,
  };
}
