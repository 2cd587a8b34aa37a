import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { type Binaries, preparedBinaries } from './binaries.ts';
import { isDiskFull } from './disk-full.ts';
import { initCluster } from './init-cluster.ts';
import { launchServer, untilReady } from './launch-server.ts';
import { type Layout, layoutOf } from './layout.ts';
import { findPostmaster } from './postmaster.ts';
import { announce, type Presence, type Role } from './presence.ts';
import { processState } from './process-state.ts';
import { setAsideRemoved } from './set-aside.ts';
import { readSettings, SERVER_USER, type ServerSettings, serverUrl } from './settings-file.ts';
import { withStartLock } from './start-lock.ts';
import { stopServer } from './stop-server.ts';

export interface EmbeddedPostgresOptions {
  /** Created if missing. One server per folder. */
  readonly dataDir: string;
  readonly logger: Logger;
  /** 'service' (default): the one owner, a second one is refused. 'command': shares a running server, or starts its own. */
  readonly role?: Role;
  /** False risks losing writes when the machine fails; for tests. */
  readonly durable?: boolean;
  /** Called once when a dead server cannot be restarted; the error holds the end of its log. */
  readonly onFailure?: (error: Error) => void;
  /** Cache of the unpacked programs, and place of root's clusters that the data folder cannot hold. For tests. */
  readonly cacheDir?: string;
  readonly placeForAll?: string;
}

export interface EmbeddedPostgres {
  /** Connection string; stays the same across restarts. */
  readonly url: string;
  readonly port: number;
  /** False where a running server was taken over or shared. */
  readonly started: boolean;
  /** Stops the server unless another process still uses it; the last one stops it. Idempotent. */
  stop(): Promise<void>;
}

/** Thrown when a second service starts on one data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

const RESTARTS = 5;
const RESTART_PAUSE_MS = 200;
/** Pause between attempts on a full disk, where nothing else can be done until somebody makes space. */
const FULL_DISK_PAUSE_MS = 1000;

const FULL_DISK = 'the disk of the data folder is full: PostgreSQL starts again once there is space';

/**
 * Starts PostgreSQL on a data folder, or takes over the server that runs there: an orphan of a killed process, or one that another command
 * started. The server listens on 127.0.0.1 only.
 * @throws DataFolderInUseError for a second service
 * @throws Error with the end of the server's log when it does not start
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { logger, role = 'service', durable = true } = options;
  const layout = layoutOf(options.dataDir, options.placeForAll);
  const binaries = preparedBinaries(options.cacheDir);
  if (layout.elsewhere) {
    logger.info(
      { cluster: layout.cluster, account: layout.account?.name },
      'account cannot enter the data folder: data kept elsewhere',
    );
  }
  let presence: Presence | null = null;
  let stopping = false;
  let started = false;

  const enter = (samePort: boolean): Promise<void> =>
    withStartLock(layout.startLock, async () => {
      if (stopping) return;
      const aside = await setAsideRemoved(layout, binaries);
      if (aside !== null) logger.warn({ aside }, 'the data folder was removed: its data of before was moved aside');
      await ensureRunning(layout, binaries, {
        durable,
        samePort,
        onLaunch: () => {
          started = true;
        },
      });
      presence = await announce(settingsOf(layout), role, () => void recover());
    });

  const recover = async (): Promise<void> => {
    if (stopping) return;
    logger.warn({ log: layout.log }, 'connection to the embedded PostgreSQL lost');
    let tries = 0;
    let saidFull = false;
    const waitAfter = async (error: unknown): Promise<boolean> => {
      if (stopping) return false;
      if (isDiskFull(error)) {
        if (!saidFull) logger.error({ dataDir: options.dataDir }, FULL_DISK);
        saidFull = true;
        await sleep(FULL_DISK_PAUSE_MS);
        return true;
      }
      tries += 1;
      if (tries >= RESTARTS) {
        logger.fatal({ err: error }, 'embedded PostgreSQL cannot be started again');
        options.onFailure?.(error as Error);
        return false;
      }
      await sleep(RESTART_PAUSE_MS * tries);
      return true;
    };
    let failure: unknown;
    do {
      failure = await enter(true).then(
        () => null,
        (error: unknown) => error,
      );
    } while (failure !== null && (await waitAfter(failure)));
    if (failure === null) logger.info('embedded PostgreSQL is back');
  };

  // A process that ends without stop(), by an uncaught error for example, takes the server it started with it.
  const onExit = (): void => {
    const postmaster = started ? findPostmaster(layout.cluster) : null;
    if (postmaster) process.kill(postmaster.pid, 'SIGINT');
  };

  process.once('exit', onExit);
  try {
    await enter(false);
    await refuseSecondService(layout, presence);
  } catch (error) {
    stopping = true;
    process.removeListener('exit', onExit);
    if (started) await stopServer(layout, binaries).catch(() => undefined);
    throw error;
  }
  const settings = settingsOf(layout);
  logger.debug({ port: settings.port, started, cluster: layout.cluster }, 'embedded PostgreSQL is ready');

  let stopped: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    stopping = true;
    const leave = async () => {
      const { last } = (await presence?.leave()) ?? { last: true };
      if (last) await stopServer(layout, binaries);
    };
    // A full disk has no room for the lock either, and nobody else can start a server.
    await withStartLock(layout.startLock, leave).catch((error: unknown) => {
      if (!isDiskFull(error)) throw error;
      return leave();
    });
    process.removeListener('exit', onExit);
  };

  return {
    url: serverUrl(settings),
    port: settings.port,
    started,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Connects to the running server or starts one, calling `onLaunch` just before. Runs under the start lock. */
async function ensureRunning(
  layout: Layout,
  binaries: Binaries,
  how: { readonly durable: boolean; readonly samePort: boolean; readonly onLaunch: () => void },
): Promise<void> {
  const running = findPostmaster(layout.cluster);
  if (running) {
    const ended = (): string | null => (processState(running.pid) === null ? 'the running server ended' : null);
    await untilReady({ ...settingsOf(layout), port: running.port }, ended);
    return;
  }
  const settings = await initCluster(layout, binaries, how.durable);
  how.onLaunch();
  await launchServer(layout, binaries, settings, how);
  await createDatabase(settingsOf(layout));
}

function settingsOf(layout: Layout): ServerSettings {
  const settings = readSettings(layout.settings);
  if (!settings)
    throw new Error(
      `${layout.settings} is missing: restore it, or stop the server and remove ${layout.cluster} to start anew`,
    );
  return settings;
}

async function refuseSecondService(layout: Layout, presence: Presence | null): Promise<void> {
  if (!presence || presence.granted) return;
  await presence.end();
  throw new DataFolderInUseError(
    `${layout.dataDir} is in use by a service that runs already: stop it, or set DATA_DIR to another folder`,
  );
}

async function createDatabase(settings: ServerSettings): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl(settings, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [SERVER_USER]);
    if (rowCount === 0) await client.query(`create database ${SERVER_USER}`);
  } finally {
    await client.end();
  }
}
