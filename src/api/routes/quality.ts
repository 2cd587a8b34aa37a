import type { RouterContext } from '@koa/router';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromDatabase } from '../api-deps.ts';
import { LAST_PAGE, nextLink } from '../page-links.ts';
import { parseQuery } from '../parse-query.ts';
import { presentQualityPage } from '../present/quality-page.ts';
import { qualityQuerySchema } from '../schemas/quality.ts';

/** GET /v1/quality: how good the stored menus are, restaurant by restaurant. */
export function qualityRoute(deps: FromDatabase<'quality' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query, given } = parseQuery(qualityQuerySchema, ctx);
    const { pageSize, limit = pageSize } = query;
    const page = Math.min(query.page, LAST_PAGE);
    const offset = query.after ?? (page - 1) * limit;
    const found = await deps.guard(() => deps.quality.quality(limit, offset));
    ctx.set('X-Total-Count', String(found.totalCount));
    const others = new Map([...given].filter(([name]) => name !== 'page' && name !== 'pageSize'));
    const place = { limit, offset, total: found.totalCount };
    deps.data.revalidate(ctx, nextLink(`${deps.baseUrl}/v1/quality`, others, place));
    const body = presentQualityPage(found, Math.floor(offset / limit) + 1, limit);
    await sendWithContentTag(ctx, body);
  };
}
