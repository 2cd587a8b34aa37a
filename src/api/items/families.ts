import type { RouterContext } from '@koa/router';
import { z } from 'zod';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { afterParameter } from '../shared/after.ts';
import type { FromEngine } from '../shared/api-deps.ts';
import { nextLink } from '../shared/page-links.ts';
import { MAX_PAGE_SIZE } from '../shared/paging.ts';
import { servedParameter } from '../shared/parameter.ts';
import { parseQuery } from '../shared/parse-query.ts';
import { searchParameter } from '../shared/search-parameter.ts';
import { familySchema } from '../shared/values.ts';

export const familiesQuerySchema = z.object({
  search: searchParameter('Words to find in the names of dishes.'),
  limit: servedParameter('Families in the answer', MAX_PAGE_SIZE, 20).default(20),
  after: afterParameter.optional(),
});

const count = z.int().min(1);

export const familiesSchema = z
  .strictObject({
    items: z.array(
      z
        .strictObject({
          slug: familySchema,
          name: z.string().meta({ description: 'As the dish is called most often.' }),
          restaurants: count,
          items: count,
          price: z
            .strictObject({ lowest: z.number(), median: z.number(), highest: z.number() })
            .nullable()
            .meta({ description: 'Pounds, over the items with a known price; null without any.' }),
        })
        .meta({ id: 'Family', description: 'The same dish in all places that have it.' }),
    ),
  })
  .meta({ id: 'Families' });

/** GET /v1/families?search=: dishes by name, each once for all places that have it. */
export function familiesRoute(deps: FromEngine<'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query, given } = parseQuery(familiesQuerySchema, ctx);
    const { search, limit, after: offset = 0 } = query;
    const asked = { asked: { search }, limit, offset, withoutMenus: deps.activeMenus.leftovers() };
    const { families, total } = await deps.search.families(asked, requestState(ctx).signal());
    ctx.set('X-Total-Count', String(total));
    deps.data.revalidate(ctx, nextLink(`${deps.baseUrl}/v1/families`, given, { limit, offset, total }));
    await sendWithContentTag(ctx, { items: families });
  };
}
