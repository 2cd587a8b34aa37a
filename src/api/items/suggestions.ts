import type { RouterContext } from '@koa/router';
import { z } from 'zod';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { FromEngine } from '../shared/api-deps.ts';
import { servedParameter } from '../shared/parameter.ts';
import { parseQuery } from '../shared/parse-query.ts';
import { searchParameter } from '../shared/search-parameter.ts';
import { guidSchema } from '../shared/values.ts';
import { nearParameters } from './near.ts';

const MAX_SUGGESTIONS = 20;
const USUAL_SUGGESTIONS = 8;

export const suggestionsQuerySchema = z.object({
  search: searchParameter('Text typed so far; the last word may be incomplete.'),
  limit: servedParameter('Suggestions in the answer', MAX_SUGGESTIONS, USUAL_SUGGESTIONS).default(USUAL_SUGGESTIONS),
  ...nearParameters,
});

export const suggestionsSchema = z
  .strictObject({
    items: z.array(
      z
        .strictObject({
          text: z.string().meta({ description: 'As it is printed most often.' }),
          kind: z.enum(['dish', 'section', 'menu', 'restaurant', 'cuisine', 'city']),
          count: z.int().min(1).meta({
            description:
              'Active items that the item search finds with its text as `search` (dish, section, menu), `cuisine` or `city`, or in the restaurant.',
          }),
          restaurantId: guidSchema
            .nullable()
            .meta({ description: 'Set if only one restaurant has that name; otherwise null.' }),
        })
        .meta({ id: 'Suggestion' }),
    ),
  })
  .meta({ id: 'Suggestions', description: 'Best first; no text twice in one kind.' });

export function suggestionsRoute(deps: FromEngine) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(suggestionsQuerySchema, ctx);
    const withoutMenus = deps.activeMenus.leftovers();
    const items = await deps.search.suggest({ ...query, withoutMenus }, requestState(ctx).signal());
    deps.data.revalidate(ctx);
    await sendWithContentTag(ctx, { items });
  };
}
