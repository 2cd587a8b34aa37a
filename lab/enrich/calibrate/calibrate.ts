import type { AbsenceRow } from './absence-rows.ts';
import { upperBound } from './upper-bound.ts';

/** What came of calling dishes clear. */
export interface Called {
  /** Labelled dishes, of which `present` contain the allergen. */
  readonly rows: number;
  readonly present: number;
  readonly called: number;
  /** Of those called clear. */
  readonly containing: number;
  /** Share that may contain it, one-sided 95 %. */
  readonly upper: number;
}

export interface Verdict {
  /** The highest bound that keeps the promise; undefined where none does. */
  readonly threshold: number | undefined;
  /** On the rows kept aside, by set, with that bound or else the strictest one. */
  readonly measured: readonly Called[];
}

/** At most this share of what is called clear may contain the allergen, in every set, by the upper end of its interval. */
const MOST = 0.02;
/** And at most this share of what is usual among all dishes, so that it says more than that the allergen is rare. */
const OF_USUAL = 1 / 3;
/** With fewer labelled dishes that contain it nothing is shown. */
const LEAST_PRESENT = 20;
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
 * Chooses a bound on one half of the dishes and measures it on what was kept aside. Where the promise does not hold in every set, the
 * allergen has no bound.
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
  return present >= LEAST_PRESENT && sets.every((one) => isAtMost(one) && isTelling(one));
}

/** The share is promised, and printed, to a tenth of a per cent. */
export function isAtMost({ upper }: Called): boolean {
  return Number(upper.toFixed(3)) <= MOST;
}

/** A few rows cannot show it, so only sets with enough of the allergen are asked. */
function isTelling({ rows, present, called: clear, containing }: Called): boolean {
  return present < LEAST_PRESENT || containing / clear <= (present / rows) * OF_USUAL;
}
