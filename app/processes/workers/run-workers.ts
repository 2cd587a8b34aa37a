import type { Worker } from 'node:cluster';
import { measureCounter } from '../../../src/lib/measured.ts';
import type { CommandIo } from '../../terminal/command-io.ts';
import type { ProcessFrame } from '../run-process.ts';
import { createCrew } from './worker-crew.ts';
import { askWorker } from './worker-line.ts';
import { createWorkerMetrics } from './worker-metrics.ts';

/** More than a worker takes to stop. */
const STOP_MS = 9000;

/**
 * Serves with several processes of this program on the same ports, which run the same command as this one; it only watches over them
 * and speaks for them on the operations port. SIGHUP replaces them one after the other, unless a terminal sends it that goes away.
 */
export async function runWorkers({ base, keep, fail, serveOps }: ProcessFrame, io: CommandIo): Promise<void> {
  const { logger, registry, config } = base;
  const metrics = createWorkerMetrics(registry);
  const crew = createCrew({
    ...{ count: config.processes, logger, fail },
    onLeaving: metrics.look,
    onEnded: metrics.ended,
  });
  measureCounter(registry, {
    name: 'workers_replaced_total',
    help: 'Workers that died and were replaced',
    read: crew.replaced,
  });
  await serveOps({ workers: () => served(crew.members(), config.processes) }, () => statusOf(crew.members()), {
    registry: { contentType: registry.contentType, metrics: () => metrics.text(crew.members()) },
  });
  keep({ stop: crew.stop, drain: () => void crew.stop(), stopMs: STOP_MS });
  if (!io.interactive) io.onHangup(() => void crew.renew());
  await crew.start();
}

/** @throws Error with what is wrong where no worker can serve */
async function served(workers: readonly Worker[], count: number): Promise<string> {
  const said = await Promise.all(workers.map(async (worker) => ({ worker, is: await askWorker(worker, 'readiness') })));
  const ready = said.filter(({ is }) => is?.ready);
  if (ready.length > 0) return `${ready.length} of ${count} can serve`;
  const wrong = said.map(({ worker, is }) => {
    const failed = Object.entries(is?.checks ?? {}).filter(([, { ok }]) => !ok);
    const why = failed.map(([name, { detail }]) => `${name}: ${detail}`).join(', ');
    return `worker ${worker.id}: ${is ? why : 'no answer'}`;
  });
  throw new Error(wrong.join('; ') || 'no worker runs');
}

async function statusOf(workers: readonly Worker[]): Promise<object> {
  const said = await Promise.all(
    workers.map(async (worker) => [worker.id, { pid: worker.process.pid, status: await askWorker(worker, 'status') }]),
  );
  return { workers: Object.fromEntries(said) };
}
