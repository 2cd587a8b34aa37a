import type Router from '@koa/router';
import type { Guard } from '../lib/guard.ts';
import type { Site } from '../pages/site.ts';
import type { ApiDeps } from './api-deps.ts';
import { findRoutes } from './find-routes.ts';
import { pageLimit } from './page-limit.ts';
import { readerRoutes } from './reader-routes.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

/** The pages for those who eat: the finder, restaurants and their menus. They need no token and have a limit of their own. */
export function pagesForPeople(
  router: Router,
  deps: ApiDeps,
  pages: NonNullable<ApiDeps['pages']>,
  { database, site }: { readonly database: Guard; readonly site: Site },
): void {
  const limit = pageLimit(pages.rateLimitPerMinute, deps);
  findRoutes(router, deps, { site, limit });
  const { menus, restaurants, sources, baseUrl } = deps;
  readerRoutes(router, { menus, restaurants, sources, guard: database }, { site, limit, baseUrl });
  if (pages.published) sitemapRoutes(router, pages.published, { guard: database, limit, baseUrl });
}
