import type { RouterContext } from '@koa/router';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { setAllergenCounts } from '../allergen-headers.ts';
import type { FromEngine } from '../api-deps.ts';
import { itemFilterOf } from '../item-query.ts';
import { parseQuery } from '../parse-query.ts';
import { presentItemFacets } from '../present/item-facets.ts';
import { understoodHeader } from '../present/understood.ts';
import { itemFacetsQuerySchema } from '../schemas/item-search-query.ts';

/** GET /v1/menus/items/facets: how the items of a search, or all of them, divide. */
export function itemFacetsRoute(deps: FromEngine) {
  return async (ctx: RouterContext): Promise<void> => {
    const { search = null, understand, ...filters } = parseQuery(itemFacetsQuerySchema, ctx).query;
    const asked = { search, understand, filter: itemFilterOf(filters), withoutMenus: deps.activeMenus.leftovers() };
    const facets = await deps.search.itemFacets(asked, requestState(ctx).signal());
    if (search !== null) ctx.set('X-Search-Understood', understoodHeader(facets.understood));
    setAllergenCounts(ctx, filters.excludeAllergens, facets);
    deps.data.revalidate(ctx, [deps.data.helpLink]);
    await sendWithContentTag(ctx, presentItemFacets(facets));
  };
}
