import Router from '@koa/router';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import { refusalOf } from '../domain/refusals.ts';
import { acceptsJson } from '../http/accepts-json.ts';
import { createHttpApp } from '../http/create-http-app.ts';
import { noRoute } from '../http/no-route.ts';
import { requestGuard } from '../http/request-guard.ts';
import { createGuard, type Guard } from '../lib/resilience.ts';
import { html } from '../pages/html.ts';
import type { Site } from '../pages/site.ts';
import { MAKING_PATIENCE_MS } from '../ports/prepared-exports.ts';
import { changesRoute } from './changes/changes.ts';
import { MAX_WAIT } from './changes/changes-schema.ts';
import { exportFileRoute, exportManifestRoute } from './exports/exports.ts';
import { familiesRoute } from './items/families.ts';
import { itemExplainRoute } from './items/item-explain.ts';
import { itemFacetsRoute } from './items/item-facets.ts';
import { itemSearchRoute } from './items/item-search.ts';
import { partySearchRoute } from './items/party-search.ts';
import { createPlacedSearch } from './items/placed-search.ts';
import { itemRelaxationsRoute } from './items/relaxations.ts';
import { suggestionsRoute } from './items/suggestions.ts';
import { mcpRoute } from './mcp-route.ts';
import { createMenuBodies } from './menus/menu-bodies.ts';
import { menuDiffRoute } from './menus/menu-diff.ts';
import { menuEvidenceRoute } from './menus/menu-evidence.ts';
import { menuRoute } from './menus/menu-route.ts';
import { menuSearchRoute } from './menus/menu-search.ts';
import { menuSourcesRoute } from './menus/menu-sources.ts';
import { menuVersionsRoute } from './menus/menu-versions.ts';
import { askOwnOperations } from './own-operations.ts';
import { problemForm } from './pages/error-page.ts';
import { pagesForPeople } from './pages/pages-for-people.ts';
import { publicRoutes } from './public-routes.ts';
import { allergensRoute } from './reference/allergens.ts';
import { metaRoute } from './reference/meta.ts';
import { restaurantRoute } from './restaurants/restaurant.ts';
import { restaurantListRoute } from './restaurants/restaurant-list.ts';
import { answerCache } from './shared/answer-cache.ts';
import type { ApiDeps } from './shared/api-deps.ts';
import { clientLimits } from './shared/client-limits.ts';
import { createDataHeaders, type DataHeaders } from './shared/data-headers.ts';
import { searchGeneration } from './shared/search-generation.ts';

const PATIENCE = { requestMs: 2000, storeMs: 1500 };

/** Time that requests may wait on top of their timeout, by path prefix: for changes, and for exports made on first request. */
const WAITS: readonly (readonly [path: string, ms: number])[] = [
  ['/v1/changes', MAX_WAIT * 1000],
  ['/v1/export/', MAKING_PATIENCE_MS],
];
const maxWaitOf = (path: string): number => WAITS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 0;

/** Creates the API with its pages. Never listens. Checks come in the order token, rate, path, method, parameters. */
export function createApi(given: ApiDeps): Koa {
  const { baseUrl, corsOrigins, trustedProxies, tracer, logger, registry } = given;
  const { requestMs, storeMs } = given.patience ?? PATIENCE;
  const database = createGuard({
    refusal: refusalOf('storage_unavailable', 'The menu store'),
    timeoutMs: storeMs,
    dependency: 'menu store',
    registry,
  });
  const places: ApiDeps['places'] = {
    find: (texts) => database(() => given.places.find(texts)),
    namesLike: (text) => database(() => given.places.namesLike(text)),
  };
  const deps = { ...given, search: createPlacedSearch(given.search, { ...given, places }) };
  const site = apiSite(deps.pages !== null);
  const app = createHttpApp({
    service: 'api',
    problemBase: baseUrl,
    problemForm: problemForm(site),
    corsOrigins,
    trustedProxies,
    tracer,
    logger,
    registry,
    deadlineMs: (ctx) => requestMs + maxWaitOf(ctx.path),
  });
  const v1 = v1Routes(deps, { data: createDataHeaders(baseUrl, corsOrigins), database });
  const pages = new Router({ sensitive: true });
  publicRoutes(pages, deps, { database, site });
  if (deps.pages !== null) pagesForPeople(pages, deps, deps.pages, { database, site });
  const mcp = new Router({ sensitive: true }).post(
    '/mcp',
    mcpRoute(askOwnOperations({ ...deps, guard: database }), deps),
  );
  const hint = `The operations are listed at ${baseUrl}/docs.`;
  // The router adds to the context the properties that its type asks for.
  const open = (router: Router): Middleware[] => [requestGuard(), router.routes() as Middleware, noRoute(router, hint)];
  const checks = [deps.accessToken, clientLimits(deps)].map(unlessOptions);
  app.use(mount('/v1', [...checks, ...open(v1)]));
  app.use(mount('/mcp', [...checks, ...open(mcp)]));
  for (const middleware of open(pages)) app.use(middleware);
  return app;
}

/** A preflight carries no token (Fetch standard), and OPTIONS answers no data. */
function unlessOptions(middleware: Middleware): Middleware {
  return (ctx, next) => (ctx.method === 'OPTIONS' ? next() : middleware(ctx, next));
}

/** Routes of the data operations; `sensitive`, so that no other spelling leads to them. */
export function v1Routes(deps: ApiDeps, tools: { readonly data: DataHeaders; readonly database: Guard }): Router {
  const fromDatabase = { ...deps, data: tools.data, guard: tools.database };
  const fromEngine = { ...deps, data: tools.data };
  const cached = answerCache('answers', searchGeneration(deps), deps.registry);
  const json = acceptsJson();
  return new Router({ sensitive: true, prefix: '/v1' })
    .get('/menus', json, cached, menuSearchRoute(fromEngine))
    .get('/menus/items', json, cached, itemSearchRoute(fromEngine))
    .get('/menus/items/explain', json, itemExplainRoute(fromEngine))
    .get('/menus/items/facets', json, cached, itemFacetsRoute(fromEngine))
    .get('/menus/items/relaxations', json, cached, itemRelaxationsRoute(fromEngine))
    .get('/families', json, cached, familiesRoute(fromEngine))
    .get('/suggestions', json, cached, suggestionsRoute(fromEngine))
    .get('/menus/:id', menuRoute(fromDatabase, createMenuBodies(fromDatabase)))
    .get('/menus/:id/versions', json, menuVersionsRoute(fromDatabase))
    .get('/menus/:id/diff', json, menuDiffRoute(fromDatabase))
    .get('/menus/:id/evidence', json, menuEvidenceRoute(fromDatabase))
    .get('/menus/:id/sources', json, menuSourcesRoute(fromDatabase))
    .get('/restaurants', json, restaurantListRoute(fromDatabase))
    .get('/restaurants/:id', restaurantRoute(fromDatabase))
    .get('/parties/search', json, cached, partySearchRoute(fromEngine))
    .get('/export/manifest.json', json, exportManifestRoute(fromDatabase))
    .get('/export/:file', exportFileRoute(fromDatabase))
    .get('/changes', json, changesRoute(fromDatabase))
    .get('/allergens', json, allergensRoute(tools.data))
    .get('/meta', json, metaRoute(deps, tools.data));
}

/** Runs `chain` for paths under `prefix` only, which nothing else serves. */
function mount(prefix: string, chain: readonly Middleware[]): Middleware {
  return (ctx, next) => {
    if (ctx.path !== prefix && !ctx.path.startsWith(`${prefix}/`)) return next();
    const run = (index: number): Promise<unknown> => {
      const middleware = chain[index];
      return Promise.resolve(middleware ? middleware(ctx, () => run(index + 1)) : next());
    };
    return run(0);
  };
}

const FOR_PEOPLE = [
  { path: '/find', label: 'Find a dish' },
  { path: '/restaurants', label: 'Restaurants' },
];

/** Pages of the API process. @param forPeople includes the finder, restaurants and menus */
function apiSite(forPeople: boolean): Site {
  return {
    name: 'Menu data',
    home: '/',
    navigation: [
      ...(forPeople ? FOR_PEOPLE : []),
      { path: '/allergens', label: 'Allergens' },
      { path: '/', label: 'For developers', forDevelopers: true },
      { path: '/docs', label: 'Try it', forDevelopers: true },
      { path: '/problems', label: 'Errors', forDevelopers: true },
    ],
    footer: html`<p>Allergens, diets and calories are guidance. <a href="/allergens">Always check with the restaurant.</a> <a href="/">For developers</a></p>`,
    developerFooter: html`
<p><a href="/openapi.json">OpenAPI 3.1 document</a></p>`,
  };
}
