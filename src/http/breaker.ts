import CircuitBreaker from 'opossum';
import { ServiceError } from '../domain/errors.ts';
import { isLate, OPENED_BY_COUNT, openAfterFailuresInRow } from '../failures-in-row.ts';
import { isUnavailable } from './unavailable.ts';
import { within } from './within.ts';

type Work<T> = (limit: () => AbortSignal) => Promise<T>;

/**
 * Runs work against one dependency and answers 503 at once while the dependency is known to be away. Work that can be
 * stopped asks for `limit`, which is aborted when its time is over.
 */
export type Guard = <T>(work: Work<T>) => Promise<T>;

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

function isOpen(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EOPENBREAKER';
}

function refusal({ code, subject }: BreakerOptions, cause: unknown): ServiceError {
  const what = isLate(cause) ? 'took too long to answer' : 'cannot be reached at the moment';
  return new ServiceError(503, code, `${subject} ${what}. Try again shortly.`, {
    headers: { 'Retry-After': String(RETRY_MS / 1000) },
    cause,
  });
}

/**
 * A circuit breaker: after three failures in a row, or ten pieces of work in a row that took too long, it refuses
 * without trying, and tries again once a second. An error in our own request passes through and does not count.
 */
export function createBreaker(options: BreakerOptions): Guard {
  const { timeoutMs } = options;
  const late = () => new DOMException(`no answer in ${timeoutMs} ms`, 'TimeoutError');
  const breaker = new CircuitBreaker((work: Work<unknown>) => within(timeoutMs, late, work), {
    ...OPENED_BY_COUNT,
    resetTimeout: RETRY_MS,
    rollingPercentilesEnabled: false,
    errorFilter: (error: unknown) => !isUnavailable(error),
  });
  openAfterFailuresInRow(breaker);
  return async <T>(work: Work<T>): Promise<T> => {
    try {
      // The breaker hands through what the work resolves to.
      return (await breaker.fire(work)) as T;
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      throw isOpen(error) || isUnavailable(error) ? refusal(options, error) : error;
    }
  };
}
