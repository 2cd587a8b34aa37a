import { ServiceError } from '../domain/errors.ts';
import { OVERLOADED } from '../domain/overloaded.ts';
import { BulkheadFullError } from '../lib/bulkhead.ts';
import type { Guard } from '../lib/guard.ts';
import { type DependencyOptions, failureOf, guardDependency, RETRY_AFTER } from '../lib/guard-dependency.ts';

export interface BreakerOptions extends Pick<DependencyOptions, 'timeoutMs' | 'dependency' | 'registry' | 'now'> {
  /** Stable code of the 503. */
  readonly code: string;
  /** What is away, for the message: "The menu store". */
  readonly subject: string;
}

/** The guard of a dependency that requests need; it refuses with a 503 `ServiceError` with Retry-After that says why. */
export function createBreaker({ code, subject, ...options }: BreakerOptions): Guard {
  const refusal = (cause: unknown) => {
    if (cause instanceof ServiceError) return cause;
    if (cause instanceof BulkheadFullError) return OVERLOADED;
    const detail = `${failureOf(subject, cause)} Try again shortly.`;
    return new ServiceError(503, code, detail, { headers: RETRY_AFTER, cause });
  };
  return guardDependency({ ...options, refusal });
}
