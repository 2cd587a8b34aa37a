import type { ExecutionContext } from 'ava';
import { Logger, makeWorkerUtils, runOnce, type TaskList, type WorkerUtils } from 'graphile-worker';
import { openJobPool } from '../../src/db/job-pool.ts';
import type { Database } from '../../src/db/open-database.ts';

/** The queue of jobs for tests. */
export interface JobQueue {
  readonly addJob: WorkerUtils['addJob'];
  /** Runs due jobs, and those that they make due, and resolves when there are none left. */
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
  return {
    addJob: utils.addJob,
    runDue: (taskList) => runOnce({ ...options, taskList, noHandleSignals: true }),
  };
}
