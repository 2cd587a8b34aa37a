import { Logger as GraphileLogger, type JobHelpers, parseCronItems, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { SourceStore } from '../../src/ports/source-store.ts';
import { type CheckSourceDependencies, checkSource, triesBeforeUnreachable } from './check-source.ts';
import { hostOf, hostPause } from './check-sources.ts';
import { dueSources } from './due-sources.ts';
import { type LastingRunner, startLastingRunner } from './lasting-runner.ts';
import type { Robots } from './robots.ts';

const planTask = 'plan_source_checks';
const checkTask = 'check_source';

/** Plans are made this often; the checks of one plan are spread over the time until the next. */
const planEveryMinutes = 10;

export interface SourceScheduleOptions {
  /** Connection string of the database that also holds the menus. */
  readonly databaseUrl: string;
  readonly everyHours: number;
  readonly sources: SourceStore;
  readonly check: Omit<CheckSourceDependencies, 'sources' | 'robots'> & { readonly robots: Robots };
  readonly logger: Logger;
  readonly registry?: Registry;
}

export interface SourceSchedule {
  start(): Promise<void>;
  /**
   * Tells running checks to stop and waits for their end. A document that is being fetched or read takes its own time,
   * unless the caller ends that meanwhile.
   */
  stop(): Promise<void>;
}

/**
 * Checks sources again on a schedule, as jobs in Postgres: several workers share them, a job queue a host keeps requests
 * to one host apart, and a job key a source keeps it from being planned twice.
 */
export function createSourceSchedule(options: SourceScheduleOptions): SourceSchedule {
  const { databaseUrl, logger } = options;
  const stopping = new AbortController();
  let runner: LastingRunner | undefined;
  return {
    async start() {
      runner ??= await startLastingRunner(
        {
          connectionString: databaseUrl,
          concurrency: 4,
          noHandleSignals: true,
          logger: new GraphileLogger(() => (level, message) => logger[level === 'warning' ? 'warn' : level](message)),
          taskList: sourceTasks(options, stopping.signal),
          parsedCronItems: parseCronItems([
            // at start too when a plan was missed while nothing ran
            { task: planTask, match: `*/${planEveryMinutes} * * * *`, options: { backfillPeriod: 3600_000 } },
          ]),
        },
        logger,
      );
    },
    async stop() {
      stopping.abort();
      await runner?.stop();
      runner = undefined;
    },
  };
}

/** The two kinds of jobs: making a plan, and checking one source. */
export function sourceTasks(
  { everyHours, sources, check, logger, registry }: SourceScheduleOptions,
  signal: AbortSignal,
): TaskList {
  const checks =
    registry &&
    new Counter({
      name: 'menus_source_checks_total',
      help: 'Checks of menu sources by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    });

  const plan = async (_payload: unknown, { addJob }: JobHelpers): Promise<void> => {
    for (const { restaurantId, sourceUrl } of dueSources(await sources.sources(), everyHours, new Date())) {
      await addJob(
        checkTask,
        { restaurantId, sourceUrl },
        {
          queueName: `host ${hostOf(sourceUrl)}`,
          jobKey: `check ${restaurantId} ${sourceUrl}`,
          jobKeyMode: 'preserve_run_at',
          runAt: new Date(Date.now() + Math.random() * planEveryMinutes * 60_000),
          maxAttempts: 3,
        },
      );
    }
  };

  const checkOne = async (payload: unknown): Promise<void> => {
    const { restaurantId, sourceUrl } = payload as { restaurantId: string; sourceUrl: string };
    const state = await sources.source(restaurantId, sourceUrl);
    // its menus may have been withdrawn since the plan was made
    if (!state?.watched) return;
    const result = await checkSource(state, { ...check, sources }, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    // broken off without a record, the source is due still
    if (!result) return;
    const { outcome, detail } = result;
    checks?.inc({ outcome });
    const isMarked = outcome === 'unreachable' && state.failures + 1 >= triesBeforeUnreachable;
    logger[isMarked ? 'warn' : 'info']({ restaurantId, sourceUrl, outcome, detail }, 'checked a source');
    // the queue of this host waits as long
    await hostPause(sourceUrl, check.robots, signal);
  };

  return { [planTask]: plan, [checkTask]: checkOne };
}
