import { Counter, Histogram, type Registry } from 'prom-client';

export interface SearchMetrics {
  /** Starts the clock of one search; the function that it returns stops it when the answer is there. */
  time(): () => void;
  countFailure(): void;
}

/** What is measured of searches, whichever engine answers them. */
export function createSearchMetrics(registry: Registry): SearchMetrics {
  const seconds = new Histogram({
    name: 'search_engine_seconds',
    help: 'Time the search engine took to answer',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'search_engine_failures_total',
    help: 'Searches that the search engine did not answer',
    registers: [registry],
  });
  return { time: () => seconds.startTimer(), countFailure: () => failures.inc() };
}
