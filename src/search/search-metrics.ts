import type { Registry } from 'prom-client';
import { sharedCounter, sharedHistogram } from '../lib/shared-metrics.ts';

export interface SearchMetrics {
  /** Starts the clock of one search; the function that it returns stops it when the answer is there. */
  time(): () => void;
  countFailure(): void;
}

/**
 * What is measured of the searches of an engine, whichever it is.
 * @param engine its name in the metrics
 */
export function createSearchMetrics(registry: Registry, engine: string): SearchMetrics {
  const seconds = sharedHistogram(registry, {
    name: 'search_engine_seconds',
    help: 'Time the search engine took to answer',
    labelNames: ['engine'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8],
  });
  const failures = sharedCounter(registry, {
    name: 'search_engine_failures_total',
    help: 'Searches that the search engine did not answer',
    labelNames: ['engine'],
  });
  failures.inc({ engine }, 0);
  return { time: () => seconds.startTimer({ engine }), countFailure: () => failures.inc({ engine }) };
}
