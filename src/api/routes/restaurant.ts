import type { RouterContext } from '@koa/router';
import { utcDate } from '../../domain/iso-date.ts';
import { acceptedType } from '../../http/accepts-json.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromDatabase } from '../api-deps.ts';
import { askedMoment } from '../as-of.ts';
import { restaurantNotFound } from '../not-found.ts';
import { parseQuery } from '../parse-query.ts';
import { presentRestaurantDetail } from '../present/restaurant-detail.ts';
import { restaurantLd } from '../present/restaurant-ld.ts';
import { readRestaurantId } from '../schemas/identifiers.ts';
import { LD_TYPE } from '../schemas/json-ld.ts';
import { restaurantQuerySchema } from '../schemas/restaurant.ts';

/** GET /v1/restaurants/{id}: one restaurant with the latest version of each of its menus, or those of another moment. */
export function restaurantRoute(deps: FromDatabase<'restaurants' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const type = acceptedType(ctx, ['application/json', LD_TYPE]);
    const { query } = parseQuery(restaurantQuerySchema, ctx);
    const id = readRestaurantId(ctx.params.id);
    const asked = askedMoment(ctx, query.asOf);
    const restaurant = await deps.guard(() => deps.restaurants.detail(id, asked?.moment));
    if (!restaurant) throw restaurantNotFound(id);
    const links = asked === null ? [] : [`<${deps.baseUrl}/v1/restaurants/${id}>; rel="original timegate"`];
    if (asked !== null) ctx.set('Memento-Datetime', utcDate(asked.moment).toUTCString());
    deps.data.revalidate(ctx, links, ['Accept', 'Accept-Datetime']);
    if (type === LD_TYPE) await sendWithContentTag(ctx, restaurantLd(restaurant, deps.baseUrl), LD_TYPE);
    else await sendWithContentTag(ctx, presentRestaurantDetail(restaurant));
  };
}
