import type { RouterContext } from '@koa/router';
import { z } from 'zod';
import { metresBetween } from '../../domain/place.ts';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { allergenCodeSchema } from '../reference/allergens.ts';
import type { FromEngine } from '../shared/api-deps.ts';
import { parseQuery } from '../shared/parse-query.ts';
import { distanceSchema, idSchema, itemIdSchema } from '../shared/values.ts';
import { findItems } from './item-query.ts';
import { itemQuerySchema, SORTS } from './item-search-query.ts';
import { presentUnderstood, understoodHeader } from './understood.ts';

const understoodSchema = z
  .strictObject({
    text: z.string().meta({ description: 'The words that were searched.' }),
    vegan: z.boolean().optional(),
    vegetarian: z.boolean().optional(),
    halal: z.boolean().optional(),
    spicy: z.boolean().optional().meta({ description: 'False: spicy items are left out.' }),
    excludeAllergens: z.array(allergenCodeSchema).optional(),
    minPrice: z.number().optional(),
    maxPrice: z.number().optional(),
    minCalories: z.number().optional(),
    maxCalories: z.number().optional(),
    cuisine: z.string().optional(),
    city: z.string().optional().meta({ description: 'A town, or a postcode district such as "st6".' }),
    near: z.string().optional().meta({ description: 'Place that the restaurants are near.' }),
    radius: z.number().optional().meta({ description: 'How near, in metres.' }),
    restaurant: z.string().optional(),
    course: z.string().optional(),
    without: z
      .array(z.string())
      .optional()
      .meta({ description: 'Foods that no item of the result names, besides excludeAllergens.' }),
    doubtful: z.array(z.string()).optional().meta({
      description: 'Excluded words that may have been wanted: in doubt they are excluded.',
    }),
    notUnderstood: z
      .array(z.string())
      .optional()
      .meta({ description: 'Parts that were not understood: "allergic to wibble".' }),
    unknownPlaces: z.array(z.string()).optional().meta({ description: 'Places asked for where no restaurant is.' }),
    needsPlace: z
      .literal(true)
      .optional()
      .meta({ description: 'True if a place is required but not named: "near me".' }),
    sort: z.enum(SORTS).optional().meta({ description: 'The order that the words ask for: “cheapest”.' }),
    corrected: z.array(z.strictObject({ typed: z.string(), to: z.string() })),
    ignored: z.array(z.string()).meta({ description: 'Words without effect on the result.' }),
  })
  .meta({ id: 'Understood', description: 'Interpretation of a search.' });

export const explainSchema = z
  .strictObject({
    understood: understoodSchema,
    attempts: z
      .array(
        z.strictObject({
          text: z.string(),
          strategy: z.enum(['all', 'last', 'frequency']).meta({
            description:
              'all: every word must match; last: words are dropped from the end; frequency: the most frequent.',
          }),
          total: z.int().min(0),
        }),
      )
      .meta({ description: 'Searches tried in turn; the last one was answered.' }),
    items: z.array(
      z.strictObject({
        id: itemIdSchema,
        menuId: idSchema,
        sectionName: z.string(),
        name: z.string(),
        distance: distanceSchema.optional(),
        matches: z.array(
          z.strictObject({
            field: z.enum(['name', 'description', 'sectionName', 'menuName', 'restaurantName', 'flags']),
            word: z.string().meta({ description: 'As it stands in the field, folded.' }),
            by: z.enum(['exact', 'prefix', 'typo', 'synonym', 'split']),
            typed: z.string(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Explanation' });

/** GET /v1/menus/items/explain?search=: how a search was understood, which attempts were made, and why each item was found. */
export function itemExplainRoute(deps: FromEngine) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(itemQuerySchema, ctx);
    const { understood, attempts, hits, around } = await findItems(deps, query, requestState(ctx).signal());
    const searched = attempts.at(-1)?.text ?? '';
    const items = hits.map((hit) => ({
      ...{ id: hit.itemId, menuId: hit.menuId, sectionName: hit.sectionName, name: hit.item.name },
      ...(around && hit.place && { distance: metresBetween(around, hit.place) }),
      matches: deps.search.explain(searched, hit),
    }));
    ctx.set('X-Search-Understood', understoodHeader(understood));
    deps.data.revalidate(ctx, [deps.data.helpLink]);
    await sendWithContentTag(ctx, { understood: presentUnderstood(understood), attempts, items });
  };
}
