import type { Counter, Registry } from 'prom-client';
import { measureGauges } from '../src/lib/measured.ts';
import { sharedCounter } from '../src/lib/shared-metrics.ts';
import type { OutboxStatus } from '../src/ports/menu-changes.ts';

export interface IndexerMetrics {
  readonly applied: Counter<'engine'>;
  readonly failures: Counter<'engine'>;
  readonly rebuilds: Counter<'engine' | 'reason'>;
  readonly driftFound: Counter<'engine'>;
  readonly driftRepaired: Counter<'engine'>;
}

export function createIndexerMetrics(
  registry: Registry,
  engine: string,
  readStatus: () => Promise<OutboxStatus>,
): IndexerMetrics {
  outboxGauges(registry, engine, readStatus);
  const labelNames = ['engine'] as const;
  const counter = (name: string, help: string) => sharedCounter(registry, { name, help, labelNames });
  return {
    applied: counter('indexer_applied_menus_total', 'Menus written or removed'),
    failures: counter('indexer_failed_batches_total', 'Batches that failed'),
    rebuilds: sharedCounter(registry, {
      name: 'indexer_rebuilds_total',
      help: 'Rebuilds by reason',
      labelNames: ['engine', 'reason'],
    }),
    driftFound: counter('indexer_drift_found_total', 'Menus that differed from the database'),
    driftRepaired: counter('indexer_drift_repaired_total', 'Drifted menus that were repaired'),
  };
}

/** Gauges of the outbox, read on every scrape; while the database is away they keep their last values. */
function outboxGauges(registry: Registry, engine: string, readStatus: () => Promise<OutboxStatus>): void {
  const gauge = (name: string, help: string, key: keyof OutboxStatus) => ({
    ...{ name, help, labels: { engine } },
    of: (status: OutboxStatus) => status[key],
  });
  measureGauges(registry, readStatus, [
    gauge('indexer_pending_menus', 'Changed menus not yet searchable', 'pending'),
    gauge('indexer_parked_menus', 'Menus the engine refuses', 'parked'),
    gauge('indexer_lag_seconds', 'Age of the oldest change not yet searchable', 'oldestSeconds'),
  ]);
}
