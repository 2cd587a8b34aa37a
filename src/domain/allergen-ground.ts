import { type AllergenSummary, parseAllergens } from '@menu-data-service/allergens';
import type { Evidence } from './evidence.ts';
import { foldText } from './fold-text.ts';

/** Who says what is in a dish: its kitchen, of all allergens or of some; its ingredients; its name; or nobody. */
export const ALLERGEN_GROUNDS = ['kitchen', 'kitchen in part', 'ingredients', 'name', 'nobody'] as const;
export type AllergenGround = (typeof ALLERGEN_GROUNDS)[number];

/** What the evidence quotes of a kitchen's allergen table. @param day YYYY-MM-DD */
export const tableWords = (day: string, place: string, dish: string): string =>
  `allergen table of ${day} (${place}): "${dish}"`;

/** The day of the allergen table by which a kitchen declares a dish, YYYY-MM-DD; undefined where none does. */
export function tableDay(evidence: readonly Evidence[]): string | undefined {
  for (const { words } of evidence) {
    const day = /\ballergen table of (\d{4}-\d\d-\d\d) \(/.exec(words)?.[1];
    if (day !== undefined) return day;
  }
  return undefined;
}

/** On what the allergens of a dish rest most: what a kitchen states counts before its ingredients, and these before its name. */
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
  // What another dish of the kitchen tells is known of this one by its name alone.
  const isNamed = ({ words, rule }: Evidence) =>
    words === '' || /\bthis kitchen/.test(rule) || ofName.includes(` ${foldText(words)} `);
  return found.every(isNamed) ? 'name' : 'ingredients';
}
