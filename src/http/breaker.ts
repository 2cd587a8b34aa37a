import type { Registry } from 'prom-client';
import { ServiceError } from '../domain/errors.ts';
import { OVERLOADED } from '../domain/overloaded.ts';
import { BulkheadFullError, createBulkhead } from '../lib/bulkhead.ts';
import { RETRY_MS } from '../lib/circuit.ts';
import { circuitMetrics } from '../lib/circuit-metrics.ts';
import { createGuard, type Guard } from '../lib/guard.ts';
import { traced } from '../lib/traced.ts';
import { isLate } from '../lib/unavailable.ts';

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
  readonly now?: () => number;
}

/** The guard of a dependency that requests need; it refuses with a 503 `ServiceError` with Retry-After that says why. */
export function createBreaker({ code, subject, timeoutMs, dependency, registry, now }: BreakerOptions): Guard {
  const refusal = (cause: unknown) => {
    if (cause instanceof ServiceError) return cause;
    if (cause instanceof BulkheadFullError) return OVERLOADED;
    const what = isLate(cause) ? 'took too long to answer' : 'cannot be reached at the moment';
    const headers = { 'Retry-After': String(RETRY_MS / 1000) };
    return new ServiceError(503, code, `${subject} ${what}. Try again shortly.`, { headers, cause });
  };
  const bulkhead = createBulkhead(registry, dependency);
  const guard = createGuard({
    ...{ timeoutMs, bulkhead, refusal },
    ...circuitMetrics(registry, dependency),
    ...(now && { now }),
  });
  return (work, givenUp) => traced(dependency, () => guard(work, givenUp));
}
