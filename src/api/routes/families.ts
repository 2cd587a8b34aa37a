import type { RouterContext } from '@koa/router';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromEngine } from '../api-deps.ts';
import { nextLink } from '../page-links.ts';
import { parseQuery } from '../parse-query.ts';
import { familiesQuerySchema } from '../schemas/families.ts';

/** GET /v1/families?search=: dishes of a name, each once for all places that have it. */
export function familiesRoute(deps: FromEngine<'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query, given } = parseQuery(familiesQuerySchema, ctx);
    const { search, limit, after: offset = 0 } = query;
    const asked = { asked: { search }, limit, offset, withoutMenus: deps.activeMenus.leftovers() };
    const { families, total } = await deps.search.families(asked, requestState(ctx).signal());
    ctx.set('X-Total-Count', String(total));
    deps.data.revalidate(ctx, nextLink(`${deps.baseUrl}/v1/families`, given, { limit, offset, total }));
    await sendWithContentTag(ctx, { items: families });
  };
}
