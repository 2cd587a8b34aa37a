import { Logger as GraphileLogger, type JobHelpers, parseCronItems, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import { type ResilientRunner, type ResilientRunnerOptions, startResilientRunner } from '../../lib/resilient-runner.ts';
import type { SourceState, SourceStore } from '../../ports/source-store.ts';
import { type CheckSourceDependencies, checkSource, TRIES_BEFORE_UNREACHABLE } from './check-source.ts';
import { hostOf, hostPause, isFetched } from './check-sources.ts';
import type { Robots } from './robots.ts';

const PLAN_TASK = 'plan_source_checks';
const CHECK_TASK = 'check_source';
const FOLLOW_TASK = 'follow_menus';
const DROP_TASK = 'drop_old_documents';

/** Spreads the checks of one plan over the time until the next. */
const PLAN_EVERY_MINUTES = 10;

/** Looks for menus on the websites that they were discovered on, because they may have moved. */
export interface MenuFollowing {
  due(): Promise<readonly { readonly restaurantId: string; readonly website: string }[]>;
  follow(restaurantId: string): Promise<void>;
}

export interface SourceScheduleOptions {
  readonly openPool: ResilientRunnerOptions['openPool'];
  readonly everyHours: number;
  readonly sources: SourceStore;
  readonly check: Omit<CheckSourceDependencies, 'sources' | 'robots'> & { readonly robots: Robots };
  readonly following: MenuFollowing;
  readonly logger: Logger;
  readonly registry?: Registry;
}

export interface SourceSchedule {
  start(): Promise<void>;
  /** Stops running checks and waits for them. A running fetch or read is not interrupted; the caller may end it. */
  stop(): Promise<void>;
}

/**
 * Checks sources on a schedule, as jobs in Postgres. Several workers share the jobs; a queue for each host serialises its requests, and a
 * key for each source prevents duplicates.
 */
export function createSourceSchedule(options: SourceScheduleOptions): SourceSchedule {
  const { openPool, logger } = options;
  const stopping = new AbortController();
  let runner: ResilientRunner | undefined;
  return {
    async start() {
      runner ??= await startResilientRunner(
        'the schedule of source checks',
        {
          openPool,
          concurrency: 4,
          noHandleSignals: true,
          logger: new GraphileLogger(() => (level, message) => logger[level === 'warning' ? 'warn' : level](message)),
          taskList: sourceTasks(options, stopping.signal),
          parsedCronItems: parseCronItems([
            // also at start, if a plan was missed while nothing ran
            { task: PLAN_TASK, match: `*/${PLAN_EVERY_MINUTES} * * * *`, options: { backfillPeriod: 3600_000 } },
            { task: DROP_TASK, match: '40 4 * * *', options: { backfillPeriod: 86_400_000 } },
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

/** The kinds of jobs: planning, checking one source, following the menus of one website, and deleting old documents. */
export function sourceTasks(
  { everyHours, sources, check, following, logger, registry }: SourceScheduleOptions,
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
        CHECK_TASK,
        { restaurantId, sourceUrl },
        {
          queueName: `host ${hostOf(sourceUrl)}`,
          jobKey: `check ${restaurantId} ${sourceUrl}`,
          jobKeyMode: 'preserve_run_at',
          runAt: new Date(Date.now() + Math.random() * PLAN_EVERY_MINUTES * 60_000),
          maxAttempts: 3,
        },
      );
    }
    for (const { restaurantId, website } of await following.due()) {
      await addJob(
        FOLLOW_TASK,
        { restaurantId },
        { queueName: `host ${hostOf(website)}`, jobKey: `follow ${restaurantId}`, maxAttempts: 3 },
      );
    }
  };

  const followOne = async (payload: unknown): Promise<void> => {
    const { restaurantId } = payload as { restaurantId: string };
    await following.follow(restaurantId).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    logger.info({ restaurantId }, 'visited a website whose menus may have moved');
  };

  const checkOne = async (payload: unknown): Promise<void> => {
    const { restaurantId, sourceUrl } = payload as { restaurantId: string; sourceUrl: string };
    const state = await sources.source(restaurantId, sourceUrl);
    // its menus may have been withdrawn since the plan was made
    if (!state?.watched) return;
    const result = await checkSource(state, { ...check, sources }, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    // aborted without a record, so the source is still due
    if (!result) return;
    const { outcome, detail } = result;
    checks?.inc({ outcome });
    const isMarked = outcome === 'unreachable' && state.failures + 1 >= TRIES_BEFORE_UNREACHABLE;
    logger[isMarked ? 'warn' : 'info']({ restaurantId, sourceUrl, outcome, detail }, 'checked a source');
    // the queue of this host waits for the end of this job
    await hostPause(sourceUrl, check.robots, signal);
  };

  const dropOld = async (): Promise<void> => {
    const deleted = await sources.dropOldDocuments();
    logger.info({ deleted }, 'deleted documents that nothing reads any more');
  };

  return { [DROP_TASK]: dropOld, [PLAN_TASK]: plan, [CHECK_TASK]: checkOne, [FOLLOW_TASK]: followOne };
}

const HOUR_MS = 3600 * 1000;
/** The interval of an unreachable source grows 16-fold at most. */
const MAX_DOUBLINGS = 4;

/** Watched sources whose last check is at least an interval ago. Every failure doubles the interval. */
export function dueSources(states: readonly SourceState[], everyHours: number, now: Date): SourceState[] {
  return states.filter(({ sourceUrl, lastCheck, failures, watched }) => {
    if (!watched || !isFetched(sourceUrl)) return false;
    const interval = everyHours * HOUR_MS * 2 ** Math.min(MAX_DOUBLINGS, failures);
    return lastCheck === null || now.getTime() - lastCheck.getTime() >= interval;
  });
}
