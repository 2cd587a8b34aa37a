import { createAccessTokenVerifier } from '../../src/api/access-token/create-access-token-verifier.ts';
import { createApi } from '../../src/api/create-api.ts';
import type { ActiveMenus } from '../../src/ports/active-menus.ts';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import type { PoolOptions, Stores } from '../wiring/stores.ts';
import type { ProcessBase } from './process-base.ts';
import { type ServicePart, startService } from './service-part.ts';
import { WARM_CONNECTIONS, warmUp } from './warm-up.ts';

/** The API reads through a pool of its own: a request neither runs long nor waits for a connection. */
export const API_POOL: PoolOptions = {
  statementTimeoutMs: 1000,
  acquireTimeoutMs: 250,
  minConnections: WARM_CONNECTIONS,
  applicationName: 'menus api',
};

/**
 * Starts the API on PORT, warmed up. Public keys come over HTTP from the token service, wherever that runs.
 * @param stores for requests, which do not wait for a connection
 * @param background for what may wait for a connection: no request waits for it, but for the first one of a client
 */
export async function startApi(
  { config, logger, registry, tracer }: ProcessBase,
  stores: Pick<Stores, 'menus' | 'restaurants' | 'quality' | 'sources' | 'ping'>,
  background: Pick<Stores, 'clients' | 'requestLevels'>,
  search: SearchIndex,
  activeMenus: ActiveMenus,
): Promise<ServicePart> {
  const verifier = createAccessTokenVerifier({
    jwksUri: config.jwksUrl,
    issuer: config.authUrl,
    audience: config.baseUrl,
    clients: background.clients,
    logger,
    registry,
  });
  const app = createApi({
    menus: stores.menus,
    restaurants: stores.restaurants,
    quality: stores.quality,
    search,
    activeMenus,
    accessToken: verifier.middleware,
    baseUrl: config.baseUrl,
    authUrl: config.authUrl,
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    rateLimitPerMinute: config.rateLimitPerMinute,
    pages: config.findPages ? { rateLimitPerMinute: config.pageRateLimitPerMinute, sources: stores.sources } : null,
    requestLevels: background.requestLevels,
    tracer,
    logger,
    registry,
  });
  await warmUp(stores, search);
  const place = { host: config.host, port: config.port, portVariable: 'PORT' };
  return startService(app.callback(), verifier, { name: 'API', ...place, logger });
}
