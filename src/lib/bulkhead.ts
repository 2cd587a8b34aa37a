import type { Registry } from 'prom-client';
import { measureCounter, measureGauge } from './measured.ts';

/** Thrown in place of running work where as much is in progress as may be. */
export class BulkheadFullError extends Error {
  override readonly name = 'BulkheadFullError';
}

/** One for all: to make an error with its stack would cost more than the answer, when there is the least time for it. */
const FULL = new BulkheadFullError('as much is in progress as may be');

/** Bounds the work that is in progress at one time; what comes beyond it would only queue, and is refused at once. */
export interface Bulkhead {
  /**
   * Runs the work and rejects as it does.
   * @throws BulkheadFullError without running it
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Pieces of work that one process has in progress at one dependency. */
const MOST = 64;

/** @param dependency its name in the metrics */
export function createBulkhead(registry: Registry, dependency: string): Bulkhead {
  let inProgress = 0;
  let refused = 0;
  const labels = { dependency };
  measureGauge(registry, {
    name: 'dependency_calls_in_progress',
    help: 'Calls of a dependency that requests wait for',
    labels,
    read: () => inProgress,
  });
  measureCounter(registry, {
    name: 'dependency_calls_refused_total',
    help: 'Calls of a dependency that were refused because too many were in progress',
    labels,
    read: () => refused,
  });
  return {
    async run(work) {
      if (inProgress >= MOST) {
        refused += 1;
        throw FULL;
      }
      inProgress += 1;
      try {
        return await work();
      } finally {
        inProgress -= 1;
      }
    },
  };
}
