import type { RouterContext } from '@koa/router';
import { parseMenu } from '../../domain/parse-menu.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { Guard } from '../../lib/guard.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { DataHeaders } from '../data-headers.ts';
import { menuNotFound } from '../not-found.ts';
import { refuseQuery } from '../parse-query.ts';
import { presentMenuSources } from '../present/menu-sources.ts';
import { readMenuId } from '../schemas/identifiers.ts';

/** GET /v1/menus/{id}/sources: where a menu was read, and how fresh that is. */
export function menuSourcesRoute(
  deps: Pick<ApiDeps, 'menus' | 'sources' | 'baseUrl'> & { readonly guard: Guard; readonly data: DataHeaders },
) {
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    const given = ctx.params.id ?? '';
    const id = readMenuId(given);
    const body = id === null ? null : await deps.guard(() => deps.menus.body(id, 'identity'));
    if (!body) throw menuNotFound(given);
    const { restaurantId, sourceUrl } = parseMenu(body.bytes);
    const source = await deps.guard(() => deps.sources.source(restaurantId, sourceUrl));
    deps.data.revalidate(ctx, [`<${deps.baseUrl}/v1/menus/${body.menuId}>; rel="describes"`, deps.data.helpLink]);
    await sendWithContentTag(ctx, presentMenuSources(body.menuId, sourceUrl, source));
  };
}
