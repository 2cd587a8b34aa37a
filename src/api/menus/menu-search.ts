import type { RouterContext } from '@koa/router';
import { z } from 'zod';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { MenuHit } from '../../ports/search/pages.ts';
import { ifAvailable, relaxationLinks, substituteDishes } from '../items/relaxations.ts';
import { understoodHeader } from '../items/understood.ts';
import { activeHits } from '../items/without-replaced.ts';
import type { FromEngine } from '../shared/api-deps.ts';
import { offsetLinks } from '../shared/page-links.ts';
import { parseQuery } from '../shared/parse-query.ts';
import { guidSchema, idSchema } from '../shared/values.ts';
import { menuSearchQuerySchema } from './menu-search-query.ts';

const menuSearchHitSchema = z
  .strictObject({
    restaurantId: guidSchema,
    restaurantName: z.string(),
    menuId: idSchema,
    menuName: z.string(),
    section: z
      .string()
      .nullable()
      .meta({ description: 'Name of the matching section; null when the match is on the menu name alone.' }),
  })
  .meta({ id: 'MenuSearchHit' });

export const menuSearchSchema = z.array(menuSearchHitSchema);

function presentMenuSearchHit(hit: MenuHit): z.output<typeof menuSearchHitSchema> {
  const { restaurantId, restaurantName, menuId, menuName, section } = hit;
  return { restaurantId, restaurantName, menuId, menuName, section };
}

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
    const leadOn = page.total > 0 ? [] : relaxationLinks(await ifAvailable(substituteDishes(deps, query, signal)));
    deps.data.revalidate(ctx, [...links, ...leadOn, deps.data.helpLink]);
    await sendWithContentTag(ctx, page.hits.map(presentMenuSearchHit));
  };
}
