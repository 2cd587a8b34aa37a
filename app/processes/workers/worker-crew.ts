import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';

/** A worker that lives so long has started well. */
const STEADY_MS = 5000;
/** The first worker that dies is replaced at once; this pause doubles with each that dies early after it. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export interface CrewOptions {
  readonly count: number;
  readonly logger: Logger;
  /** Called where no worker ever served: what ended the first would end the others. */
  readonly fail: (error: Error) => void;
  /** Before a worker is told to stop while the others work on. */
  readonly onLeaving: (worker: Worker) => Promise<void>;
  readonly onEnded: (worker: Worker) => void;
}

/** Processes that serve the same ports. */
export interface Crew {
  /** Starts one worker, and the others when it serves. */
  start(): Promise<void>;
  /** Those that are to serve, started or not. */
  members(): readonly Worker[];
  /** How many have died and were replaced. */
  replaced(): number;
  /** Puts a new worker in the place of each, one after the other; one leaves when the new one serves. */
  renew(): Promise<void>;
  /** Tells all to stop; resolves when they have ended. */
  stop(): Promise<void>;
}

export function createCrew({ count, logger, fail, onLeaving, onEnded }: CrewOptions): Crew {
  const members = new Set<Worker>();
  const timers = new Set<NodeJS.Timeout>();
  const endings = new WeakMap<Worker, Promise<unknown>>();
  let stopping: Promise<void> | undefined;
  let everServed = false;
  let early = 0;
  let replaced = 0;

  function fork(): Worker {
    const worker = cluster.fork();
    const began = performance.now();
    worker.once('listening', () => {
      everServed = true;
    });
    worker.once('exit', (code: number | null, signal: string | null) => {
      onEnded(worker);
      if (!members.delete(worker) || stopping) return;
      const how = signal ?? `exit code ${code}`;
      if (!everServed) return fail(new Error(`worker ${worker.id} ended before it served (${how})`));
      replace(worker, how, performance.now() - began);
    });
    return worker;
  }

  function replace({ id }: Worker, how: string, livedMs: number): void {
    early = livedMs < STEADY_MS ? early + 1 : 0;
    const pauseMs = early < 2 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (early - 2));
    replaced += 1;
    logger.error({ worker: id, how, pauseMs }, 'a worker died; another takes its place');
    const timer = setTimeout(() => {
      timers.delete(timer);
      members.add(fork());
    }, pauseMs);
    timers.add(timer);
  }

  /** Tells a worker to stop, once: a second signal would cut it short. */
  function end(worker: Worker): Promise<unknown> {
    const ended = endings.get(worker) ?? (worker.isDead() ? Promise.resolve() : once(worker, 'exit'));
    // Not worker.kill(), which takes the ports away before answers are finished.
    if (!endings.has(worker)) worker.process.kill('SIGTERM');
    endings.set(worker, ended);
    return ended;
  }

  async function renewOne(old: Worker): Promise<boolean> {
    const fresh = fork();
    if (!(await serves(fresh))) {
      if (!stopping) logger.error('a new worker ended before it served; the old ones serve on');
      return false;
    }
    // One that died meanwhile has been replaced already.
    const leaving = members.delete(old) ? old : fresh;
    if (leaving === old) members.add(fresh);
    await onLeaving(leaving);
    await end(leaving);
    return true;
  }

  async function renewAll(): Promise<void> {
    for (const worker of [...members]) {
      if (stopping || !(await renewOne(worker))) return;
    }
    logger.info('all workers have been replaced');
  }

  let renewing: Promise<void> = Promise.resolve();
  return {
    async start() {
      const first = fork();
      members.add(first);
      if (!(await serves(first))) return;
      while (members.size < count && !stopping) members.add(fork());
    },
    members: () => [...members],
    replaced: () => replaced,
    renew() {
      renewing = renewing.then(renewAll);
      return renewing;
    },
    stop() {
      stopping ??= Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker))).then(
        () => undefined,
      );
      for (const timer of timers) clearTimeout(timer);
      return stopping;
    },
  };
}

/** Whether it comes to serve its port, once that is known. */
function serves(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.once('listening', () => resolve(true));
    worker.once('exit', () => resolve(false));
  });
}
