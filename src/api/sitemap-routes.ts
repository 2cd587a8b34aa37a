import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { ServiceError } from '../domain/errors.ts';
import { sendText } from '../http/send-text.ts';
import type { Guard } from '../lib/guard.ts';
import type { PublishedPages } from '../ports/published-pages.ts';
import { sitemap, sitemapIndex, sitemapParts } from './pages/sitemap.ts';

const XML_TYPE = 'application/xml; charset=utf-8';
/** Hexadecimal digits that tell a part. */
const PART = /^[0-9a-f]{1,8}$/;

/** The lists of pages for search engines (https://www.sitemaps.org/protocol.html). */
export function sitemapRoutes(
  router: Router,
  published: PublishedPages,
  tools: { readonly guard: Guard; readonly limit: Middleware; readonly baseUrl: string },
): void {
  const { guard, limit, baseUrl } = tools;
  router.get('/sitemap.xml', limit, async (ctx) => {
    const parts = sitemapParts(await guard(() => published.count()));
    const list =
      parts.length > 1 ? sitemapIndex(baseUrl, parts) : sitemap(baseUrl, await guard(() => published.beginning('')));
    await sendText(ctx, list, XML_TYPE);
  });
  router.get('/sitemaps/:part', limit, async (ctx) => {
    const part = ctx.params.part ?? '';
    if (!PART.test(part))
      throw new ServiceError(404, 'route_not_found', `No part of the sitemap is called ${part.slice(0, 40)}.`);
    await sendText(ctx, sitemap(baseUrl, await guard(() => published.beginning(part))), XML_TYPE);
  });
}
