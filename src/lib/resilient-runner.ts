import { setTimeout as sleep } from 'node:timers/promises';
import { type AddJobFunction, type Runner, type RunnerOptions, run } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createOutageLog } from './outage-log.ts';

/** Delay before restarting a worker that ended by itself; doubled with every failure. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 60_000;
/** Jobs due now are announced; only scheduled ones wait for a poll. Each concurrent job slot polls by itself. */
const POLL_MS = 5000;

/** A job worker that survives an outage of its database. */
export interface ResilientRunner {
  /** Waits for running jobs. */
  stop(): Promise<void>;
  /** Rejects while the database is away. */
  readonly addJob: AddJobFunction;
}

export interface ResilientRunnerOptions extends Omit<RunnerOptions, 'connectionString' | 'pgPool' | 'preset'> {
  readonly openPool: () => pg.Pool;
}

interface RunningWorker {
  readonly runner: Runner;
  readonly pool: pg.Pool;
}

/**
 * Starts a worker and restarts it whenever it ends by itself.
 * @param what it does, for the log: "the schedule of source checks"
 * @throws errors of the library if the first worker cannot be started
 */
export async function startResilientRunner(
  what: string,
  { openPool, ...options }: ResilientRunnerOptions,
  logger: Logger,
): Promise<ResilientRunner> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const outage = createOutageLog(logger, {
    failed: `${what} has ended; trying again until it runs`,
    recovered: `${what} runs again`,
  });
  // With a delay, even 0, the library writes results of jobs in batches and handles failed writes. Without one, a failed write is an
  // unhandled rejection, which ends the process.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
  const begin = async (): Promise<RunningWorker> => {
    const pool = openPool();
    try {
      return { runner: await run({ ...options, preset, pollInterval: POLL_MS, pgPool: pool }), pool };
    } catch (error) {
      await pool.end();
      throw error;
    }
  };

  const beginAgain = async (): Promise<RunningWorker> => {
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(MAX_WAIT_MS, 2 * waitMs)) {
      await sleep(waitMs, undefined, { signal });
      try {
        const begun = await begin();
        outage.recovered();
        return begun;
      } catch (error) {
        outage.failed(error);
      }
    }
  };

  let now = await begin();
  const keep = async (): Promise<void> => {
    for (;;) {
      const reason = await ended(now.runner);
      signal.throwIfAborted();
      outage.failed(reason);
      await stopped(now);
      now = await beginAgain();
      if (signal.aborted) return stopped(now);
    }
  };
  const kept = keep().catch(() => undefined);

  return {
    addJob: (identifier, payload, spec) => now.runner.addJob(identifier, payload, spec),
    async stop() {
      stopping.abort();
      await stopped(now);
      await kept;
    },
  };
}

/**
 * Resolves with the reason when a worker takes no more jobs. The worker's own promise stays pending if results of several jobs could not be
 * written.
 */
function ended({ events }: Runner): Promise<string> {
  return new Promise((resolve) => events.once('pool:gracefulShutdown', ({ message }) => resolve(message)));
}

/** Closes a worker's timers and connections. A worker that has already ended rejects, which is ignored. */
async function stopped({ runner, pool }: RunningWorker): Promise<void> {
  await runner.stop().catch(() => undefined);
  if (!pool.ended) await pool.end();
}
