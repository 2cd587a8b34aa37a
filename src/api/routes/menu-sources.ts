import type { RouterContext } from '@koa/router';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromDatabase } from '../api-deps.ts';
import { ofMenu, readMenu } from '../menu-by-id.ts';
import { refuseQuery } from '../parse-query.ts';
import { presentMenuSources } from '../present/menu-sources.ts';

/** GET /v1/menus/{id}/sources: where a menu was read, and how fresh that is. */
export function menuSourcesRoute(deps: FromDatabase<'menus' | 'sources' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    const { id, restaurantId, sourceUrl } = await ofMenu(ctx.params.id, (asked) => readMenu(deps, asked));
    const source = await deps.guard(() => deps.sources.source(restaurantId, sourceUrl));
    deps.data.revalidate(ctx, [`<${deps.baseUrl}/v1/menus/${id}>; rel="describes"`, deps.data.helpLink]);
    await sendWithContentTag(ctx, presentMenuSources(id, sourceUrl, source));
  };
}
