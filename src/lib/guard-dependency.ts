import type { Registry } from 'prom-client';
import { createBulkhead } from './bulkhead.ts';
import { RETRY_MS } from './circuit.ts';
import { circuitMetrics } from './circuit-metrics.ts';
import { createGuard, type Guard, type GuardOptions } from './guard.ts';
import { traced } from './traced.ts';
import { isLate } from './unavailable.ts';

export interface DependencyOptions extends Omit<GuardOptions, 'bulkhead'> {
  /** What it is called in the metrics: "menu store". */
  readonly dependency: string;
  /** What it is called in traces; as in the metrics by default. */
  readonly span?: string;
  readonly registry: Registry;
}

/** A guard with a bulkhead, metrics and spans of one dependency. */
export function guardDependency({ dependency, span = dependency, registry, ...options }: DependencyOptions): Guard {
  const circuit = circuitMetrics(registry, dependency);
  const guard = createGuard({
    ...options,
    bulkhead: createBulkhead(registry, dependency),
    onOpen(failure) {
      circuit.onOpen(failure);
      options.onOpen?.(failure);
    },
    onClose() {
      circuit.onClose();
      options.onClose?.();
    },
  });
  return (work, givenUp) => traced(span, () => guard(work, givenUp));
}

/** Says of something that failed what happened: "The menu store took too long to answer". */
export function failureOf(subject: string, cause: unknown): string {
  return `${subject} ${isLate(cause) ? 'took too long to answer' : 'cannot be reached at the moment'}.`;
}

/** With a refusal: when it is worth to try again. */
export const RETRY_AFTER = { 'Retry-After': String(RETRY_MS / 1000) };
