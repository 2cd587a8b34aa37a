import { Logger as GraphileLogger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

/**
 * Makes the tables of the jobs, or brings them up to date, so that a worker needs no right to make any.
 * @param openPool of an account that may
 */
export async function prepareJobs(openPool: () => Promise<pg.Pool>): Promise<void> {
  const pgPool = await openPool();
  try {
    await runMigrations({ pgPool, logger: new GraphileLogger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
}
