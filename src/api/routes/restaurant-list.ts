import type { RouterContext } from '@koa/router';
import { acceptedType } from '../../http/accepts-json.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { RestaurantFilter } from '../../ports/restaurant-store.ts';
import type { FromDatabase } from '../api-deps.ts';
import { circleOf, needsNear } from '../near/circle-of.ts';
import { LAST_PAGE, numberedLinks } from '../page-links.ts';
import { parseQuery } from '../parse-query.ts';
import { presentRestaurantPage } from '../present/restaurant-page.ts';
import { restaurantsGeoJson } from '../present/restaurants-geo-json.ts';
import { GEO_TYPE } from '../schemas/geo-json.ts';
import { restaurantFilterOf, restaurantListQuerySchema } from '../schemas/restaurant-list-query.ts';

/** GET /v1/restaurants: a page of restaurants by name, or the nearest first; as GeoJSON too. */
export function restaurantListRoute(deps: FromDatabase<'restaurants' | 'places' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const type = acceptedType(ctx, ['application/json', GEO_TYPE]);
    const { query, given } = parseQuery(restaurantListQuerySchema, ctx);
    const { page, pageSize, sort } = query;
    if (sort && query.near === undefined) throw needsNear('sort');
    if (query.radius !== undefined && query.near === undefined) throw needsNear('radius');
    // One guard for both: a circle that needs no look-up would count as a database that answers.
    const { around, found } = await deps.guard(async () => {
      const circle = await circleOf(deps.places, query);
      const filter: RestaurantFilter = {
        ...restaurantFilterOf(query),
        ...(circle && { around: circle }),
        ...(sort && { sort }),
      };
      return { around: circle, found: await deps.restaurants.list(filter, Math.min(page, LAST_PAGE), pageSize) };
    });
    const body = presentRestaurantPage(found, page, pageSize);
    if (found.alike) ctx.set('X-Name-Match', 'alike');
    if (around) ctx.set('X-Places-Unknown', String(found.placesUnknown));
    ctx.set('X-Total-Count', String(body.totalCount));
    deps.data.revalidate(ctx, numberedLinks(`${deps.baseUrl}/v1/restaurants`, given, { ...query, ...body }), [
      'Accept',
    ]);
    if (type === GEO_TYPE) await sendWithContentTag(ctx, restaurantsGeoJson(found.items, around), GEO_TYPE);
    else await sendWithContentTag(ctx, body);
  };
}
