import type Router from '@koa/router';
import { rateLimit } from '../http/rate-limit.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import type { Guard } from '../lib/guard.ts';
import type { Site } from '../pages/site.ts';
import type { ApiDeps } from './api-deps.ts';
import { findRoutes } from './find-routes.ts';
import { readerRoutes } from './reader-routes.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

/** The pages for those who eat: the finder, restaurants and their menus. They need no token and have a limit of their own, by address. */
export function pagesForPeople(
  router: Router,
  deps: ApiDeps,
  pages: NonNullable<ApiDeps['pages']>,
  { database, site }: { readonly database: Guard; readonly site: Site },
): void {
  const { menus, restaurants, sources, baseUrl, requestLevels: levels, logger, registry } = deps;
  const perMinute = pages.rateLimitPerMinute;
  const limiter = createRateLimiter({ name: 'pages', policy: 'pages', perMinute, levels, logger, registry });
  const limit = rateLimit(limiter, (ctx) => ({ caller: ctx.ip }));
  findRoutes(router, deps, { site, limit });
  readerRoutes(router, { menus, restaurants, sources, guard: database }, { site, limit, baseUrl });
  if (pages.published) sitemapRoutes(router, pages.published, { guard: database, limit, baseUrl });
}
