import type { RouterContext } from '@koa/router';
import { z } from 'zod';
import type { RestaurantSummary } from '../../domain/restaurant.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { RestaurantFilter } from '../../ports/restaurant-store.ts';
import { distanceParameter, nearParameters } from '../items/near.ts';
import type { FromDatabase } from '../shared/api-deps.ts';
import { circleOf, needsNear } from '../shared/circle-of.ts';
import { MAX_PAGE, numberedLinks } from '../shared/page-links.ts';
import { pageParameters } from '../shared/paging.ts';
import { containsParameter } from '../shared/parameter.ts';
import { parseQuery } from '../shared/parse-query.ts';
import type { restaurantPageSchema, restaurantSummarySchema } from './restaurant.ts';

export const namedRestaurantsQuerySchema = z.object({
  ...pageParameters,
  name: containsParameter(
    'Only restaurants whose name contains this, without regard to case, accents and signs.',
  ).optional(),
  city: containsParameter('Only restaurants whose city contains this.').optional(),
  cuisine: containsParameter('Only restaurants whose cuisine contains this.').optional(),
});

export const restaurantListQuerySchema = z.object({
  ...namedRestaurantsQuerySchema.shape,
  ...nearParameters,
  sort: distanceParameter.optional(),
});

type NameFilter = Pick<RestaurantFilter, 'name' | 'city' | 'cuisine'>;

export function restaurantFilterOf({ name, city, cuisine }: z.output<typeof namedRestaurantsQuerySchema>): NameFilter {
  return { ...(name && { name }), ...(city && { city }), ...(cuisine && { cuisine }) };
}

function presentRestaurantPage(
  found: { readonly items: readonly RestaurantSummary[]; readonly totalCount: number },
  page: number,
  pageSize: number,
): z.output<typeof restaurantPageSchema> {
  return { items: found.items.map(presentSummary), ...pageBody(found.totalCount, page, pageSize) };
}

function presentSummary(restaurant: RestaurantSummary): z.output<typeof restaurantSummarySchema> {
  const { id, name, city, postcode, activeMenus, cuisine } = restaurant;
  return { id, name, location: [city, postcode].filter(Boolean).join(', '), activeMenus, cuisine };
}

export function restaurantListRoute(deps: FromDatabase<'restaurants' | 'places' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query, given } = parseQuery(restaurantListQuerySchema, ctx);
    const { page, pageSize, sort } = query;
    if (sort && query.near === undefined) throw needsNear('sort');
    if (query.radius !== undefined && query.near === undefined) throw needsNear('radius');
    // One guard for both: a circle without a look-up would count as an answer of the database.
    const { around, found } = await deps.guard(async () => {
      const circle = await circleOf(deps.places, query);
      const filter: RestaurantFilter = {
        ...restaurantFilterOf(query),
        ...(circle && { around: circle }),
        ...(sort && { sort }),
      };
      return { around: circle, found: await deps.restaurants.list(filter, Math.min(page, MAX_PAGE), pageSize) };
    });
    const body = presentRestaurantPage(found, page, pageSize);
    if (found.alike) ctx.set('X-Name-Match', 'alike');
    if (around) ctx.set('X-Places-Unknown', String(found.placesUnknown));
    ctx.set('X-Total-Count', String(body.totalCount));
    deps.data.revalidate(ctx, numberedLinks(`${deps.baseUrl}/v1/restaurants`, given, { ...query, ...body }));
    await sendWithContentTag(ctx, body);
  };
}

function pageBody(totalCount: number, page: number, pageSize: number) {
  const totalPages = Math.ceil(totalCount / pageSize);
  return { totalCount, pageSize, currentPage: page, totalPages, hasPrevious: page > 1, hasNext: page < totalPages };
}
