import type CircuitBreaker from 'opossum';

/** One failure may be chance; these many without a success between them are not. */
const FAILURES = 3;
/** Work that takes too long may only be hard, and one client can ask for a few such pieces at a time. */
const LATE = 10;

/** SQLSTATE of a statement that the database ended at its time limit. */
const QUERY_CANCELED = '57014';

/**
 * Options of a circuit breaker that `openAfterFailuresInRow` opens: it neither opens by a share of recent work, which is too
 * slow to fall when many went well and too few to count when each hangs, nor leaves work running at a limit of its own.
 */
export const OPENED_BY_COUNT = { timeout: false, volumeThreshold: Number.MAX_SAFE_INTEGER } as const;

/** Takes what a breaker guards for away after three failures without a success between them, or ten that only took too long. */
export function openAfterFailuresInRow(breaker: CircuitBreaker): void {
  let failures = 0;
  let late = 0;
  breaker.on('success', () => {
    failures = 0;
    late = 0;
  });
  breaker.on('failure', (error) => {
    if (isLate(error)) late += 1;
    else failures += 1;
    if (failures >= FAILURES || late >= LATE) breaker.open();
  });
}

/** True where work was ended at a limit of time, ours or the database's. */
export function isLate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || ('code' in error && error.code === QUERY_CANCELED)) return true;
  return isLate(error.cause);
}
