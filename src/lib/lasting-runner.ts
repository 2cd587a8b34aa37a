import { setTimeout as sleep } from 'node:timers/promises';
import { type AddJobFunction, type Runner, type RunnerOptions, run } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createOutageLog } from './outage-log.ts';

/** Before a worker that ended by itself is started again; doubled with every failure. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 60_000;
/** Jobs for now are announced; only those for later wait until somebody looks. Each of the jobs that may run at once has a look of its own. */
const LOOK_MS = 5000;

/** A job worker that returns after its database was away. */
export interface LastingRunner {
  /** Waits for running jobs. */
  stop(): Promise<void>;
  /** As the library's; rejects while the database is away. */
  readonly addJob: AddJobFunction;
}

/** Options of the library; each worker has a pool of its own. */
export interface LastingRunnerOptions extends Omit<RunnerOptions, 'connectionString' | 'pgPool' | 'preset'> {
  readonly openPool: () => Promise<pg.Pool>;
}

/** A worker with its pool. */
interface Begun {
  readonly runner: Runner;
  readonly pool: pg.Pool;
}

/**
 * Starts a worker, and starts another whenever it ends by itself.
 * @param what it does, for the log: "the schedule of source checks"
 * @throws what the library throws when the first worker cannot be started
 */
export async function startLastingRunner(
  what: string,
  { openPool, ...options }: LastingRunnerOptions,
  logger: Logger,
): Promise<LastingRunner> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const outage = createOutageLog(logger, {
    failed: `${what} has ended; trying again until it runs`,
    well: `${what} runs again`,
  });
  // With a delay, even 0, the library writes the results of jobs in batches and handles a write that fails. Without one,
  // such a write is an unhandled rejection, which ends the whole process.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
  const begin = async (): Promise<Begun> => {
    const pool = await openPool();
    try {
      return { runner: await run({ ...options, preset, pollInterval: LOOK_MS, pgPool: pool }), pool };
    } catch (error) {
      await pool.end();
      throw error;
    }
  };

  const beginAgain = async (): Promise<Begun> => {
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(MAX_WAIT_MS, 2 * waitMs)) {
      await sleep(waitMs, undefined, { signal });
      try {
        const begun = await begin();
        outage.well();
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
 * Resolves with the reason when a worker takes no more jobs. Its own promise is no use: it stays pending where the results
 * of several jobs could not be written.
 */
function ended({ events }: Runner): Promise<string> {
  return new Promise((resolve) => events.once('pool:gracefulShutdown', ({ message }) => resolve(message)));
}

/** Ends what is left of a worker, its timers and connections. A worker that has ended completely rejects here. */
async function stopped({ runner, pool }: Begun): Promise<void> {
  await runner.stop().catch(() => undefined);
  if (!pool.ended) await pool.end();
}
