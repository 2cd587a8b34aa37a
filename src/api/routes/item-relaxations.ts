import type { RouterContext } from '@koa/router';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { setAllergenCounts } from '../allergen-headers.ts';
import type { FromEngine } from '../api-deps.ts';
import { findItems } from '../item-query.ts';
import { parseQuery } from '../parse-query.ts';
import { understoodHeader } from '../present/understood.ts';
import { relaxationsOf } from '../relaxations.ts';
import { itemSearchQuerySchema } from '../schemas/item-search-query.ts';

/** GET /v1/menus/items/relaxations?search=: what a search without an item leads on to. */
export function itemRelaxationsRoute(deps: FromEngine<'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const {
      query: { fields, ...query },
    } = parseQuery(itemSearchQuerySchema, ctx);
    const signal = requestState(ctx).signal();
    const page = await findItems(deps, { ...query, offset: 0 }, signal);
    ctx.set('X-Search-Understood', understoodHeader(page.understood));
    setAllergenCounts(ctx, query.excludeAllergens, page);
    deps.data.revalidate(ctx, [deps.data.helpLink]);
    await sendWithContentTag(ctx, { items: await relaxationsOf(deps, query, page, signal, fields) });
  };
}
