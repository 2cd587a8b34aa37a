import { type AllergenSummary, parseAllergens } from '@menu-data-service/menu-model/allergens';
import type { Evidence } from '@menu-data-service/menu-model/evidence';
import { foldText } from '@menu-data-service/menu-model/fold-text';

/** Sources for the allergens of a dish, best first. */
export const ALLERGEN_GROUNDS = ['kitchen', 'kitchen in part', 'ingredients', 'name', 'nobody'] as const;
export type AllergenGround = (typeof ALLERGEN_GROUNDS)[number];

/** Words that evidence quotes from a kitchen's allergen table. @param day YYYY-MM-DD */
export const tableWords = (day: string, place: string, dish: string): string =>
  `allergen table of ${day} (${place}): "${dish}"`;

/** Day (YYYY-MM-DD) of the allergen table that declares a dish; undefined if none does. */
export function tableDay(evidence: readonly Evidence[]): string | undefined {
  for (const { words } of evidence) {
    const day = /\ballergen table of (\d{4}-\d\d-\d\d) \(/.exec(words)?.[1];
    if (day !== undefined) return day;
  }
  return undefined;
}

/** Best source of a dish's allergens: kitchen statements before ingredients before the name. */
export function allergenGround(
  { name, allergens }: { readonly name: string; readonly allergens: string },
  evidence: readonly Evidence[],
): AllergenGround {
  const found = evidence.filter(({ field, state }) => field === 'allergens' && state !== 'likely absent');
  const { known, entries }: AllergenSummary = parseAllergens(allergens);
  const isKitchens = ({ basis, rule }: Evidence) => basis === 'stated' && (rule === 'stated' || rule === 'operator');
  if (found.some(isKitchens)) return known ? 'kitchen' : 'kitchen in part';
  if (known) return 'ingredients';
  if (entries.length === 0) return 'nobody';
  const ofName = ` ${foldText(name)} `;
  // Evidence from another dish of the same kitchen applies only through the name.
  const isNamed = ({ words, rule }: Evidence) =>
    words === '' || /\bthis kitchen/.test(rule) || ofName.includes(` ${foldText(words)} `);
  return found.every(isNamed) ? 'name' : 'ingredients';
}
