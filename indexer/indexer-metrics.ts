import { Counter, Gauge, type Registry } from 'prom-client';

/** Metrics of the indexer, each labelled with the name of the engine. */
export interface IndexerMetrics {
  readonly applied: Counter<'engine'>;
  readonly failures: Counter<'engine'>;
  readonly rebuilds: Counter<'engine' | 'reason'>;
  readonly driftFound: Counter<'engine'>;
  readonly driftRepaired: Counter<'engine'>;
}

interface OutboxStatus {
  readonly pending: number;
  readonly parked: number;
  readonly oldestSeconds: number;
}

/** @param readStatus reads the outbox */
export function createIndexerMetrics(
  registry: Registry,
  engine: string,
  readStatus: () => Promise<OutboxStatus>,
): IndexerMetrics {
  outboxGauges(registry, engine, readStatus);
  const registers = [registry];
  const labelNames = ['engine'] as const;
  return {
    applied: new Counter({
      name: 'indexer_applied_menus_total',
      help: 'Menus written or removed',
      labelNames,
      registers,
    }),
    failures: new Counter({
      name: 'indexer_failed_batches_total',
      help: 'Batches that failed',
      labelNames,
      registers,
    }),
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
      help: 'Drifted menus that were repaired',
      labelNames,
      registers,
    }),
  };
}

/** Gauges of the outbox, read on every scrape; while the database is away they keep their last values. */
function outboxGauges(registry: Registry, engine: string, readStatus: () => Promise<OutboxStatus>): void {
  const gauge = (name: string, help: string, key: keyof OutboxStatus): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['engine'],
      registers: [registry],
      async collect() {
        const status = await readStatus().catch(() => null);
        if (status !== null) this.set({ engine }, status[key]);
      },
    });
  gauge('indexer_pending_menus', 'Changed menus not yet searchable', 'pending');
  gauge('indexer_parked_menus', 'Menus the engine refuses', 'parked');
  gauge('indexer_lag_seconds', 'Age of the oldest change not yet searchable', 'oldestSeconds');
}
