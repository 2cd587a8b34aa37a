import type { RouterContext } from '@koa/router';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { setAllergenCounts } from '../shared/allergen-headers.ts';
import type { FromEngine } from '../shared/api-deps.ts';
import { offsetLinks } from '../shared/page-links.ts';
import { parseQuery } from '../shared/parse-query.ts';
import { findItems } from './item-query.ts';
import { presentItemSearchHit, presentSelectedHit } from './item-search-hit.ts';
import { itemSearchQuerySchema } from './item-search-query.ts';
import { ifAvailable, relaxationLinks, relaxationsOf } from './relaxations.ts';
import { understoodHeader } from './understood.ts';

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
