import { readFileSync } from 'node:fs';
import type { AllergenCode } from './allergens.ts';

/** A way in which a dish is called likely clear of an allergen, and how often that was wrong for labelled dishes kept aside. */
export interface LikelyAbsence {
  /** By the words of the dish, or by a diet that the restaurant states. */
  readonly by: 'estimate' | 'stated vegan' | 'stated vegetarian';
  /** Labelled dishes that were called clear. */
  readonly dishes: number;
  /** Of these, how many contain it. */
  readonly containing: number;
  /** Share, 0 to 1, that may contain it: upper end of the one-sided 95 % interval. */
  readonly upperBound: number;
}

/**
 * How each allergen is called likely absent; empty for those for which nothing safe is known. `npm run lab enrich/calibrate-allergens` writes the
 * figures; of several sets of dishes they are those of the least safe one.
 */
export const LIKELY_ABSENCE: Readonly<Record<AllergenCode, readonly LikelyAbsence[]>> = JSON.parse(
  readFileSync(new URL('../../src/likely-absence.json', import.meta.url), 'utf8'),
);
