import { createAccessTokenVerifier } from '../../src/api/access-token/create-access-token-verifier.ts';
import type { ApiDeps } from '../../src/api/api-deps.ts';
import { createApi } from '../../src/api/create-api.ts';
import type { ActiveMenus } from '../../src/ports/active-menus.ts';
import type { LookUps } from '../../src/ports/look-ups.ts';
import type { SearchReader } from '../../src/ports/search-index.ts';
import { askedNear } from '../wiring/search.ts';
import type { PoolOptions, Stores } from '../wiring/stores.ts';
import type { ExportsPart } from './exports-part.ts';
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

type RequestStores = LookUps & Pick<Stores, 'places' | 'quality' | 'publishedPages' | 'sources' | 'exportManifests'>;

/** What the API gets as it is configured, but for what is started and stopped with it. */
export function apiDeps(
  { config, logger, registry, tracer }: ProcessBase,
  stores: RequestStores,
  background: Pick<Stores, 'requestLevels'>,
  { exports, prices }: Pick<ExportsPart, 'exports' | 'prices'>,
): Omit<ApiDeps, 'search' | 'activeMenus' | 'accessToken' | 'changeSignal'> {
  return {
    menus: stores.menus,
    restaurants: stores.restaurants,
    places: stores.places,
    askedNear,
    quality: stores.quality,
    changeFeed: stores.changeFeed,
    baseUrl: config.baseUrl,
    authUrl: config.authUrl,
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    rateLimitPerMinute: config.rateLimitPerMinute,
    sources: stores.sources,
    pages: config.findPages
      ? {
          rateLimitPerMinute: config.pageRateLimitPerMinute,
          published: config.publicPages ? stores.publishedPages : null,
        }
      : null,
    exports,
    exportManifests: stores.exportManifests,
    prices,
    sandbox: config.sandbox,
    requestLevels: background.requestLevels,
    tracer,
    logger,
    registry,
  };
}

/**
 * Starts the API on PORT, warmed up. Public keys come over HTTP from the token service, wherever that runs.
 * @param stores for requests, which do not wait for a connection
 * @param background for what may wait for a connection: no request waits for it, but for the first one of a client
 */
export async function startApi(
  base: ProcessBase,
  stores: RequestStores & Pick<Stores, 'ping'>,
  background: Pick<Stores, 'clients' | 'requestLevels' | 'changeSignal'>,
  search: SearchReader,
  activeMenus: ActiveMenus,
  made: Pick<ExportsPart, 'exports' | 'prices'>,
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
    ...apiDeps(base, stores, background, made),
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
