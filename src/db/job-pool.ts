import { Logger as GraphileLogger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { connectionSettings, type Database } from './open-database.ts';
import { PrimaryClient } from './primary-client.ts';

/** The queue's own default. */
const MAX_CONNECTIONS = 10;

export function openJobPool(db: Database): pg.Pool {
  class JobClient extends PrimaryClient {
    constructor() {
      super(connectionSettings(db));
    }
  }
  const pool = new JobPool({ Client: JobClient, max: MAX_CONNECTIONS });
  // A broken connection is replaced; its user gets the error from its statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Creates or upgrades the job tables, so that workers need no right to create any. */
export async function prepareJobs(db: Database): Promise<void> {
  const pgPool = openJobPool(db);
  try {
    await runMigrations({ pgPool, logger: new GraphileLogger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
}

type Connected = (err: Error | undefined, client: pg.PoolClient | undefined, done: (error?: unknown) => void) => void;

/**
 * Works around graphile-worker 0.17.3, which releases its listening connection twice if it stops listening at the moment the connection
 * breaks. The pool would throw where nobody can catch it and end the process.
 */
class JobPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect();
    // A closed pool passes no `done`, contrary to its types.
    super.connect((err, client, done?: (error?: unknown) => void) => {
      let isBack = false;
      callback(err, client, (error) => {
        if (isBack) return;
        isBack = true;
        done?.(error);
      });
    });
    return undefined;
  }
}
