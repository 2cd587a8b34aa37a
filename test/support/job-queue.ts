import type { ExecutionContext } from 'ava';
import { Logger, makeWorkerUtils, runOnce, type TaskList, type WorkerUtils } from 'graphile-worker';
import { openJobPool } from '../../src/db/job-pool.ts';
import type { Database } from '../../src/db/open-database.ts';

/** The queue of jobs, as a test fills and works it. */
export interface JobQueue {
  readonly addJob: WorkerUtils['addJob'];
  /** Runs the jobs that are due, and those that they make due, and resolves when there are none left. */
  runDue(taskList: TaskList): Promise<void>;
}

/**
 * The queue with its tables made. Its connections are of the pool that the product gives it: one that the library opens itself is closed
 * without waiting, and ends the process where the database is dropped meanwhile (graphile-worker 0.17.3).
 */
export async function jobQueue(t: ExecutionContext, db: Database): Promise<JobQueue> {
  const pgPool = await openJobPool(db);
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
