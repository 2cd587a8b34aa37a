import { ALLERGENS } from '@menu-data-service/menu-model/allergens';

/** Kind of a doubt. Doubts about allergens come first, because somebody may come to harm. */
export type ReviewSeverity = 'allergens' | 'diet' | 'other';

/** Prefix of reasons that doubt an allergen, as a regular expression for PostgreSQL too. */
export const ALLERGEN_DOUBT = `^(?:${ALLERGENS.map(({ code }) => code).join('|')}): `;
const OF_ALLERGENS = new RegExp(ALLERGEN_DOUBT);
const OF_DIETS = /^(?:vegan|vegetarian|halal): /;

export function reviewSeverity(reason: string): ReviewSeverity {
  if (OF_ALLERGENS.test(reason)) return 'allergens';
  return OF_DIETS.test(reason) ? 'diet' : 'other';
}
