import type { RouterContext } from '@koa/router';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromEngine } from '../api-deps.ts';
import { parseQuery } from '../parse-query.ts';
import { suggestionsQuerySchema } from '../schemas/suggestions.ts';

/** GET /v1/suggestions?search=: what somebody may be about to type. */
export function suggestionsRoute(deps: FromEngine) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(suggestionsQuerySchema, ctx);
    const withoutMenus = deps.activeMenus.leftovers();
    const items = await deps.search.suggest({ ...query, withoutMenus }, requestState(ctx).signal());
    deps.data.revalidate(ctx);
    await sendWithContentTag(ctx, { items });
  };
}
