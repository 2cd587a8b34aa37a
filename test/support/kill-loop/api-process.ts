import { createClientStore } from '../../../src/db/client-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { freePort } from '../free-port.ts';
import { keySetServer } from '../key-set-server.ts';
import { spawnMenus } from '../run-menus.ts';
import type { Teardown } from '../teardown.ts';
import { AUDIENCE, CLIENT_ID, ISSUER, makeEcKey, signed } from '../token-forge.ts';
import { type Supervised, supervise } from './supervised.ts';

/** One run of an API process, from its start to its end. */
export interface ApiLife {
  /** True after its first answer; from then on it must answer until it is killed. */
  up: boolean;
}

/** A real `menus api`, which can be killed and restarts on the same port. */
export interface ApiProcess extends Pick<Supervised, 'endedByItself' | 'log'> {
  /** The current run; another object after each kill. */
  readonly life: ApiLife;
  readonly kills: number;
  get(path: string): Promise<Response>;
  /** Kills the process (SIGKILL) and starts the next one. */
  kill(): Promise<void>;
}

/** Starts an API with a database, an engine and a key set. */
export async function startApiProcess(
  t: Teardown,
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
  const { endedByItself, log, restart } = supervise(t, 'the API', () => spawnMenus(['api'], env));
  let life: ApiLife = { up: false };
  let kills = 0;
  let token = signed(key);
  const renewal = setInterval(() => {
    token = signed(key);
  }, 60_000);
  t.teardown(() => clearInterval(renewal));

  return {
    get life() {
      return life;
    },
    get kills() {
      return kills;
    },
    endedByItself,
    log,
    get: (path) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { Authorization: `Bearer ${token}` } }),
    kill() {
      life = { up: false };
      kills += 1;
      return restart();
    },
  };
}
