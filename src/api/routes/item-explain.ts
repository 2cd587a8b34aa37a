import type { RouterContext } from '@koa/router';
import { metresBetween } from '../../domain/place.ts';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromEngine } from '../api-deps.ts';
import { findItems } from '../item-query.ts';
import { parseQuery } from '../parse-query.ts';
import { presentUnderstood, understoodHeader } from '../present/understood.ts';
import { itemQuerySchema } from '../schemas/item-search-query.ts';

/** GET /v1/menus/items/explain?search=: how a search was understood, what was tried, and why each item was found. */
export function itemExplainRoute(deps: FromEngine) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(itemQuerySchema, ctx);
    const { understood, attempts, hits, around } = await findItems(deps, query, requestState(ctx).signal());
    const searched = attempts.at(-1)?.text ?? '';
    const items = hits.map((hit) => ({
      ...{ id: hit.itemId, menuId: hit.menuId, sectionName: hit.sectionName, name: hit.item.name },
      ...(around && hit.place && { distance: metresBetween(around, hit.place) }),
      matches: deps.search.explain(searched, hit),
    }));
    ctx.set('X-Search-Understood', understoodHeader(understood));
    deps.data.revalidate(ctx, [deps.data.helpLink]);
    await sendWithContentTag(ctx, { understood: presentUnderstood(understood), attempts, items });
  };
}
