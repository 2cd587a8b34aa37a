import { readFileSync } from 'node:fs';
import type { AllergenCode } from './allergens.ts';

/** A way in which a dish is called likely clear of an allergen, with its error rate on held-out labelled dishes. */
export interface LikelyAbsence {
  /** Basis: the words of the dish, or a stated diet. */
  readonly by: 'estimate' | 'stated vegan' | 'stated vegetarian';
  readonly dishes: number;
  readonly containing: number;
  /** Share, 0 to 1, that may contain it: upper end of the one-sided 95 % interval. */
  readonly upperBound: number;
}

/** Error rates of likely absence by allergen, of the least safe set; `npm run lab enrich/calibrate-allergens` writes them. */
export const LIKELY_ABSENCE: Readonly<Record<AllergenCode, readonly LikelyAbsence[]>> = JSON.parse(
  readFileSync(new URL('../../src/likely-absence.json', import.meta.url), 'utf8'),
);
