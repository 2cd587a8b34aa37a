import type { ExecutionContext } from 'ava';
import { Logger, makeWorkerUtils, runOnce, type TaskList, type WorkerUtils } from 'graphile-worker';
import { openJobPool } from '../../src/db/job-pool.ts';
import type { Database } from '../../src/db/open-database.ts';
import { until } from './until.ts';

/** The queue of jobs for tests. */
export interface JobQueue {
  readonly addJob: WorkerUtils['addJob'];
  /** Runs due jobs, and those that they make due, and resolves when there are none left and their outcomes are stored. */
  runDue(taskList: TaskList): Promise<void>;
}

/**
 * Opens the queue with its tables. Its connections come from the product's pool: one opened by the library is closed without waiting, and
 * ends the process if the database is dropped meanwhile (graphile-worker 0.17.3).
 */
export async function jobQueue(t: ExecutionContext, db: Database): Promise<JobQueue> {
  const pgPool = openJobPool(db);
  const options = { pgPool, logger: new Logger(() => () => undefined) };
  const utils = await makeWorkerUtils(options);
  t.teardown(async () => {
    await utils.release();
    await pgPool.end();
  });
  await utils.migrate();
  const locks = async (): Promise<string[]> =>
    (await db.raw('select id, locked_by from graphile_worker.jobs where locked_by is not null')).rows.map(
      (job: object) => JSON.stringify(job),
    );
  return {
    addJob: utils.addJob,
    async runDue(taskList) {
      const before = new Set(await locks());
      await runOnce({ ...options, taskList, noHandleSignals: true });
      // It resolves before the outcomes of its last jobs are written.
      await until(async () => (await locks()).every((lock) => before.has(lock)));
    },
  };
}
