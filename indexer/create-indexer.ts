import { createOutageLog } from '../src/outage-log.ts';
import type { Indexer, IndexerOptions, IndexerStatus } from './indexer.ts';
import { createIndexerMetrics } from './indexer-metrics.ts';
import { keepInStep } from './keep-in-step.ts';
import { createWakeUp } from './wake-up.ts';

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
  const progress = { state: 'stopped' as IndexerStatus['state'], driftFound: 0, driftRepaired: 0, seenFilled: false };
  let stopping = new AbortController();
  let running: Promise<void> | null = null;
  let waits = false;

  /** Said once: beside an engine of its own that is a mistake, beside a shared one a process in reserve. */
  function tellOfOther(): void {
    if (!waits) logger.warn({ engine }, 'another process keeps this search engine; waiting to take over');
    waits = true;
  }

  async function work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      progress.state = 'waiting';
      try {
        const lock = await options.locks.tryAcquire(engine);
        if (lock === null) tellOfOther();
        else {
          waits = false;
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
