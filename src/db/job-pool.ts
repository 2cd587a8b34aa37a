import pg from 'pg';
import { connectionSettings, type Database, lastConnectionSettings } from './open-database.ts';

/** As many as the queue takes by default. */
const MOST = 10;

/**
 * A pool for the job queue, which has a client library of its own. After a failover its new connections go to the new primary.
 * @throws UnavailableError where none of several servers takes writes
 */
export async function openJobPool(db: Database): Promise<pg.Pool> {
  await connectionSettings(db);
  class JobClient extends pg.Client {
    constructor() {
      super(lastConnectionSettings(db));
    }
  }
  const pool = new pg.Pool({ Client: JobClient, max: MOST });
  // A connection that breaks is replaced; whoever uses it hears of it from its statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
