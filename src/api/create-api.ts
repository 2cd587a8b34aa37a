import Router from '@koa/router';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import { createBreaker } from '../http/breaker.ts';
import { createHttpApp } from '../http/create-http-app.ts';
import { noRoute } from '../http/no-route.ts';
import { requestGuard } from '../http/request-guard.ts';
import type { ApiDeps } from './api-deps.ts';
import { clientLimits } from './client-limits.ts';
import { createDataHeaders } from './data-headers.ts';
import { apiSite } from './pages/api-site.ts';
import { pagesForPeople } from './pages-for-people.ts';
import { problemForm } from './problem-form.ts';
import { publicRoutes } from './public-routes.ts';
import { under } from './under.ts';
import { v1Routes } from './v1-routes.ts';

/** The router adds to the context what its type asks for. */
const routed = (router: Router) => router.routes() as Middleware;

/** The API with its pages. Never listens. Checks come in the order token, rate, path, method, parameters. */
export function createApi(deps: ApiDeps): Koa {
  const { baseUrl, corsOrigins, trustedProxies, tracer, logger, registry } = deps;
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
  });
  const database = createBreaker({
    code: 'storage_unavailable',
    subject: 'The menu store',
    timeoutMs: 1500,
    dependency: 'menu store',
    registry,
  });
  const v1 = v1Routes(deps, { data: createDataHeaders(baseUrl, corsOrigins), database });
  const pages = new Router({ sensitive: true });
  publicRoutes(pages, deps, { database, site });
  if (deps.pages !== null) pagesForPeople(pages, deps, deps.pages, { database, site });
  const hint = `The operations are listed at ${baseUrl}/docs.`;
  const perClient = clientLimits(deps);
  app.use(
    under('/v1', [
      unlessOptions(deps.accessToken),
      unlessOptions(perClient),
      requestGuard(),
      routed(v1),
      noRoute(v1, hint),
    ]),
  );
  app.use(requestGuard());
  app.use(routed(pages));
  app.use(noRoute(pages, hint));
  return app;
}

/** A preflight carries no token (Fetch standard), and OPTIONS answers no data. */
function unlessOptions(middleware: Middleware): Middleware {
  return (ctx, next) => (ctx.method === 'OPTIONS' ? next() : middleware(ctx, next));
}
