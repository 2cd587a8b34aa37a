import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { z } from 'zod';
import { loadConfig } from '../../app/config.ts';
import { API_POOL, apiDeps } from '../../app/processes/api-part.ts';
import { storesAt } from '../../app/wiring/stores.ts';
import { createAccessTokenVerifier } from '../../src/api/access-token/create-access-token-verifier.ts';
import { createApi } from '../../src/api/create-api.ts';
import { problemSchema } from '../../src/api/openapi/responses.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import type { ApiDeps } from '../../src/api/shared/api-deps.ts';
import { createClientStore } from '../../src/db/client-store.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import type { Database } from '../../src/db/open-database.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';
import type { RestaurantStore } from '../../src/ports/restaurant-store.ts';
import type { MenuDocuments } from '../../src/ports/search/documents.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { type FaultProxy, faultProxy } from '../support/fault-proxy.ts';
import { keySetServer } from '../support/key-set-server.ts';
import { listening } from '../support/listening.ts';
import { madeHere } from '../support/made-here.ts';
import { searchOver } from '../support/search-index.ts';
import { AUDIENCE, CLIENT_ID, ISSUER, makeEcKey, signed } from '../support/token-forge.ts';
import { until } from '../support/until.ts';

/** Base of links; not the address the test server listens on. */
export const BASE_URL = AUDIENCE;

export interface ApiService {
  readonly url: string;
  readonly token: string;
  readonly menus: MenuStore;
  readonly restaurants: RestaurantStore;
  /** Connections besides those of the API. */
  readonly database: Database;
  /** Ends only the API's connections, for good. */
  loseDatabase(): Promise<void>;
  readonly proxy: FaultProxy;
  readonly logged: string[];
  readonly registry: Registry;
  /** Things made on first request; awaiting them here makes sure that they exist. */
  readonly made: Pick<ApiDeps, 'exports'>;
  /** Updates the search index and the set of active menus. */
  index(): Promise<void>;
  /** A request with a valid token; `headers` are added. */
  get(path: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<Response>;
  /** The body of a 200, checked against the schema of the operation: exact keys, types and order of keys. */
  read<T = unknown>(operationId: string, path: string, headers?: Readonly<Record<string, string>>): Promise<T>;
  /** The body of an error, checked against the schema and the status and code it should have. */
  refuses(
    path: string,
    status: number,
    code: string,
    headers?: Readonly<Record<string, string>>,
    method?: string,
  ): Promise<z.output<typeof problemSchema>>;
}

/** Checks a body: strict schema, and the keys in the order the schema names them. */
export async function checkBody<T>(t: ExecutionContext, response: Response, schema: z.ZodType): Promise<T> {
  const text = await response.text();
  const body: unknown = JSON.parse(text);
  t.is(JSON.stringify(schema.parse(body)), text);
  return body as T;
}

/** The API over a database, an index and a key set of its own. */
export async function apiService(
  t: ExecutionContext,
  overrides: Partial<ApiDeps> = {},
  database?: TestDatabase,
): Promise<ApiService> {
  const { db, url: databaseUrl } = database ?? (await testDatabase(t));
  const address = new URL(databaseUrl);
  const proxy = await faultProxy(t, address.hostname, Number(address.port));
  address.port = String(proxy.port);
  address.hostname = '127.0.0.1';
  const config = loadConfig({
    ...{ DATABASE_URL: address.href, DATABASE_POOL: '4', BASE_URL, AUTH_URL: ISSUER },
    ...{ RATE_LIMIT_PER_MINUTE: '600', FIND_PAGES: 'true' },
  });
  // Other tests keep the machine busy, so requests wait longer for a connection.
  const stores = storesAt(config.databaseUrl ?? '', config, {
    ...API_POOL,
    minConnections: 0,
    acquireTimeoutMs: 60_000,
  });
  t.teardown(() => stores.close());
  const logged: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const registry = new Registry();
  const key = makeEcKey('test');
  const changes = createMenuChanges(db);
  await changes.registerEngine('test');
  const clients = createClientStore(db);
  await clients.create({ clientId: CLIENT_ID, name: 'Test', secretHash: '0'.repeat(64) });
  const verifier = createAccessTokenVerifier({
    jwksUri: (await keySetServer(t, [key])).url,
    issuer: ISSUER,
    audience: AUDIENCE,
    clients,
    logger,
    registry,
  });
  await verifier.start();
  t.teardown(() => verifier.stop());
  const changeSignal = stores.changeSignal();
  await changeSignal.start();
  t.teardown(() => changeSignal.stop());
  const activeMenus = stores.activeMenus(['test'], logger);
  let search = searchOver([]);
  const made = await madeHere(t, db, logger);
  const app = createApi({
    ...apiDeps({ config, logger, registry }, stores, made),
    changeSignal,
    search: {
      searchItems: (query, signal) => search.searchItems(query, signal),
      searchMenus: (query, signal) => search.searchMenus(query, signal),
      itemFacets: (query, signal) => search.itemFacets(query, signal),
      suggest: (query, signal) => search.suggest(query, signal),
      searchParty: (query, signal) => search.searchParty(query, signal),
      families: (query, signal) => search.families(query, signal),
      explain: (searched, hit) => search.explain(searched, hit),
      generation: () => null,
    },
    activeMenus,
    accessToken: verifier.middleware,
    // The speed of a busy machine is not tested here.
    patience: { requestMs: 20_000, storeMs: 5000 },
    ...overrides,
  });
  await activeMenus.start();
  t.teardown(() => activeMenus.stop());
  const url = await listening(t, app.callback());
  const token = signed(key);

  const get: ApiService['get'] = (path, headers = {}, method = 'GET') =>
    fetch(`${url}${path}`, { method, headers: { Authorization: `Bearer ${token}`, ...headers } });

  return {
    url,
    token,
    menus: createMenuStore(db),
    restaurants: createRestaurantStore(db),
    database: db,
    loseDatabase: () => stores.close(),
    proxy,
    logged,
    registry,
    made,
    get,
    async index() {
      const menus: MenuDocuments[] = [];
      for await (const batch of changes.allDocuments(100)) menus.push(...batch);
      search = searchOver(menus);
      await until(() => menus.every(({ menuId }) => activeMenus.has(menuId)));
    },
    async read(operationId, path, headers) {
      const response = await get(path, headers);
      t.is(response.status, 200, path);
      const operation = OPERATIONS.find(({ id }) => id === operationId);
      if (!operation) throw new Error(`no operation ${operationId}`);
      return checkBody(t, response, operation.response);
    },
    async refuses(path, status, code, headers, method) {
      const response = await get(path, headers, method);
      t.is(response.status, status, path);
      t.is(response.headers.get('content-type'), 'application/problem+json');
      const problem = await checkBody<z.output<typeof problemSchema>>(t, response, problemSchema);
      t.is(problem.code, code, path);
      t.is(problem.type, `${BASE_URL}/problems/${code}`);
      t.is(response.headers.get('x-request-id'), problem.requestId);
      return problem;
    },
  };
}
