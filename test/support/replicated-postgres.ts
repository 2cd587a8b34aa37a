import { spawn } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { preparedBinaries } from '../../src/db/embedded-postgres/binaries.ts';
import { freePort } from '../../src/db/embedded-postgres/free-port.ts';
import { initCluster } from '../../src/db/embedded-postgres/init-cluster.ts';
import { untilReady } from '../../src/db/embedded-postgres/launch-server.ts';
import { type Layout, layoutOf } from '../../src/db/embedded-postgres/layout.ts';
import { findPostmaster } from '../../src/db/embedded-postgres/postmaster.ts';
import { processState } from '../../src/db/embedded-postgres/process-state.ts';
import { programOptions, runProgram } from '../../src/db/embedded-postgres/run-program.ts';
import { openServerLog, serverLogTail } from '../../src/db/embedded-postgres/server-log.ts';
import { SERVER_USER, serverUrl } from '../../src/db/embedded-postgres/settings-file.ts';
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
  /** Address of a database of it; the migrated one by default. */
  url(database?: string): string;
  /** First column of the first row, over a new connection. */
  ask(sql: string): Promise<unknown>;
  /** Kills its main process (SIGKILL); its other processes follow. */
  kill(): Promise<void>;
  /** Ends it as for a restart of the machine: open transactions are rolled back. */
  stop(): Promise<void>;
  /** Starts it again on its port, as what it was: a primary that was killed comes back as one. */
  start(): Promise<void>;
  /** Makes it the primary; resolves when it takes writes. */
  promote(): Promise<void>;
  /** What it gets from the primary waits to be seen. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Throws its data away and makes it a standby of another server, from a copy of that. Resolves when it is one. */
  follow(primary: ReplicatedServer): Promise<void>;
}

/** Servers of one database, the first of which begins as the primary of the others. */
export interface ReplicatedPostgres {
  readonly servers: readonly ReplicatedServer[];
  /** DATABASE_URL with all hosts. */
  readonly url: string;
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
  const servers = [primary.server, standby];
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    servers,
    url: `postgres://${SERVER_USER}:${all.password}@${hosts}/${SERVER_USER}`,
    async caughtUp(standby, from) {
      const written = await from.ask('select pg_current_wal_flush_lsn()::text');
      await until(async () => (await standby.ask(`select pg_last_wal_replay_lsn() >= '${written}'::pg_lsn`)) === true);
    },
  };
}

/** What the servers have in common. */
interface Shared {
  /** Known when the first of them was made. */
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
        // The processes of a server that was killed keep its memory for a moment.
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
    async pauseReplay() {
      await server.ask('select pg_wal_replay_pause()');
      await until(async () => (await server.ask('select pg_get_wal_replay_pause_state()')) === 'paused');
    },
    async resumeReplay() {
      await server.ask('select pg_wal_replay_resume()');
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

/** Starts the server on its cluster; resolves when it takes connections. */
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

/** All but the log, which the standby gets from the primary. What goes away while it is copied is in the log too. */
const COPY = `cd "$0" && for entry in *; do
  case $entry in pg_wal|postmaster.*) ;; *) cp -Rp "$entry" "$1/" || test -e "$1/$entry" || exit 1 ;; esac
done && mkdir -m 700 "$1/pg_wal" "$1/pg_wal/archive_status" "$1/pg_wal/summaries"`;

/** Copies the data of a running server, as pg_basebackup does, which the package lacks. */
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
