import { spawn } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { preparedBinaries } from '@menu-data-service/embedded-postgres/binaries';
import { initCluster } from '@menu-data-service/embedded-postgres/init-cluster';
import { freePort, openServerLog, serverLogTail, untilReady } from '@menu-data-service/embedded-postgres/launch-server';
import { type Layout, layoutOf } from '@menu-data-service/embedded-postgres/layout';
import { findPostmaster } from '@menu-data-service/embedded-postgres/postmaster';
import { processState } from '@menu-data-service/embedded-postgres/process-state';
import { programOptions, runProgram } from '@menu-data-service/embedded-postgres/run-program';
import { SERVER_USER, serverUrl } from '@menu-data-service/embedded-postgres/settings-file';
import pg from 'pg';
import { migrate } from '../../src/db/migrate.ts';
import { closeDatabase, openDatabase } from '../../src/db/open-database.ts';
import { ask, dataFolder } from './embedded-postgres.ts';
import type { Teardown } from './teardown.ts';
import { until } from './until.ts';

const LAUNCHES = 40;
const RETRY_MS = 250;

/** One of several real PostgreSQL servers that replicate to each other. */
export interface ReplicatedServer {
  readonly port: number;
  /** Address of one of its databases; the migrated one by default. */
  url(database?: string): string;
  /** First column of the first row, over a new connection. */
  ask(sql: string): Promise<unknown>;
  /** Kills its main process (SIGKILL); its other processes follow. */
  kill(): Promise<void>;
  /** Stops it as for a restart of the machine: open transactions are rolled back. */
  stop(): Promise<void>;
  /** Starts it again on its port in its former role: a killed primary comes back as one. */
  start(): Promise<void>;
  /** Promotes it to primary; resolves when it accepts writes. */
  promote(): Promise<void>;
  /** Discards its data and makes it a standby of another server, from a copy. Resolves when it is one. */
  follow(primary: ReplicatedServer): Promise<void>;
}

/** Servers of one database; the first begins as the primary. */
export interface ReplicatedPostgres {
  readonly servers: readonly ReplicatedServer[];
  /** Resolves when a standby shows all that the primary has committed. */
  caughtUp(standby: ReplicatedServer, primary: ReplicatedServer): Promise<void>;
}

/** Starts a primary with a migrated, empty database and a standby, with streaming replication; both end with the test. */
export async function replicatedPostgres(t: Teardown): Promise<ReplicatedPostgres> {
  const all: Shared = { password: '' };
  const primary = await createServer(t, all);
  await primary.init();
  const { server: standby } = await createServer(t, all);
  await standby.follow(primary.server);
  return {
    servers: [primary.server, standby],
    async caughtUp(standby, from) {
      const written = await from.ask('select pg_current_wal_flush_lsn()::text');
      await until(async () => (await standby.ask(`select pg_last_wal_replay_lsn() >= '${written}'::pg_lsn`)) === true);
    },
  };
}

interface Shared {
  /** Known once the first server exists. */
  password: string;
}

/** A server that is not running yet; `init` makes it the first of all. */
async function createServer(t: Teardown, all: Shared) {
  const binaries = preparedBinaries();
  const layout = layoutOf(await dataFolder(t));
  const port = await freePort(0);
  const url = (database?: string) => serverUrl({ port, password: all.password }, database);
  let follows: ReplicatedServer | null = null;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const postmaster = findPostmaster(layout.cluster);
    if (!postmaster) return;
    process.kill(postmaster.pid, signal);
    await until(() => processState(postmaster.pid) === null);
  }

  async function start(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await launched(layout, binaries.postgres, port, all.password, follows);
      } catch (cause) {
        // Processes of a killed server keep its memory for a moment.
        if (tries >= LAUNCHES) throw new Error(serverLogTail(layout.log), { cause });
        await sleep(RETRY_MS);
      }
    }
  }

  const server: ReplicatedServer = {
    port,
    url,
    ask: (sql) => ask(url(), sql),
    kill: () => stop('SIGKILL'),
    stop: () => stop('SIGINT'),
    start,
    async promote() {
      await server.ask('select pg_promote(true, 60)');
      await until(async () => (await server.ask('select pg_is_in_recovery()')) === false);
      follows = null;
    },
    async follow(primary) {
      await stop('SIGQUIT');
      rmSync(layout.cluster, { recursive: true, force: true });
      await copyCluster(primary, layout);
      follows = primary;
      await start();
      await until(async () => (await server.ask('select count(*)::int from pg_stat_wal_receiver')) === 1);
    },
  };

  async function init(): Promise<void> {
    all.password = (await initCluster(layout, binaries, false)).password;
    await start();
    await ask(url('postgres'), `create database ${SERVER_USER}`);
    const db = openDatabase({ url: url(), maxConnections: 2 });
    await migrate(db);
    await closeDatabase(db);
  }

  return { server, init };
}

/** Starts the server on its cluster; resolves when it accepts connections. */
async function launched(
  layout: Layout,
  program: string,
  port: number,
  password: string,
  follows: ReplicatedServer | null,
): Promise<void> {
  const parameters = {
    ...{ listen_addresses: '127.0.0.1', port, unix_socket_directories: '', max_connections: 200 },
    ...{ shared_buffers: '64MB', io_method: 'sync', jit: 'off', timezone: 'UTC', fsync: 'off' },
    ...{ wal_level: 'replica', max_wal_senders: 10, wal_keep_size: '512MB', wal_retrieve_retry_interval: '200ms' },
    ...(follows && {
      primary_conninfo: `host=127.0.0.1 port=${follows.port} user=${SERVER_USER} password=${password}`,
    }),
  };
  const given = Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openServerLog(layout.log);
  let end: string | null = null;
  const child = spawn(program, ['-D', layout.cluster, ...given], {
    ...programOptions(layout.account),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.once('error', (error) => {
    end = error.message;
  });
  child.once('exit', (code, signal) => {
    end = `it ended (${signal ?? code})`;
  });
  child.unref();
  await untilReady({ port, password }, () => end);
}

/** Everything except the log, which the standby gets from the primary. Files deleted during the copy are in the log too. */
const COPY = `cd "$0" && for entry in *; do
  case $entry in pg_wal|postmaster.*) ;; *) cp -Rp "$entry" "$1/" || test -e "$1/$entry" || exit 1 ;; esac
done && mkdir -m 700 "$1/pg_wal" "$1/pg_wal/archive_status" "$1/pg_wal/summaries"`;

/** Copies the data of a running server like pg_basebackup, which the package lacks. */
async function copyCluster(from: ReplicatedServer, to: Layout): Promise<void> {
  const client = new pg.Client({ connectionString: from.url() });
  await client.connect();
  try {
    const [source] = (
      await client.query<{ folder: string }>('select current_setting($1) as folder', ['data_directory'])
    ).rows;
    await client.query(`select pg_backup_start('standby', true)`);
    mkdirSync(to.cluster, { mode: 0o700 });
    if (to.account) chownSync(to.cluster, to.account.uid, to.account.gid);
    await runProgram('/bin/sh', ['-c', COPY, source?.folder ?? '', to.cluster], to.account);
    const [label] = (await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')).rows;
    const files = { backup_label: label?.labelfile ?? '', 'standby.signal': '' };
    for (const [name, text] of Object.entries(files)) {
      const path = join(to.cluster, name);
      writeFileSync(path, text, { mode: 0o600 });
      if (to.account) chownSync(path, to.account.uid, to.account.gid);
    }
  } finally {
    await client.end();
  }
}
