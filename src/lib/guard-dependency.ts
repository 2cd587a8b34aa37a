import type { Registry } from 'prom-client';
import { createBulkhead } from './bulkhead.ts';
import { RETRY_MS } from './circuit.ts';
import { createGuard, type Guard, type GuardOptions } from './guard.ts';
import { measureCounter, measureGauge } from './measured.ts';
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
  const labels = { dependency };
  let isOpen = false;
  let opened = 0;
  measureGauge(registry, {
    name: 'circuit_open',
    help: '1 while a dependency is taken to be away and not asked, 0 otherwise',
    labels,
    ofWorkers: 'max',
    read: () => Number(isOpen),
  });
  measureCounter(registry, {
    name: 'circuit_opened_total',
    help: 'Times a dependency was taken to be away',
    labels,
    read: () => opened,
  });
  const guard = createGuard({
    ...options,
    bulkhead: createBulkhead(registry, dependency),
    onOpen(failure) {
      isOpen = true;
      opened += 1;
      options.onOpen?.(failure);
    },
    onClose() {
      isOpen = false;
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
