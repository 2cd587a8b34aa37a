import { ALLERGENS } from '@menu-data-service/menu-model/allergens';

const SUBJECTS = new Set<string>([
  ...ALLERGENS.map(({ code }) => code),
  'vegetarian',
  'vegan',
  'halal',
  'spicy',
  'calories',
]);

/** True for a review reason that comes from tagging ("MILK: …") and not from the reader. */
export function isTagReason(reason: string): boolean {
  return SUBJECTS.has(reason.slice(0, Math.max(0, reason.indexOf(':'))));
}
