import type { Registry } from 'prom-client';
import { measureCounter, measureGauge } from './measured.ts';

export interface CacheMetrics {
  hit(): void;
  miss(): void;
}

/** Registers metrics of a cache. @param cache name @param size current number of entries, and bytes if counted */
export function cacheMetrics(
  registry: Registry,
  cache: string,
  size: () => { readonly entries: number; readonly bytes?: number },
): CacheMetrics {
  const counts = { hit: 0, miss: 0 };
  for (const outcome of ['hit', 'miss'] as const) {
    measureCounter(registry, {
      name: 'cache_lookups_total',
      help: 'Look-ups in a cache by what came of them',
      labels: { cache, outcome },
      read: () => counts[outcome],
    });
  }
  const labels = { cache };
  measureGauge(registry, { name: 'cache_entries', help: 'Entries of a cache', labels, read: () => size().entries });
  measureGauge(registry, {
    name: 'cache_bytes',
    help: 'Bytes that a cache holds',
    labels,
    read: () => size().bytes ?? null,
  });
  return {
    hit() {
      counts.hit += 1;
    },
    miss() {
      counts.miss += 1;
    },
  };
}
