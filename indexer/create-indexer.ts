import { createOutageLog } from '../src/lib/outage-log.ts';
import type { Indexer, IndexerOptions } from './indexer.ts';
import { createIndexerMetrics } from './indexer-metrics.ts';
import { type KeepInStepDeps, keepInStep } from './keep-in-step.ts';
import { createWakeUp } from './wake-up.ts';

export function createIndexer(options: IndexerOptions): Indexer {
  const { changes, engine, logger } = options;
  const deps: KeepInStepDeps = {
    ...{ pollIntervalMs: 1000, driftIntervalMs: 5000, settingsIntervalMs: 30_000, ...options },
    metrics: createIndexerMetrics(options.registry, engine, () => changes.status(engine)),
    outage: createOutageLog(logger, {
      failed: 'indexer interrupted; trying again until it can work',
      recovered: 'indexer works again',
    }),
    wakeUp: createWakeUp(),
    progress: { state: 'stopped', driftFound: 0, driftRepaired: 0, seenFilled: false },
  };
  const { outage, wakeUp, progress } = deps;
  let stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isStandby = false;

  /** Logged once: a mistake if each process has its own engine, a standby if they share one. */
  function noteOtherIndexer(): void {
    if (!isStandby) logger.warn({ engine }, 'another process is indexing for this search engine; waiting to take over');
    isStandby = true;
  }

  async function work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      progress.state = 'waiting';
      try {
        const lock = await options.locks.tryAcquire(engine);
        if (lock === null) noteOtherIndexer();
        else {
          isStandby = false;
          try {
            await keepInStep(deps, AbortSignal.any([signal, lock.lost]));
          } finally {
            await lock.release();
          }
        }
      } catch (error) {
        if (!signal.aborted) outage.failed(error, { engine });
      }
      await wakeUp.wait(deps.pollIntervalMs, signal);
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
