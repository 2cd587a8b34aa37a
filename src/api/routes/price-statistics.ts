import type { RouterContext } from '@koa/router';
import { ServiceError } from '../../domain/errors.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromDatabase } from '../api-deps.ts';
import { ready } from '../latest-export.ts';
import { parseQuery } from '../parse-query.ts';
import { presentPriceStatistics } from '../present/price-statistics.ts';
import { priceStatisticsQuerySchema } from '../schemas/price-statistics.ts';

/** GET /v1/stats/prices: prices over all restaurants by month and course. */
export function priceStatisticsRoute(deps: FromDatabase<'prices' | 'logger' | 'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(priceStatisticsQuerySchema, ctx);
    const { prices } = deps;
    if (prices === null) throw new ServiceError(404, 'exports_off', 'This service makes no statistics.');
    const index = await ready(ctx, deps, () => prices.latest());
    if (index === null) return;
    deps.data.revalidate(ctx);
    await sendWithContentTag(ctx, presentPriceStatistics(index, query));
  };
}
