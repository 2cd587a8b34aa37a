import pg from 'pg';
import { UnavailableError } from '../lib/unavailable.ts';
import { connectionSettings, type Database, lastConnectionSettings } from './open-database.ts';
import { isWritable } from './writer.ts';

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
  const pool = new JobPool(db, {
    Client: JobClient,
    max: MOST,
    async onConnect(client) {
      if (await isWritable(client)) return;
      await connectionSettings(db);
      throw new UnavailableError('The database server has become a standby.');
    },
  });
  // A connection that breaks is replaced; whoever uses it hears of it from its statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

type Connected = (err: Error | undefined, client: pg.PoolClient | undefined, done: (error?: unknown) => void) => void;

/**
 * The queue gives back the connection it listens on a second time where it gives up listening in the moment in which that connection
 * breaks (graphile-worker 0.17.3). The pool would throw, where nobody can catch it, and end the process.
 */
class JobPool extends pg.Pool {
  readonly #db: Database;

  constructor(db: Database, options: pg.PoolConfig) {
    super(options);
    this.#db = db;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect();
    // A pool that has ended gives nothing to give back with, whatever the types say.
    super.connect((err, client, done?: (error?: unknown) => void) => {
      let isBack = false;
      // The next attempt goes to whoever takes writes then.
      if (err) connectionSettings(this.#db).catch(() => undefined);
      callback(err, client, (error) => {
        if (isBack) return;
        isBack = true;
        done?.(error);
      });
    });
    return undefined;
  }
}
