import type { Socket } from 'node:net';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { postgresHosts } from '../lib/postgres-hosts.ts';
import { UnavailableError } from '../lib/unavailable.ts';
import { createServerSockets, type ServerSockets } from './server-sockets.ts';
import { createWriter, isWritable, type Writer } from './writer.ts';

export type Database = Knex;

export interface DatabaseOptions {
  /**
   * postgres://user:password@host:port/database; PostgreSQL 15 or newer. Of several hosts (host:port,host:port) the one is used that
   * takes writes, and after a failover the one that takes them then.
   */
  readonly url: string;
  /**
   * Ends a statement that runs longer; unlimited by default. A server that has said nothing four seconds after that, because it
   * hangs or is cut off, loses the connection.
   */
  readonly statementTimeoutMs?: number;
  /** How long to wait for a connection, free or new; 10 s by default. One that takes longer to be made is there for the next. */
  readonly acquireTimeoutMs?: number;
  readonly maxConnections?: number;
  /** Kept open when nothing is asked, once they were made; 0 by default. */
  readonly minConnections?: number;
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

/** How much later than its limit a statement may end before the server is taken to hang. */
const HANGS_MS = 4000;
/** Longer than a request waits for one: on a busy machine none would ever be made in that time. */
const CONNECTING_MS = 5000;
/** For statements under way when the pool is closed. */
const CLOSING_MS = 1000;

/** What belongs to a pool beside its connections. */
interface Belongings {
  readonly sockets: ServerSockets;
  /** For a connection to the server that takes writes now. */
  settings(): Promise<ConnectionSettings>;
  /** The same for the one that took them when this was last known. */
  lastSettings(): ConnectionSettings;
}

/** How connections are made; a socket is made for each. */
export type ConnectionSettings = Omit<pg.ClientConfig, 'stream'> & { readonly stream: () => Socket };

const belongings = new WeakMap<Database, Belongings>();

/** What knex would print on the console it also throws, and who catches it has a log. */
const SILENT = { warn: () => {}, error: () => {}, deprecate: () => {}, debug: () => {} };

/** A pool of connections. Connects at the first query; `closeDatabase` ends it. */
export function openDatabase(options: DatabaseOptions): Database {
  const acquire = options.acquireTimeoutMs ?? 10_000;
  const { statementTimeoutMs: limit } = options;
  const sockets = createServerSockets(limit === undefined ? undefined : limit + HANGS_MS);
  const hosts = postgresHosts(options.url);
  /** Null of a single host, which is taken for what it is. */
  const writer: Writer | null = hosts.length > 1 ? createWriter(hosts, sockets.cutOthers) : null;
  const settingsFor = (url: string): ConnectionSettings => ({
    connectionString: url,
    application_name: options.applicationName ?? 'menus',
    connectionTimeoutMillis: Math.max(acquire, CONNECTING_MS),
    keepAlive: true,
    stream: () => {
      const socket = sockets.make(url);
      return writer ? socket.once('error', () => writer.doubt(url)) : socket;
    },
    ...(limit === undefined ? {} : { statement_timeout: limit }),
    types: { getTypeParser: typeParser },
  });
  const provided = async (found: Writer) => {
    const url = await found.find();
    return { ...settingsFor(url), expirationChecker: () => !found.isCertain(url) } as Knex.PgConnectionConfig;
  };
  const db = knex({
    client: 'pg',
    log: SILENT,
    connection: writer ? () => provided(writer) : (settingsFor(options.url) as Knex.PgConnectionConfig),
    pool: {
      min: Math.min(options.minConnections ?? 0, options.maxConnections ?? 10),
      max: options.maxConnections ?? 10,
      idleTimeoutMillis: 30_000,
      propagateCreateError: true,
      ...(writer && { afterCreate: refuseStandby(writer) }),
    },
    acquireConnectionTimeout: acquire,
  });
  const settings = async () => settingsFor(writer ? await writer.find() : options.url);
  const lastSettings = () => settingsFor(writer?.last() ?? options.url);
  belongings.set(db, { sockets, settings, lastSettings });
  return db;
}

/**
 * How a connection beside the pool is made, to the server that takes writes now.
 * @throws UnavailableError where none of several does
 */
export function connectionSettings(db: Database): Promise<ConnectionSettings> {
  return belongingsOf(db).settings();
}

/** The same at once, to the server that took writes when this was last known. */
export function lastConnectionSettings(db: Database): ConnectionSettings {
  return belongingsOf(db).lastSettings();
}

function belongingsOf(db: Database): Belongings {
  const owned = belongings.get(db);
  if (!owned) throw new Error('this is no pool of openDatabase');
  return owned;
}

/** A server may have become a standby since it was found. */
function refuseStandby(writer: Writer) {
  return (connection: pg.Client, done: (error: Error | null, connection: pg.Client) => void): void => {
    const refuse = (error: Error): void => {
      writer.doubt(writer.last());
      void connection.end().catch(() => undefined);
      done(error, connection);
    };
    isWritable(connection).then((is) => {
      if (is) done(null, connection);
      else refuse(new UnavailableError('The database server has become a standby.'));
    }, refuse);
  };
}

/** Ends the pool. Statements under way have a second to end; then every connection is cut, those beside the pool too. */
export async function closeDatabase(db: Database): Promise<void> {
  const late = setTimeout(() => cutConnections(db), CLOSING_MS);
  await db.destroy();
  clearTimeout(late);
}

/** Ends every connection at once, with the statements that wait on it; the database cannot be used afterwards. */
export function cutConnections(db: Database): void {
  belongings.get(db)?.sockets.cut();
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
