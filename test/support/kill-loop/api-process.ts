import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ExecutionContext } from 'ava';
import { createClientStore } from '../../../src/db/client-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { freePort } from '../free-port.ts';
import { keySetServer } from '../key-set-server.ts';
import { spawnMenus } from '../run-menus.ts';
import { AUDIENCE, CLIENT_ID, ISSUER, makeEcKey, signed } from '../token-forge.ts';

/** One run of an API process, from its start to its end. */
export interface ApiLife {
  /** Whether it has answered yet; from then on it must answer until it is killed. */
  up: boolean;
}

/** A real `menus api`, which can be killed and is started again on the same port. */
export interface ApiProcess {
  /** The current run; another object after each kill. */
  readonly life: ApiLife;
  readonly kills: number;
  /** A sentence for each process that ended without being killed. */
  readonly endedByItself: readonly string[];
  /** The end of what the process logged as errors. */
  log(): string;
  /** Sends a request with a valid token. */
  get(path: string): Promise<Response>;
  /** Kills the process (SIGKILL) and starts the next one. */
  kill(): void;
}

const LONGEST_LOG = 4000;

/** Starts an API with a database, an engine and a key set. */
export async function startApiProcess(
  t: Pick<ExecutionContext, 'teardown'>,
  servers: { readonly databaseUrl: string; readonly engineUrl: string; readonly db: Database },
): Promise<ApiProcess> {
  const key = makeEcKey('kill-loop');
  const clients = createClientStore(servers.db);
  await clients.create({ clientId: CLIENT_ID, name: 'Kill loop', secretHash: '0'.repeat(64) });
  const [port, opsPort] = await Promise.all([freePort(), freePort()]);
  const env = {
    DATABASE_URL: servers.databaseUrl,
    MEILI_URL: servers.engineUrl,
    MEILI_SEARCH_KEY: 'search',
    PORT: String(port),
    OPS_PORT: String(opsPort),
    BASE_URL: AUDIENCE,
    AUTH_URL: ISSUER,
    JWKS_URL: (await keySetServer(t, [key])).url,
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
  };
  const endedByItself: string[] = [];
  let log = '';
  let child: ChildProcess;
  let life: ApiLife;
  let kills = 0;
  let token = signed(key);
  const renewal = setInterval(() => {
    token = signed(key);
  }, 60_000);

  function start(): void {
    const started = spawnMenus(['api'], env);
    started.stdout?.resume();
    started.stderr?.on('data', (text: Buffer) => {
      log = (log + text.toString()).slice(-LONGEST_LOG);
    });
    started.once('exit', (code) => {
      if (!started.killed) endedByItself.push(`the API ended by itself with ${code}: ${log}`);
    });
    child = started;
    life = { up: false };
  }

  start();
  t.teardown(async () => {
    clearInterval(renewal);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });

  return {
    get life() {
      return life;
    },
    get kills() {
      return kills;
    },
    endedByItself,
    log: () => log,
    get: (path) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { Authorization: `Bearer ${token}` } }),
    kill() {
      child.kill('SIGKILL');
      kills += 1;
      start();
    },
  };
}
