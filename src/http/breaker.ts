import type { Registry } from 'prom-client';
import { ServiceError } from '../domain/errors.ts';
import { OVERLOADED } from '../domain/overloaded.ts';
import { BulkheadFullError } from '../lib/bulkhead.ts';
import type { Guard } from '../lib/guard.ts';
import { failureOf, guardDependency, RETRY_AFTER } from '../lib/guard-dependency.ts';

export interface BreakerOptions {
  /** Stable code of the 503. */
  readonly code: string;
  /** What is away, for the message: "The menu store". */
  readonly subject: string;
  /** Longest wait for one piece of work. */
  readonly timeoutMs: number;
  /** What it is called in the metrics: "menu store". */
  readonly dependency: string;
  readonly registry: Registry;
  /** See CircuitOptions. */
  readonly now?: (() => number) | undefined;
}

/** The guard of a dependency that requests need; it refuses with a 503 `ServiceError` with Retry-After that says why. */
export function createBreaker({ code, subject, timeoutMs, dependency, registry, now }: BreakerOptions): Guard {
  const refusal = (cause: unknown) => {
    if (cause instanceof ServiceError) return cause;
    if (cause instanceof BulkheadFullError) return OVERLOADED;
    const detail = `${failureOf(subject, cause)} Try again shortly.`;
    return new ServiceError(503, code, detail, { headers: RETRY_AFTER, cause });
  };
  return guardDependency({ timeoutMs, refusal, dependency, registry, now });
}
