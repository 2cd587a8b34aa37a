import { z } from 'zod';
import { nearParameters } from './near.ts';
import { servedParameter } from './parameter.ts';
import { searchParameter } from './search-parameter.ts';
import { guidSchema } from './values.ts';

const MOST_SUGGESTIONS = 20;
const USUAL_SUGGESTIONS = 8;

export const suggestionsQuerySchema = z.object({
  search: searchParameter('What was typed so far. The last word may be only begun.'),
  limit: servedParameter('Suggestions in the answer', MOST_SUGGESTIONS, USUAL_SUGGESTIONS).default(USUAL_SUGGESTIONS),
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
              'Active items that the item search finds for it: with its text as `search` (dish, section, menu), `cuisine` or `city`, or of the restaurant.',
          }),
          restaurantId: guidSchema
            .nullable()
            .meta({ description: 'Of the only restaurant of that name; otherwise null.' }),
        })
        .meta({ id: 'Suggestion' }),
    ),
  })
  .meta({ id: 'Suggestions', description: 'Best first; no text twice in one kind.' });
