import type { AllergenCode } from '@menu-data-service/allergens';
import type { Evidence } from '../../../src/domain/evidence.ts';
import type { Diets } from '../decide-diets.ts';
import type { AbsenceRules } from './load-absence.ts';

/** Of the dishes called likely clear of an allergen at most 2 % contain it: see docs/allergens.md. */
const CONFIDENCE = 0.98;

/**
 * Evidence for each allergen that is likely absent: its odds are below the calibrated threshold, or a stated diet leaves it out.
 * @param settled codes that are shown for the item or stated as absent
 */
export function likelyAbsent(
  odds: ReadonlyMap<AllergenCode, number>,
  diets: Diets,
  settled: ReadonlySet<AllergenCode>,
  { thresholds, ofVegan, ofVegetarian }: AbsenceRules,
): Evidence[] {
  const rules = new Map<AllergenCode, string>();
  for (const [code, value] of odds)
    if (value <= (thresholds.get(code) ?? Number.NEGATIVE_INFINITY)) rules.set(code, 'calibrated estimate');
  if (diets.statedVegetarian) for (const code of ofVegetarian) rules.set(code, 'stated vegetarian');
  // Of the dishes below a heading "Vegan" too many have egg or milk.
  if (diets.statedVegan && !diets.veganByHeading) for (const code of ofVegan) rules.set(code, 'stated vegan');
  const left = [...rules].filter(([code]) => !settled.has(code));
  return left.map(([value, rule]) => {
    const state = 'likely absent';
    return { field: 'allergens', value, basis: 'estimated', words: '', rule, confidence: CONFIDENCE, state };
  });
}
