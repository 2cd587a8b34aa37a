import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { askWorker, type Metrics } from './worker-line.ts';

/** The metrics of all workers added up, those that have ended too, so that no count ever falls. */
export interface WorkerMetrics {
  /** Takes the counts of this worker as they are now. */
  look(worker: Worker): Promise<void>;
  /** Keeps what was counted by a worker that has ended, as far as it was seen. */
  ended(worker: Worker): void;
  /** In the format of Prometheus. */
  text(workers: readonly Worker[]): Promise<string>;
}

/** @param own metrics of the primary */
export function createWorkerMetrics(own: Registry): WorkerMetrics {
  const seen = new Map<number, Metrics>();
  let kept: Metrics = [];

  async function look(worker: Worker): Promise<void> {
    const metrics = await askWorker(worker, 'metrics');
    if (metrics && !worker.isDead()) seen.set(worker.id, metrics);
  }

  return {
    look,
    ended({ id }) {
      const sums = AggregatorRegistry.aggregate([kept, seen.get(id) ?? []]).getMetricsAsArray() as unknown as Metrics;
      // Types are words here, whatever the declarations of prom-client say.
      kept = sums.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));
      seen.delete(id);
    },
    async text(workers) {
      await Promise.all(workers.map(look));
      const primary = (await own.getMetricsAsJSON()) as Metrics;
      // An idle primary would better the averages of those that work.
      const counted = primary.filter(({ aggregator }) => aggregator !== 'average');
      return AggregatorRegistry.aggregate([...seen.values(), kept, counted]).metrics();
    },
  };
}
