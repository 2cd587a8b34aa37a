import type { RouterContext } from '@koa/router';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { Guard } from '../../lib/guard.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { DataHeaders } from '../data-headers.ts';
import { restaurantNotFound } from '../not-found.ts';
import { refuseQuery } from '../parse-query.ts';
import { presentRestaurantDetail } from '../present/restaurant-detail.ts';
import { readRestaurantId } from '../schemas/identifiers.ts';

/** GET /v1/restaurants/{id}: one restaurant with the latest version of each of its menus. */
export function restaurantRoute(
  deps: Pick<ApiDeps, 'restaurants'> & { readonly guard: Guard; readonly data: DataHeaders },
) {
  return async (ctx: RouterContext): Promise<void> => {
    refuseQuery(ctx);
    const id = readRestaurantId(ctx.params.id);
    const restaurant = await deps.guard(() => deps.restaurants.detail(id));
    if (!restaurant) throw restaurantNotFound(id);
    deps.data.revalidate(ctx);
    await sendWithContentTag(ctx, presentRestaurantDetail(restaurant));
  };
}
