import { Logger as GraphileLogger, runMigrations } from 'graphile-worker';

/**
 * Makes the tables of the jobs, or brings them up to date, so that a worker needs no right to make any.
 * @param databaseUrl of an account that may
 */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: new GraphileLogger(() => () => undefined) });
}
