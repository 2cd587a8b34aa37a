import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createOutageLog } from '../src/outage-log.ts';
import type { EngineLocks } from '../src/ports/engine-locks.ts';
import type { MenuChanges } from '../src/ports/menu-changes.ts';
import type { SearchIndex } from '../src/ports/search-index.ts';
import { createIndexerMetrics } from './indexer-metrics.ts';
import { keepInStep } from './keep-in-step.ts';
import { createWakeUp } from './wake-up.ts';

export interface IndexerOptions {
  readonly changes: MenuChanges;
  readonly locks: EngineLocks;
  readonly index: SearchIndex;
  /** Name of the engine in the outbox. */
  readonly engine: string;
  readonly activeMenuIds: () => Promise<readonly number[]>;
  readonly logger: Logger;
  readonly registry: Registry;
  /** Milliseconds between two looks at the outbox when no notice comes; 1,000 by default. */
  readonly pollInterval?: number;
  /** Milliseconds between two buckets of the drift check in quiet times; 5,000 by default, Infinity: no check. */
  readonly driftInterval?: number;
  /** Milliseconds between two looks at the settings of the engine, which somebody may change; 30,000 by default. */
  readonly settingsInterval?: number;
}

/** What the indexer is doing, for the status page. */
export interface IndexerStatus {
  /** `waiting`: another indexer works on this engine, or the database is away. */
  readonly state: 'stopped' | 'waiting' | 'working' | 'rebuilding' | 'engine away';
  readonly pending: number;
  readonly parked: number;
  /** Age of the oldest change that is not searchable yet. */
  readonly lagSeconds: number;
  readonly driftFound: number;
  readonly driftRepaired: number;
}

export interface Indexer {
  /** Begins to work; resolves at once. */
  start(): void;
  /** Resolves when the work at hand is done or given up and the lock released. */
  stop(): Promise<void>;
  status(): Promise<IndexerStatus>;
}

/** Keeps one search engine in step with the outbox in the database. */
export function createIndexer(options: IndexerOptions): Indexer {
  const { changes, engine, logger, registry } = options;
  const { pollInterval = 1000, driftInterval = 5000, settingsInterval = 30_000 } = options;
  const metrics = createIndexerMetrics(registry, engine, () => changes.status(engine));
  const outage = createOutageLog(logger, {
    failed: 'indexer interrupted; beginning again until it can work',
    well: 'indexer works again',
  });
  const wakeUp = createWakeUp();
  const progress = { state: 'stopped' as IndexerStatus['state'], driftFound: 0, driftRepaired: 0 };
  let stopping = new AbortController();
  let running: Promise<void> | null = null;

  async function work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      progress.state = 'waiting';
      try {
        const lock = await options.locks.tryAcquire(engine);
        if (lock !== null) {
          const held = AbortSignal.any([signal, lock.lost]);
          try {
            await keepInStep(
              { ...options, pollInterval, driftInterval, settingsInterval, metrics, wakeUp, progress, outage },
              held,
            );
          } finally {
            await lock.release();
          }
        }
      } catch (error) {
        if (!signal.aborted) outage.failed(error, { engine });
      }
      await wakeUp.wait(pollInterval, signal);
    }
    progress.state = 'stopped';
  }

  return {
    start() {
      if (running !== null) return;
      stopping = new AbortController();
      running = work(stopping.signal);
    },

    async stop() {
      stopping.abort();
      await running;
      running = null;
    },

    async status() {
      const { pending, parked, oldestSeconds } = await changes.status(engine);
      const { state, driftFound, driftRepaired } = progress;
      return { state, pending, parked, lagSeconds: oldestSeconds, driftFound, driftRepaired };
    },
  };
}
