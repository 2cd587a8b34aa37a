import { Counter, Gauge, type Registry } from 'prom-client';

/** What the indexer counts; every metric carries the name of the engine. */
export interface IndexerMetrics {
  readonly pending: Gauge<'engine'>;
  readonly parked: Gauge<'engine'>;
  readonly lagSeconds: Gauge<'engine'>;
  readonly applied: Counter<'engine'>;
  readonly failures: Counter<'engine'>;
  readonly rebuilds: Counter<'engine' | 'reason'>;
  readonly driftFound: Counter<'engine'>;
  readonly driftRepaired: Counter<'engine'>;
}

export function createIndexerMetrics(registry: Registry): IndexerMetrics {
  const registers = [registry];
  const labelNames = ['engine'] as const;
  return {
    pending: new Gauge({
      name: 'indexer_pending_menus',
      help: 'Changed menus not yet searchable',
      labelNames,
      registers,
    }),
    parked: new Gauge({ name: 'indexer_parked_menus', help: 'Menus the engine does not take', labelNames, registers }),
    lagSeconds: new Gauge({
      name: 'indexer_lag_seconds',
      help: 'Age of the oldest change not yet searchable',
      labelNames,
      registers,
    }),
    applied: new Counter({
      name: 'indexer_applied_menus_total',
      help: 'Menus written or removed',
      labelNames,
      registers,
    }),
    failures: new Counter({ name: 'indexer_failed_batches_total', help: 'Batches that failed', labelNames, registers }),
    rebuilds: new Counter({
      name: 'indexer_rebuilds_total',
      help: 'Rebuilds by reason',
      labelNames: ['engine', 'reason'],
      registers,
    }),
    driftFound: new Counter({
      name: 'indexer_drift_found_total',
      help: 'Menus that differed from the database',
      labelNames,
      registers,
    }),
    driftRepaired: new Counter({
      name: 'indexer_drift_repaired_total',
      help: 'Drifted menus put right',
      labelNames,
      registers,
    }),
  };
}
