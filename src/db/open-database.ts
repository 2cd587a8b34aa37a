import knex, { type Knex } from 'knex';
import pg from 'pg';

export type Database = Knex;

export interface DatabaseOptions {
  /** postgres://user:password@host:port/database; PostgreSQL 15 or newer. */
  readonly url: string;
  /** Ends a statement that runs longer; unlimited by default. */
  readonly statementTimeoutMs?: number;
  /** How long to wait for a free connection, and for a new one to be made. */
  readonly acquireTimeoutMs?: number;
  readonly maxConnections?: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
}

/** The connections of a pool. */
export interface PoolState {
  /** At work. */
  readonly used: number;
  readonly free: number;
  /** Pieces of work that wait for one. */
  readonly waiting: number;
  readonly most: number;
}

/** How a pool is doing now. */
export function poolState(db: Database): PoolState {
  const { pool } = db.client;
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires(), most: pool.max };
}

const TIMESTAMP = 1114;
const NUMERIC = 1700;
const INT8 = 20;

/** What knex would print on the console it also throws, and who catches it has a log. */
const SILENT = { warn: () => {}, error: () => {}, deprecate: () => {}, debug: () => {} };

/** A pool of connections. Connects at the first query; `destroy()` ends it. */
export function openDatabase(options: DatabaseOptions): Database {
  const acquire = options.acquireTimeoutMs ?? 10_000;
  return knex({
    client: 'pg',
    log: SILENT,
    connection: {
      connectionString: options.url,
      application_name: options.applicationName ?? 'menus',
      connectionTimeoutMillis: acquire,
      keepAlive: true,
      ...(options.statementTimeoutMs === undefined ? {} : { statement_timeout: options.statementTimeoutMs }),
      types: { getTypeParser: typeParser },
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: options.maxConnections ?? 10, idleTimeoutMillis: 30_000, propagateCreateError: true },
    acquireConnectionTimeout: acquire,
  });
}

/**
 * Resolves when the database answers within the time.
 * @throws Error with the reason where it does not
 */
export async function pingDatabase(db: Database, timeoutMs: number): Promise<void> {
  await db.raw('select 1').timeout(timeoutMs);
}

/**
 * A timestamp without zone stays the text that the server sends: a Date would be read in local time and lose its microseconds.
 * Prices have two decimals and counts are small, so both fit a number.
 */
function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary' && oid === TIMESTAMP) return (text) => text;
  if (format !== 'binary' && (oid === NUMERIC || oid === INT8)) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
}
