import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureGauge } from '../../src/lib/measured.ts';
import type { Config } from '../config.ts';
import type { OpsDeps } from '../ops/create-ops-app.ts';
import { startTracing } from '../ops/start-tracing.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { startOps } from './ops-part.ts';
import { type ProcessBase, processBase } from './process-base.ts';
import { type Look, look, readinessOf } from './readiness.ts';
import type { RunningPart } from './running-part.ts';
import { stopAll } from './stop-all.ts';
import { answerPrimary, type Metrics } from './workers/worker-line.ts';

/** For a start that is under way to notice that it is to stop. */
const STARTING_MS = 500;
/** For the last traces to be sent. */
const TRACES_MS = 500;
/** What still keeps the process after its parts have stopped is not waited for. */
const LEFTOVERS_MS = 500;

/** What a process starts its parts with. All that is kept is stopped at the end, the last first. */
export interface ProcessFrame {
  readonly base: ProcessBase;
  /** Aborted when the process is told to stop or fails. */
  readonly signal: AbortSignal;
  keep<Part extends RunningPart>(part: Part): Part;
  keepOpen<Thing extends { close(): Promise<void>; cut?(): void }>(thing: Thing, stopMs?: number): Thing;
  /** Serves liveness, readiness, status and metrics on OPS_PORT, and pages beside them. A worker tells its primary, which serves them. */
  serveOps(
    ready: Readonly<Record<string, Look>>,
    status: () => Promise<object>,
    more?: Partial<Pick<OpsDeps, 'pages' | 'registry'>>,
  ): Promise<void>;
  /** Ends the process with this error. */
  fail(error: Error): void;
}

/**
 * Runs a process until it is told to stop, or until a part of it cannot be started. It stops within 10 s and the time of
 * DRAIN_SECONDS beyond the first, also where a server that it uses hangs.
 * @param name of the process in logs
 * @param adapt the configuration for what is started
 */
export async function runProcess(
  name: string,
  io: CommandIo,
  start: (frame: ProcessFrame) => Promise<void>,
  adapt: (config: Config) => Config = (config) => config,
): Promise<ExitCode> {
  const read = processBase(name);
  const settled = { ...read, config: adapt(read.config) };
  const { tracesTo } = settled.config;
  const tracing =
    tracesTo === undefined ? undefined : await startTracing(name === 'menus' ? name : `menus ${name}`, tracesTo);
  const base: ProcessBase = { ...settled, tracer: tracing?.tracer };
  const failure = new AbortController();
  const signal = AbortSignal.any([io.signal, failure.signal]);
  const parts: RunningPart[] = [];
  let stopping = false;
  const add = (part: RunningPart) => {
    parts.push(part);
    // Started while the others stopped already.
    if (stopping) void stopAll([part], base.logger);
  };
  const frame: ProcessFrame = {
    base,
    signal,
    keep(part) {
      add(part);
      return part;
    },
    keepOpen(thing, stopMs) {
      const cut = () => thing.cut?.();
      add({ stop: () => thing.close(), cut, ...(stopMs !== undefined && { stopMs }) });
      return thing;
    },
    async serveOps(ready, statusOf, more = {}) {
      const status = async () => ({ ...(await statusOf()), lastErrors: read.lastErrors() });
      for (const [dependency, isReady] of Object.entries(ready)) {
        measureGauge(base.registry, {
          name: 'dependency_ready',
          help: '1 where what the process depends on is there, 0 where it is not',
          labels: { dependency },
          ofWorkers: 'min',
          read: async () => Number((await look(isReady)).ok),
        });
      }
      const readiness = readinessOf(ready);
      const untilStop = async () => (signal.aborted ? STOPPING : readiness());
      const metrics = () => base.registry.getMetricsAsJSON() as Promise<Metrics>;
      if (cluster.isWorker) add(answerPrimary({ readiness: untilStop, status, metrics }));
      else add(await startOps(base, { readiness: untilStop, status, ...more }));
    },
    fail: (error) => failure.abort(error),
  };
  try {
    const starting = start(frame);
    await Promise.race([starting, untilAborted(signal)]);
    await untilAborted(signal);
    await Promise.race([starting.catch(() => undefined), sleep(STARTING_MS)]);
    failure.signal.throwIfAborted();
    return EXIT.done;
  } finally {
    // A person at a terminal has no balancer to wait for.
    if (io.signal.aborted && io.stopCode() === EXIT.done) await drain(parts, base.config.drainSeconds);
    stopping = true;
    await stopAll(parts, base.logger);
    const traced = tracing?.stop().catch((err: unknown) => {
      base.logger.warn({ err }, 'the last traces could not be sent');
    });
    if (traced) await Promise.race([traced, sleep(TRACES_MS)]);
    endWhenSaid();
  }
}

/** Ends what still keeps the process; but how it ends is said first, for which a busy machine may have to load what explains an error. */
function endWhenSaid(): void {
  setInterval(() => process.exitCode !== undefined && process.exit(), LEFTOVERS_MS).unref();
}

const STOPPING = { ready: false, checks: { process: { ok: false, detail: 'stopping' } } };

/** Serves on while balancers see that this process is not ready any more, and clients leave it. */
async function drain(parts: readonly RunningPart[], seconds: number): Promise<void> {
  const serving = parts.filter((part) => part.drain);
  for (const part of serving) part.drain?.();
  if (serving.length > 0) await sleep(seconds * 1000);
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
