import type { RouterContext } from '@koa/router';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { Guard } from '../../lib/guard.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { DataHeaders } from '../data-headers.ts';
import { LAST_PAGE, numberedLinks } from '../page-links.ts';
import { parseQuery } from '../parse-query.ts';
import { presentRestaurantPage } from '../present/restaurant-page.ts';
import { restaurantFilterOf, restaurantListQuerySchema } from '../schemas/restaurant-list-query.ts';

/** GET /v1/restaurants: a page of restaurants by name. */
export function restaurantListRoute(
  deps: Pick<ApiDeps, 'restaurants' | 'baseUrl'> & { readonly guard: Guard; readonly data: DataHeaders },
) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query, given } = parseQuery(restaurantListQuerySchema, ctx);
    const { page, pageSize } = query;
    const found = await deps.guard(() =>
      deps.restaurants.list(restaurantFilterOf(query), Math.min(page, LAST_PAGE), pageSize),
    );
    const body = presentRestaurantPage(found, page, pageSize);
    ctx.set('X-Total-Count', String(body.totalCount));
    deps.data.revalidate(ctx, numberedLinks(`${deps.baseUrl}/v1/restaurants`, given, { ...query, ...body }));
    await sendWithContentTag(ctx, body);
  };
}
