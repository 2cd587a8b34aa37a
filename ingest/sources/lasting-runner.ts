import { setTimeout as sleep } from 'node:timers/promises';
import { type Runner, type RunnerOptions, run } from 'graphile-worker';
import type { Logger } from 'pino';
import { createOutageLog } from '../../src/outage-log.ts';

/** Milliseconds before a worker that ended by itself is started again; doubled with every failure. */
const firstWait = 1000;
const longestWait = 60_000;

/** A worker of jobs that is there again after its database was away. */
export interface LastingRunner {
  /** Lets running jobs end. */
  stop(): Promise<void>;
}

/**
 * Resolves, with the reason, when a worker takes no more jobs. Its own promise is of no use: where the ends of several
 * jobs could not be written it stays open.
 */
function ended({ events }: Runner): Promise<string> {
  return new Promise((resolve) => events.once('pool:gracefulShutdown', ({ message }) => resolve(message)));
}

/** Ends what is left of a worker, its timers and connections; one that has ended wholly rejects. */
async function stopped(runner: Runner): Promise<void> {
  await runner.stop().catch(() => undefined);
}

/** Starts a worker, and starts another whenever it ends by itself. Rejects when the first cannot be started. */
export async function startLastingRunner(options: RunnerOptions, logger: Logger): Promise<LastingRunner> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const outage = createOutageLog(logger, {
    failed: 'the schedule of source checks has ended; trying again until it runs',
    well: 'the schedule of source checks runs again',
  });
  // With a delay, be it 0, the library writes how jobs ended in batches and handles a write that fails. Without one that is
  // a rejection nobody handles, which ends the whole process.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
  const begin = () => run({ ...options, preset });

  const beginAgain = async (): Promise<Runner> => {
    for (let wait = firstWait; ; wait = Math.min(longestWait, 2 * wait)) {
      await sleep(wait, undefined, { signal });
      try {
        const runner = await begin();
        outage.well();
        return runner;
      } catch (error) {
        outage.failed(error);
      }
    }
  };

  let runner = await begin();
  const keep = async (): Promise<void> => {
    for (;;) {
      const reason = await ended(runner);
      signal.throwIfAborted();
      outage.failed(reason);
      await stopped(runner);
      runner = await beginAgain();
      if (signal.aborted) return stopped(runner);
    }
  };
  const kept = keep().catch(() => undefined);

  return {
    async stop() {
      stopping.abort();
      await stopped(runner);
      await kept;
    },
  };
}
