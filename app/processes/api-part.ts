import { createAccessTokenVerifier } from '../../src/api/access-token/create-access-token-verifier.ts';
import { createApi } from '../../src/api/create-api.ts';
import type { ApiDeps } from '../../src/api/shared/api-deps.ts';
import { withTimeout } from '../../src/lib/resilience.ts';
import type { ActiveMenus } from '../../src/ports/active-menus.ts';
import type { SearchReader } from '../../src/ports/search-index.ts';
import { askedNear } from '../wiring/search.ts';
import type { PoolOptions, Stores } from '../wiring/stores.ts';
import type { ExportsPart } from './exports-part.ts';
import type { ProcessBase } from './process-base.ts';
import { type ServicePart, startService } from './service-part.ts';

/** Connections opened before the first request; a request does not wait long enough for a new one. */
const WARM_CONNECTIONS = 4;
/** The first rounds cost most: statements are prepared, and code is compiled while it runs. */
const ROUNDS = 5;
const MAX_MS = 3000;

/** Runs typical queries, so that first requests are fast. Failures are left to the requests. Resolves within 3 s. */
async function warmUp(stores: Pick<Stores, 'menus' | 'restaurants' | 'ping'>, search: SearchReader): Promise<void> {
  const late = () => new Error('not warm in time');
  await withTimeout(MAX_MS, late, (signal) => rounds(stores, search, signal())).catch(() => undefined);
}

async function rounds(stores: Parameters<typeof warmUp>[0], search: SearchReader, signal: AbortSignal): Promise<void> {
  const asked = { search: 'cheese', filter: {}, limit: 10, offset: 0, withoutMenus: [] };
  await Promise.allSettled(Array.from({ length: WARM_CONNECTIONS }, () => stores.ping(MAX_MS)));
  for (let round = 0; round < ROUNDS && !signal.aborted; round += 1) {
    await Promise.allSettled([
      stores.menus.body(0, 'br'),
      stores.restaurants.list({}, 1, 20),
      search.searchItems(asked, signal),
      search.searchMenus(asked, signal),
      search.itemFacets(asked, signal),
      search.suggest({ search: 'che', limit: 10, withoutMenus: [] }, signal),
    ]);
  }
}

/** The API reads through a pool of its own: a request neither runs long nor waits for a connection. */
export const API_POOL: PoolOptions = {
  statementTimeoutMs: 1000,
  acquireTimeoutMs: 250,
  minConnections: WARM_CONNECTIONS,
  applicationName: 'menus api',
};

type RequestStores = Pick<Stores, 'menus' | 'restaurants' | 'changeFeed' | 'places' | 'sources'>;

/** Dependencies of the API from the configuration, except for those with a lifecycle. */
export function apiDeps(
  { config, logger, registry, tracer }: ProcessBase,
  stores: RequestStores,
  { exports }: Pick<ExportsPart, 'exports'>,
): Omit<ApiDeps, 'search' | 'activeMenus' | 'accessToken' | 'changeSignal'> {
  return {
    menus: stores.menus,
    restaurants: stores.restaurants,
    places: stores.places,
    askedNear,
    changeFeed: stores.changeFeed,
    baseUrl: config.baseUrl,
    authUrl: config.authUrl,
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    rateLimitPerMinute: config.rateLimitPerMinute,
    sources: stores.sources,
    pages: config.findPages ? { rateLimitPerMinute: Math.ceil(config.rateLimitPerMinute / 2) } : null,
    exports,
    limitsSharedBy: config.limitsSharedBy,
    tracer,
    logger,
    registry,
  };
}

/**
 * Starts the API on PORT, warmed up. Public keys come over HTTP from the token service, wherever that runs.
 * @param stores for requests, which do not wait for a connection
 * @param background for work that may wait for a connection: no request waits for it, except for the first one of a client
 */
export async function startApi(
  base: ProcessBase,
  stores: RequestStores & Pick<Stores, 'ping'>,
  background: Pick<Stores, 'clients' | 'changeSignal'>,
  search: SearchReader,
  activeMenus: ActiveMenus,
  made: Pick<ExportsPart, 'exports'>,
): Promise<ServicePart> {
  const { config, logger, registry } = base;
  const verifier = createAccessTokenVerifier({
    jwksUri: config.jwksUrl,
    issuer: config.authUrl,
    audience: config.baseUrl,
    clients: background.clients,
    logger,
    registry,
  });
  const changeSignal = background.changeSignal();
  const app = createApi({
    ...apiDeps(base, stores, made),
    search,
    activeMenus,
    accessToken: verifier.middleware,
    changeSignal,
  });
  await warmUp(stores, search);
  const place = { host: config.host, port: config.port, portVariable: 'PORT' };
  await changeSignal.start();
  const service = await startService(app.callback(), verifier, { name: 'API', ...place, logger }).catch(
    async (error: unknown) => {
      await changeSignal.stop();
      throw error;
    },
  );
  return {
    ...service,
    drain() {
      changeSignal.release();
      service.drain?.();
    },
    async stop() {
      changeSignal.release();
      await service.stop();
      await changeSignal.stop();
    },
  };
}
