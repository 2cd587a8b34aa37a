import type { Socket } from 'node:net';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { PrimaryClient } from './primary-client.ts';
import { createServerSockets, type ServerSockets } from './server-sockets.ts';

export type Database = Knex;

export interface DatabaseOptions {
  /** postgres://user:password@host:port/database; the primary of PostgreSQL 15 or newer. */
  readonly url: string;
  /**
   * Cancels a statement that runs longer; unlimited by default. If the server stays silent for four more seconds, because it hangs or is
   * cut off, the connection is dropped.
   */
  readonly statementTimeoutMs?: number;
  /** Maximum wait for a connection; 10 s by default. A new one that takes longer to open serves the next request. */
  readonly acquireTimeoutMs?: number;
  readonly maxConnections?: number;
  readonly minConnections?: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
}

export interface PoolState {
  readonly used: number;
  readonly free: number;
  readonly waiting: number;
  readonly most: number;
}

export function poolState(db: Database): PoolState {
  const { pool } = db.client;
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires(), most: pool.max };
}

const TIMESTAMP = 1114;
const NUMERIC = 1700;
const INT8 = 20;

/** Delay beyond the statement timeout after which the server is taken to hang. */
const HANG_MS = 4000;
/** Longer than a request waits for a connection; with a shorter limit a busy machine would never open one. */
const CONNECTING_MS = 5000;
const CLOSING_MS = 1000;

export type ConnectionSettings = Omit<pg.ClientConfig, 'stream'> & { readonly stream: () => Socket };

interface PoolResources {
  readonly sockets: ServerSockets;
  readonly settings: ConnectionSettings;
}

const resources = new WeakMap<Database, PoolResources>();

/** Silences knex, which also throws whatever it prints. */
const SILENT = { warn: () => {}, error: () => {}, deprecate: () => {}, debug: () => {} };

/** Opens a pool, which connects at the first query; `closeDatabase` closes it. */
export function openDatabase(options: DatabaseOptions): Database {
  const acquire = options.acquireTimeoutMs ?? 10_000;
  const { statementTimeoutMs: limit } = options;
  const sockets = createServerSockets(limit === undefined ? undefined : limit + HANG_MS);
  const settings: ConnectionSettings = {
    connectionString: options.url,
    application_name: options.applicationName ?? 'menus',
    connectionTimeoutMillis: Math.max(acquire, CONNECTING_MS),
    keepAlive: true,
    stream: sockets.make,
    ...(limit === undefined ? {} : { statement_timeout: limit }),
    types: { getTypeParser: typeParser },
  };
  const db = knex({
    client: 'pg',
    log: SILENT,
    connection: settings as Knex.PgConnectionConfig,
    pool: {
      min: Math.min(options.minConnections ?? 0, options.maxConnections ?? 10),
      max: options.maxConnections ?? 10,
      idleTimeoutMillis: 30_000,
      propagateCreateError: true,
    },
    acquireConnectionTimeout: acquire,
  });
  db.client.driver = { ...db.client.driver, Client: PrimaryClient };
  resources.set(db, { sockets, settings });
  return db;
}

export function connectionSettings(db: Database): ConnectionSettings {
  const owned = resources.get(db);
  if (!owned) throw new Error('this is no pool of openDatabase');
  return owned.settings;
}

/** Closes the pool. Running statements get a second; then every connection is cut, those outside the pool too. */
export async function closeDatabase(db: Database): Promise<void> {
  const late = setTimeout(() => cutConnections(db), CLOSING_MS);
  await db.destroy();
  clearTimeout(late);
}

/** Cuts every connection and its statements at once; the database cannot be used afterwards. */
export function cutConnections(db: Database): void {
  resources.get(db)?.sockets.cut();
}

/** Resolves when the database answers in time. @throws Error with the reason otherwise */
export async function pingDatabase(db: Database, timeoutMs: number): Promise<void> {
  await db.raw('select 1').timeout(timeoutMs);
}

/**
 * Keeps a timestamp without zone as text: a Date would be in local time and lose microseconds. Prices have two decimals and counts are
 * small, so both fit a number.
 */
function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary' && oid === TIMESTAMP) return (text) => text;
  if (format !== 'binary' && (oid === NUMERIC || oid === INT8)) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
}
