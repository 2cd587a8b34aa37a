import type { RouterContext } from '@koa/router';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { Guard } from '../../lib/guard.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { DataHeaders } from '../data-headers.ts';
import { LAST_PAGE, numberedLinks } from '../page-links.ts';
import { parseQuery } from '../parse-query.ts';
import { presentQualityPage } from '../present/quality-page.ts';
import { qualityQuerySchema } from '../schemas/quality.ts';

/** GET /v1/quality: how good the stored menus are, restaurant by restaurant. */
export function qualityRoute(
  deps: Pick<ApiDeps, 'quality' | 'baseUrl'> & { readonly guard: Guard; readonly data: DataHeaders },
) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query, given } = parseQuery(qualityQuerySchema, ctx);
    const { page, pageSize } = query;
    const found = await deps.guard(() => deps.quality.quality(Math.min(page, LAST_PAGE), pageSize));
    const body = presentQualityPage(found, page, pageSize);
    ctx.set('X-Total-Count', String(body.totalCount));
    deps.data.revalidate(ctx, numberedLinks(`${deps.baseUrl}/v1/quality`, given, { ...query, ...body }));
    await sendWithContentTag(ctx, body);
  };
}
