import { createAccessTokenVerifier } from '../api/access-token/create-access-token-verifier.ts';
import { createApi } from '../api/create-api.ts';
import type { Stores } from '../compose.ts';
import { listen, type RunningServer } from '../http/listen.ts';
import type { ActiveMenus } from '../ports/active-menus.ts';
import type { SearchIndex } from '../ports/search-index.ts';
import type { ProcessBase, RunningPart } from './process-base.ts';

export interface ApiPart extends RunningPart {
  /** Whether tokens can be checked. */
  ready(): boolean;
}

/** Starts the API on PORT. Public keys come over HTTP from the token service, wherever that runs. */
export async function startApi(
  base: ProcessBase,
  stores: Pick<Stores, 'menus' | 'restaurants' | 'clients'>,
  search: SearchIndex,
  activeMenus: ActiveMenus,
): Promise<ApiPart> {
  const { config, logger, registry } = base;
  const verifier = createAccessTokenVerifier({
    jwksUri: config.jwksUrl,
    issuer: config.authUrl,
    audience: config.baseUrl,
    clients: stores.clients,
    logger,
    registry,
  });
  const app = createApi({
    menus: stores.menus,
    restaurants: stores.restaurants,
    search,
    activeMenus,
    accessToken: verifier.middleware,
    baseUrl: config.baseUrl,
    authUrl: config.authUrl,
    corsOrigins: config.corsOrigins,
    rateLimitPerMinute: config.rateLimitPerMinute,
    logger,
    registry,
  });
  // Before the first request comes: it would be refused only because the keys are still on their way.
  await verifier.start();
  let server: RunningServer;
  try {
    server = await listen(app.callback(), {
      name: 'API',
      host: config.host,
      port: config.port,
      portVariable: 'PORT',
      hostVariable: 'HOST',
      logger,
    });
  } catch (error) {
    verifier.stop();
    throw error;
  }
  return {
    ready: () => verifier.ready(),
    stop: async () => {
      await server.stop();
      verifier.stop();
    },
  };
}
