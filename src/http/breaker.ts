import CircuitBreaker from 'opossum';
import { ServiceError } from '../domain/errors.ts';
import { isUnavailable } from './unavailable.ts';

/** Runs work against one dependency and answers 503 at once while the dependency is known to be away. */
export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

interface BreakerOptions {
  /** Stable code of the 503. */
  readonly code: string;
  /** What is away, for the message: "The search engine". */
  readonly subject: string;
  /** Longest wait for one piece of work. */
  readonly timeoutMs: number;
}

/** Time until one request tries the dependency again. */
const RETRY_MS = 1000;
/** One failure may be chance; these many without a success between them are not. */
const FAILURES_IN_ROW = 3;
const OWN_CODES = new Set(['EOPENBREAKER', 'ETIMEDOUT']);

function refusal(options: BreakerOptions, cause: unknown): ServiceError {
  return new ServiceError(503, options.code, `${options.subject} cannot be reached at the moment. Try again shortly.`, {
    headers: { 'Retry-After': String(RETRY_MS / 1000) },
    cause,
  });
}

/**
 * A circuit breaker: after three failures in a row it refuses without trying, and tries again once a second.
 * Only failures to reach the dependency count; an error in our own request passes through.
 */
export function createBreaker(options: BreakerOptions): Guard {
  const breaker = new CircuitBreaker((work: () => Promise<unknown>) => work(), {
    timeout: options.timeoutMs,
    resetTimeout: RETRY_MS,
    rollingPercentilesEnabled: false,
    // Opened below instead: a share of recent requests is too slow to fall when many went well, and too few to count when each hangs.
    errorThresholdPercentage: 100,
    volumeThreshold: Number.MAX_SAFE_INTEGER,
    errorFilter: (error: unknown) => !isUnavailable(error),
  });
  let failuresInRow = 0;
  breaker.on('success', () => {
    failuresInRow = 0;
  });
  breaker.on('failure', () => {
    failuresInRow += 1;
    if (failuresInRow >= FAILURES_IN_ROW) breaker.open();
  });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      // The breaker hands through what the work resolves to.
      return (await breaker.fire(work)) as T;
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      throw OWN_CODES.has(code) || isUnavailable(error) ? refusal(options, error) : error;
    }
  };
}
