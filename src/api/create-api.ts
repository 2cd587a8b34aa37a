import Router from '@koa/router';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import { createBreaker } from '../http/breaker.ts';
import { createHttpApp } from '../http/create-http-app.ts';
import { noRoute } from '../http/no-route.ts';
import { requestGuard } from '../http/request-guard.ts';
import { MAKING_PATIENCE_MS } from '../ports/prepared-exports.ts';
import type { ApiDeps } from './api-deps.ts';
import { clientLimits } from './client-limits.ts';
import { createDataHeaders } from './data-headers.ts';
import { mcpRoute } from './mcp/mcp-route.ts';
import { ownMenuData } from './mcp/own-menu-data.ts';
import { createPlacedSearch } from './near/placed-search.ts';
import { apiSite } from './pages/api-site.ts';
import { problemForm } from './pages/error-page.ts';
import { pagesForPeople } from './pages-for-people.ts';
import { publicRoutes } from './public-routes.ts';
import { REHEARSE, rehearsal, rehearsedDelayMs } from './rehearsal.ts';
import { LONGEST_WAIT } from './schemas/changes.ts';
import { under } from './under.ts';
import { v1Routes } from './v1-routes.ts';

const PATIENCE = { requestMs: 2000, storeMs: 1500 };

/** What requests may wait for beside their own time, by the beginning of the path: changes, and what is made when it is first asked for. */
const WAITS: readonly (readonly [path: string, ms: number])[] = [
  ['/v1/changes', LONGEST_WAIT * 1000],
  ['/v1/export/', MAKING_PATIENCE_MS],
  ['/v1/stats/', MAKING_PATIENCE_MS],
];
const waitOf = (path: string): number => WAITS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 0;

/** The API with its pages. Never listens. Checks come in the order token, rate, path, method, parameters. */
export function createApi(given: ApiDeps): Koa {
  const deps = { ...given, search: createPlacedSearch(given.search, given) };
  const { baseUrl, corsOrigins, trustedProxies, tracer, logger, registry, sandbox = false } = deps;
  const { requestMs, storeMs } = deps.patience ?? PATIENCE;
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
    ...(sandbox && { corsHeaders: [REHEARSE] }),
    deadlineMs: (ctx) => requestMs + waitOf(ctx.path) + (sandbox ? rehearsedDelayMs(ctx) : 0),
  });
  const database = createBreaker({
    code: 'storage_unavailable',
    subject: 'The menu store',
    timeoutMs: storeMs,
    dependency: 'menu store',
    registry,
  });
  const v1 = v1Routes(deps, { data: createDataHeaders(baseUrl, corsOrigins), database });
  const pages = new Router({ sensitive: true });
  publicRoutes(pages, deps, { database, site });
  if (deps.pages !== null) pagesForPeople(pages, deps, deps.pages, { database, site });
  const mcp = new Router({ sensitive: true }).post('/mcp', mcpRoute(ownMenuData({ ...deps, guard: database }), deps));
  const hint = `The operations are listed at ${baseUrl}/docs.`;
  // The router adds to the context what its type asks for.
  const open = (router: Router): Middleware[] => [requestGuard(), router.routes() as Middleware, noRoute(router, hint)];
  const checks = [deps.accessToken, clientLimits(deps)].map(unlessOptions);
  app.use(under('/v1', [...(sandbox ? [rehearsal(deps)] : []), ...checks, ...open(v1)]));
  app.use(under('/mcp', [...checks, ...open(mcp)]));
  for (const middleware of open(pages)) app.use(middleware);
  return app;
}

/** A preflight carries no token (Fetch standard), and OPTIONS answers no data. */
function unlessOptions(middleware: Middleware): Middleware {
  return (ctx, next) => (ctx.method === 'OPTIONS' ? next() : middleware(ctx, next));
}
