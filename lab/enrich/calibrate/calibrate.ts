import type { AbsenceRow } from './absence-rows.ts';
import { upperBound } from './upper-bound.ts';

export interface Called {
  /** Labelled dishes, of which `present` contain the allergen. */
  readonly rows: number;
  readonly present: number;
  readonly called: number;
  readonly containing: number;
  /** Share that may contain it, one-sided 95 %. */
  readonly upper: number;
}

export interface Verdict {
  /** Highest bound that keeps the promise; undefined for none. */
  readonly threshold: number | undefined;
  /** Result on the held-out rows, by set, with that bound or else the strictest one. */
  readonly measured: readonly Called[];
}

/** Maximum share of dishes called clear that may contain the allergen, in every set, by the upper end of its interval. */
const MAX = 0.02;
/** Maximum ratio of that share to the one among all dishes, so that it says more than that the allergen is rare. */
const OF_USUAL = 1 / 3;
const MIN_PRESENT = 20;
const THRESHOLDS = [-2, -2.5, -3, -3.5, -4, -4.5, -5, -5.5, -6, -7] as const;

export function called(rows: readonly AbsenceRow[], threshold: number): Called {
  const clear = rows.filter(({ odds }) => odds !== undefined && odds <= threshold);
  const containing = clear.filter(({ contains }) => contains).length;
  return {
    rows: rows.length,
    present: rows.filter(({ contains }) => contains).length,
    called: clear.length,
    containing,
    upper: upperBound(containing, clear.length),
  };
}

/**
 * Chooses a bound on one half of the dishes and measures it on the held-out ones. If the promise fails in any set, the allergen has no bound.
 */
export function calibrate(
  chosenOn: readonly (readonly AbsenceRow[])[],
  aside: readonly (readonly AbsenceRow[])[],
): Verdict {
  const threshold = THRESHOLDS.find((one) => keeps(chosenOn.map((rows) => called(rows, one))));
  const measured = aside.map((rows) => called(rows, threshold ?? THRESHOLDS.at(-1) ?? 0));
  return { threshold: threshold !== undefined && keeps(measured) ? threshold : undefined, measured };
}

function keeps(sets: readonly Called[]): boolean {
  const present = sets.reduce((sum, one) => sum + one.present, 0);
  return present >= MIN_PRESENT && sets.every((one) => isAtMost(one) && isTelling(one));
}

/** The share is promised, and printed, to a tenth of a per cent. */
export function isAtMost({ upper }: Called): boolean {
  return Number(upper.toFixed(3)) <= MAX;
}

/** A few rows cannot show it, so only sets with enough of the allergen count. */
function isTelling({ rows, present, called: clear, containing }: Called): boolean {
  return present < MIN_PRESENT || containing / clear <= (present / rows) * OF_USUAL;
}
