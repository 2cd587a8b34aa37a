import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../src/http/listen.ts';
import { measureGauge } from '../../src/lib/measured.ts';
import { createOpsApp, type OpsDeps } from '../../src/ops/create-ops-app.ts';
import { startTracing } from '../../src/ops/start-tracing.ts';
import type { CommandIo } from '../cli/terminal/command-io.ts';
import { EXIT, type ExitCode } from '../cli/terminal/exit-codes.ts';
import { type ProcessBase, processBase } from './process-base.ts';
import { type ReadinessCheck, readinessOf, runCheck } from './readiness.ts';
import type { RunningPart } from './running-part.ts';
import { stopAll } from './stop-all.ts';

/** Time for a start in progress to notice a stop. */
const STARTING_MS = 500;
const TRACES_MS = 500;
/** Time for anything else that keeps the process alive after its parts have stopped. */
const LEFTOVERS_MS = 500;

/** Frame in which a process starts its parts. All kept parts are stopped at the end, last first. */
export interface ProcessFrame {
  readonly base: ProcessBase;
  /** Aborted when the process is told to stop or fails. */
  readonly signal: AbortSignal;
  keep<Part extends RunningPart>(part: Part): Part;
  keepOpen<Thing extends { close(): Promise<void>; cut?(): void }>(thing: Thing, stopMs?: number): Thing;
  /** Serves liveness, readiness, status and metrics on OPS_PORT, and other routes of the process. */
  serveOps(
    ready: Readonly<Record<string, ReadinessCheck>>,
    status: () => Promise<object>,
    more?: Partial<Pick<OpsDeps, 'pages'>>,
  ): Promise<void>;
  fail(error: Error): void;
}

/**
 * Runs a process until it is told to stop, or until a part of it cannot be started. It stops within 10 s plus DRAIN_SECONDS beyond the first,
 * even if a server that it uses hangs.
 * @param name of the process in logs
 */
export async function runProcess(
  name: string,
  io: CommandIo,
  start: (frame: ProcessFrame) => Promise<void>,
): Promise<ExitCode> {
  const settled = processBase(name);
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
    // Started while the others were stopping.
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
      const status = async () => ({ ...(await statusOf()), lastErrors: settled.lastErrors() });
      for (const [dependency, isReady] of Object.entries(ready)) {
        measureGauge(base.registry, {
          name: 'dependency_ready',
          help: '1 if the dependency is available, 0 if not',
          labels: { dependency },
          read: async () => Number((await runCheck(isReady)).ok),
        });
      }
      const readiness = readinessOf(ready);
      const untilStop = async () => (signal.aborted ? STOPPING : readiness());
      add(await startOps(base, { readiness: untilStop, status, ...more }));
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
    endAfterReport();
  }
}

/** Ends anything that keeps the process alive; prints the result first, for which a busy machine may have to load the explanation of errors. */
function endAfterReport(): void {
  setInterval(() => process.exitCode !== undefined && process.exit(), LEFTOVERS_MS).unref();
}

const STOPPING = { ready: false, checks: { process: { ok: false, detail: 'stopping' } } };

/** Keeps serving while balancers notice that this process is unready, and clients leave it. */
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

async function startOps(
  base: ProcessBase,
  watch: Pick<OpsDeps, 'readiness' | 'status' | 'pages'>,
): Promise<RunningPart> {
  const { config, logger, registry } = base;
  const names = config.workbenchUrl === undefined ? [] : [new URL(config.workbenchUrl).hostname];
  const app = createOpsApp({ registry, ...watch, names, problemBase: config.baseUrl, logger });
  return listen(app.callback(), {
    name: 'operations port',
    host: config.opsHost,
    port: config.opsPort,
    portVariable: 'OPS_PORT',
    hostVariable: 'OPS_HOST',
    hardEndMs: 1000,
    // The workbench answers when a document is read, which takes longer than any other response.
    idleMs: 300_000,
    logger,
  });
}
