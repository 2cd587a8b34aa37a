import { ALLERGENS } from '@menu-data-service/allergens';

/** What is in doubt: an allergen, by which somebody may come to harm, a diet, or something else. */
export type ReviewSeverity = 'allergens' | 'diet' | 'other';

/** How the reason of an entry begins that doubts an allergen, as a regular expression that PostgreSQL reads too. */
export const ALLERGEN_DOUBT = `^(?:${ALLERGENS.map(({ code }) => code).join('|')}): `;
const OF_ALLERGENS = new RegExp(ALLERGEN_DOUBT);
const OF_DIETS = /^(?:vegan|vegetarian|halal): /;

export function reviewSeverity(reason: string): ReviewSeverity {
  if (OF_ALLERGENS.test(reason)) return 'allergens';
  return OF_DIETS.test(reason) ? 'diet' : 'other';
}
