import type { GuardOptions } from '../lib/resilience.ts';
import { ServiceError } from './errors.ts';

/** Seconds; guards retry a dependency that is away once a second. */
const RETRY_AFTER = { 'Retry-After': '1' };

/** Refusal of requests that would only queue. Shared, because creating thousands of errors with stacks costs more than sending them. */
export const OVERLOADED = new ServiceError(503, 'overloaded', 'The service is overloaded. Try again shortly.', {
  headers: RETRY_AFTER,
});

export function unavailable(code: string, detail: string, cause?: unknown): ServiceError {
  return new ServiceError(503, code, `${detail} Try again shortly.`, { headers: RETRY_AFTER, cause });
}

/** Maps a guard's refusals to errors. @param code of the 503 @param subject dependency that is away: "The menu store" */
export function refusalOf(code: string, subject: string): GuardOptions['refusal'] {
  return (refused, cause) => {
    if (refused === 'full') return OVERLOADED;
    if (cause instanceof ServiceError) return cause;
    const happened = refused === 'late' ? 'took too long to answer' : 'cannot be reached at the moment';
    return unavailable(code, `${subject} ${happened}.`, cause);
  };
}
