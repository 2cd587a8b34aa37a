import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import { LIKELY_ABSENCE } from '@menu-data-service/menu-model/likely-absence';
import { z } from 'zod';
import type { DataHeaders } from '../shared/data-headers.ts';
import { constantRoute } from './constant.ts';

export const allergenCodeSchema = z.enum(ALLERGENS.map(({ code }) => code));

export const allergensSchema = z.array(
  z
    .strictObject({
      code: allergenCodeSchema.meta({ description: 'Stable code, also understood by excludeAllergens.' }),
      name: z.string().meta({ description: 'Name as in the allergens of an item.' }),
      aliases: z.array(z.string()).meta({ description: 'Other words excludeAllergens understands.' }),
      likely: z
        .array(
          z
            .strictObject({
              by: z
                .enum(['estimate', 'stated vegan', 'stated vegetarian'])
                .meta({ description: 'By the words of the dish, or by a diet that the restaurant states.' }),
              dishes: z.int().meta({ description: 'Labelled test dishes that were called clear.' }),
              containing: z.int().meta({ description: 'Of these, how many contain the allergen.' }),
              upperBound: z
                .number()
                .min(0)
                .max(1)
                .meta({ description: 'Share that may contain it: upper end of the one-sided 95 % interval.' }),
            })
            .meta({ id: 'LikelyAbsence' }),
        )
        .meta({
          description: 'How allergenCertainty=likely judges it, and how often that was wrong; empty: no likely tier.',
        }),
    })
    .meta({ id: 'Allergen' }),
);

function presentAllergen(allergen: (typeof ALLERGENS)[number]): z.output<typeof allergensSchema>[number] {
  const { code, name, aliases } = allergen;
  return { code, name, aliases: [...aliases], likely: [...LIKELY_ABSENCE[code]] };
}

/** GET /v1/allergens: the UK allergens with the codes and words that filters understand. */
export function allergensRoute(data: DataHeaders) {
  return constantRoute(ALLERGENS.map(presentAllergen), data);
}
