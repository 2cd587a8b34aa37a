import type { RouterContext } from '@koa/router';
import type { Guard } from '../../http/breaker.ts';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { ItemQuery } from '../../ports/search-index.ts';
import { activeHits } from '../active-hits.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { DataHeaders } from '../data-headers.ts';
import { offsetLinks } from '../page-links.ts';
import { parseQuery } from '../parse-query.ts';
import { presentItemSearchHit } from '../present/item-search-hit.ts';
import { type ItemSearchQuery, itemSearchQuerySchema } from '../schemas/item-search-query.ts';

/** Parameters that are left out of the query, and those that are off, are left out of the filter. */
function toItemQuery(query: ItemSearchQuery): Omit<ItemQuery, 'withoutMenus'> {
  const { search, limit, offset, sort, ...filters } = query;
  const filter = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  return { search, limit, offset, filter, ...(sort ? { sort } : {}) };
}

/** GET /v1/menus/items?search=: items of active menus, filtered and in order. */
export function itemSearchRoute(
  deps: Pick<ApiDeps, 'search' | 'activeMenus' | 'baseUrl'> & { readonly guard: Guard; readonly data: DataHeaders },
) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query, given } = parseQuery(itemSearchQuerySchema, ctx);
    const signal = requestState(ctx).signal();
    const itemQuery = toItemQuery(query);
    const page = await activeHits(deps.activeMenus, (withoutMenus) =>
      deps.guard((limit) =>
        deps.search.searchItems({ ...itemQuery, withoutMenus }, AbortSignal.any([signal, limit()])),
      ),
    );
    ctx.set('X-Total-Count', String(page.total));
    if (query.excludeAllergens || page.allergensUnknown > 0)
      ctx.set('X-Allergens-Unknown', String(page.allergensUnknown));
    const links = offsetLinks(`${deps.baseUrl}/v1/menus/items`, given, { ...query, total: page.total });
    deps.data.revalidate(ctx, [...links, deps.data.helpLink]);
    await sendWithContentTag(ctx, page.hits.map(presentItemSearchHit));
  };
}
