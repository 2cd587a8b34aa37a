import type { RouterContext } from '@koa/router';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { setAllergenCounts } from '../allergen-headers.ts';
import type { FromEngine } from '../api-deps.ts';
import { findItems } from '../item-query.ts';
import { offsetLinks } from '../page-links.ts';
import { parseQuery } from '../parse-query.ts';
import { presentItemSearchHit, presentSelectedHit } from '../present/item-search-hit.ts';
import { relaxationLinks } from '../present/relaxations.ts';
import { understoodHeader } from '../present/understood.ts';
import { ifAvailable, relaxationsOf } from '../relaxations.ts';
import { itemSearchQuerySchema } from '../schemas/item-search-query.ts';

/** GET /v1/menus/items?search=: items of active menus, filtered and in order. */
export function itemSearchRoute(deps: FromEngine<'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const {
      query: { fields, ...query },
      given,
    } = parseQuery(itemSearchQuerySchema, ctx);
    const signal = requestState(ctx).signal();
    const page = await findItems(deps, query, signal);
    ctx.set('X-Total-Count', String(page.total));
    ctx.set('X-Search-Understood', understoodHeader(page.understood));
    setAllergenCounts(ctx, query.excludeAllergens, page);
    if (page.around) ctx.set('X-Places-Unknown', String(page.placesUnknown ?? 0));
    const links = offsetLinks(`${deps.baseUrl}/v1/menus/items`, given, { ...query, total: page.total });
    const leadOn = relaxationLinks(await ifAvailable(relaxationsOf(deps, query, page, signal, fields)));
    deps.data.revalidate(ctx, [...links, ...leadOn, deps.data.helpLink]);
    const hits = fields ? page.hits.map(presentSelectedHit(fields, page.around)) : page.hits.map(presentItemSearchHit);
    await sendWithContentTag(ctx, hits);
  };
}
