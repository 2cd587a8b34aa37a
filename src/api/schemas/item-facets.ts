import { z } from 'zod';
import { allergenCodeSchema } from './allergens.ts';

const count = z.int().min(0);

const allergenCounts = z
  .strictObject({
    code: allergenCodeSchema,
    name: z.string(),
    stated: count.meta({ description: 'Clear of it: the restaurant says so, or every ingredient is known.' }),
    likely: count.meta({ description: 'Clear of it by a calibrated estimate.' }),
    unknown: count.meta({ description: 'Neither.' }),
    contains: count.meta({ description: 'Contain or may contain it.' }),
  })
  .meta({ id: 'AllergenFacet', description: 'The four counts add up to the total.' });

const range = z
  .strictObject({ from: z.number(), to: z.number().nullable(), count })
  .meta({ id: 'RangeFacet', description: 'Items from one number up to, but not including, the other.' });

const ranges = (unit: string) =>
  z.array(range).meta({ description: `${unit}. Items for which it is not known are in no range.` });

const names = z
  .array(z.strictObject({ name: z.string(), count }).meta({ id: 'NameFacet' }))
  .meta({ description: 'What there is most of first; at most 100 entries.' });

export const itemFacetsSchema = z
  .strictObject({
    total: count.meta({ description: 'What the item search finds for the same query.' }),
    vegetarian: count.meta({ description: 'Vegan items too.' }),
    vegan: count,
    halal: count,
    spicy: count,
    allergens: z.array(allergenCounts),
    price: ranges('Pounds'),
    calories: ranges('kcal'),
    cuisines: names,
    cities: names,
    courses: names,
    restaurants: names,
    families: names.meta({
      description:
        'By slug, what there is most of first; at most 100, and none of everything or of more than 10,000 items.',
    }),
  })
  .meta({ id: 'ItemFacets', description: 'How the items of a search divide.' });
