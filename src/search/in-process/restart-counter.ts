import { Counter, type Registry } from 'prom-client';

/** Counts how often the thread of the index had to be started again; without a registry nobody reads it. */
export function createRestartCounter(registry: Registry | undefined): Counter {
  return new Counter({
    name: 'search_index_restarts_total',
    help: 'Times the thread of the in-process index had to be started again',
    registers: registry ? [registry] : [],
  });
}
