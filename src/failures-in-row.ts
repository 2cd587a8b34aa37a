/** One failure may be chance; these many without a success between them are not. */
const FAILURES = 3;
/** Work that takes too long may only be hard, and one client can ask for a few such pieces at a time. */
const LATE = 10;

/** SQLSTATE of a statement that the database ended at its time limit. */
const QUERY_CANCELED = '57014';

/** Tells from failures without a success between them that a dependency is away. */
export interface FailuresInRow {
  /** Whether the dependency must now be taken for away: after three failures, or ten that only took too long. */
  failed(error: unknown): boolean;
  succeeded(): void;
}

export function createFailuresInRow(): FailuresInRow {
  let failures = 0;
  let late = 0;
  return {
    failed(error) {
      if (isLate(error)) late += 1;
      else failures += 1;
      return failures >= FAILURES || late >= LATE;
    },
    succeeded() {
      failures = 0;
      late = 0;
    },
  };
}

/** True where work was ended at a limit of time, ours or the database's. */
export function isLate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || ('code' in error && error.code === QUERY_CANCELED)) return true;
  return isLate(error.cause);
}
