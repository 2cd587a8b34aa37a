const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds until the next try after the first, second … failure in a row; after the last of them, always that. */
const WAITS = [5, 30, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR] as const;

/** After so long without success a webhook is disabled. */
export const GIVE_UP_AFTER_HOURS = 72;

/** @param failures in a row before this one */
export function waitSeconds(failures: number): number {
  return WAITS[Math.min(failures, WAITS.length - 1)] ?? 6 * HOUR;
}
