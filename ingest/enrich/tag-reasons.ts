import { ALLERGENS } from '../../src/domain/allergens.ts';

const SUBJECTS = new Set<string>([
  ...ALLERGENS.map(({ code }) => code),
  'vegetarian',
  'vegan',
  'halal',
  'spicy',
  'calories',
]);

/** True for a reason for review that tagging gave ("MILK: …"), not the reader of the document. */
export function isTagReason(reason: string): boolean {
  return SUBJECTS.has(reason.slice(0, Math.max(0, reason.indexOf(':'))));
}
