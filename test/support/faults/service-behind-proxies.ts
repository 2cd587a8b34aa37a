import { createClientStore } from '../../../src/db/client-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { createClient } from '../../../src/tokens/clients.ts';
import { type FaultProxy, faultProxy } from '../fault-proxy.ts';
import { freePort } from '../free-port.ts';
import { publishSteadyMenus, type SteadyMenus } from '../kill-loop/steady-menus.ts';
import { untilReady } from '../start-as-role.ts';
import { type LoggedProcess, startLogged } from '../start-logged.ts';
import type { Teardown } from '../teardown.ts';

export const DEPENDENCIES = ['Postgres', 'search engine', 'token service'] as const;
export type Dependency = (typeof DEPENDENCIES)[number];

/** API, token service and indexer as separate processes, each behind proxies to its dependencies. */
export interface ServiceBehindProxies {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly proxies: Readonly<Record<Dependency, FaultProxy>>;
  readonly processes: readonly LoggedProcess[];
  readonly menus: SteadyMenus;
  readonly restaurantId: string;
  readonly credentials: { readonly client_id: string; readonly client_secret: string };
}

/** Address of a search engine, with an all-powerful key. */
export interface Engine {
  readonly url: string;
  readonly key: string;
}

/** Starts them over a migrated database and an engine, with a few menus; resolves when all are ready. */
export async function startBehindProxies(
  t: Teardown,
  { db, url, engine }: { readonly db: Database; readonly url: string; readonly engine: Engine },
): Promise<ServiceBehindProxies> {
  const proxyTo = (address: URL) => faultProxy(t, address.hostname, Number(address.port));
  const database = new URL(url);
  const postgres = await proxyTo(database);
  database.hostname = '127.0.0.1';
  database.port = String(postgres.port);
  const searchEngine = await proxyTo(new URL(engine.url));
  const [port, authPort] = await Promise.all([freePort(), freePort()]);
  const [baseUrl, authUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${authPort}`];
  const tokenService = await proxyTo(new URL(authUrl));
  const env = {
    ...{ DATABASE_URL: database.href, MEILI_URL: `http://127.0.0.1:${searchEngine.port}` },
    ...{ MEILI_SEARCH_KEY: engine.key, MEILI_INDEXER_KEY: engine.key, KEY_ENCRYPTION_KEY: 'ab'.repeat(32) },
    ...{ PORT: String(port), AUTH_PORT: String(authPort), BASE_URL: baseUrl, AUTH_URL: authUrl, LOG_LEVEL: 'warn' },
    JWKS_URL: `http://127.0.0.1:${tokenService.port}/.well-known/jwks.json`,
    ...{ RATE_LIMIT_PER_MINUTE: '1000000', TOKEN_RATE_LIMIT_PER_MINUTE: '1000000' },
  };
  const menus = await publishSteadyMenus(db);
  const restaurantId = (await db('restaurants').first('id')).id as string;
  const credentials = await createClient(createClientStore(db), 'Behind proxies');
  const processes: LoggedProcess[] = [];
  for (const name of ['tokens', 'api', 'indexer']) processes.push(await startLogged(t, name, env));
  await Promise.all(processes.map(({ opsUrl }) => untilReady(opsUrl)));
  const proxies = { Postgres: postgres, 'search engine': searchEngine, 'token service': tokenService };
  return { baseUrl, authUrl, proxies, processes, menus, restaurantId, credentials };
}
