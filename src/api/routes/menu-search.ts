import type { RouterContext } from '@koa/router';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromEngine } from '../api-deps.ts';
import { offsetLinks } from '../page-links.ts';
import { parseQuery } from '../parse-query.ts';
import { presentMenuSearchHit } from '../present/menu-search-hit.ts';
import { relaxationLinks } from '../present/relaxations.ts';
import { understoodHeader } from '../present/understood.ts';
import { dishesInstead, ifAvailable } from '../relaxations.ts';
import { menuSearchQuerySchema } from '../schemas/menu-search-query.ts';
import { activeHits } from '../without-replaced.ts';

/** GET /v1/menus?search=: active menus whose name, or one of whose section names, matches. */
export function menuSearchRoute(deps: FromEngine<'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query, given } = parseQuery(menuSearchQuerySchema, ctx);
    const signal = requestState(ctx).signal();
    const page = await activeHits(deps.activeMenus, (withoutMenus) =>
      deps.search.searchMenus({ ...query, search: query.search ?? null, withoutMenus }, signal),
    );
    ctx.set('X-Total-Count', String(page.total));
    ctx.set('X-Search-Understood', understoodHeader(page.understood));
    const links = offsetLinks(`${deps.baseUrl}/v1/menus`, given, { ...query, total: page.total });
    const leadOn = page.total > 0 ? [] : relaxationLinks(await ifAvailable(dishesInstead(deps, query, signal)));
    deps.data.revalidate(ctx, [...links, ...leadOn, deps.data.helpLink]);
    await sendWithContentTag(ctx, page.hits.map(presentMenuSearchHit));
  };
}
