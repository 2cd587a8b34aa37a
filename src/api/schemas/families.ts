import { z } from 'zod';
import { afterParameter } from './after.ts';
import { LARGEST_PAGE } from './paging.ts';
import { servedParameter } from './parameter.ts';
import { searchParameter } from './search-parameter.ts';
import { familySchema } from './values.ts';

export const familiesQuerySchema = z.object({
  search: searchParameter('Words to look for in the names of dishes.'),
  limit: servedParameter('Families in the answer', LARGEST_PAGE, 20).default(20),
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
            .meta({ description: 'Pounds, of the items whose price is known; null where none is.' }),
        })
        .meta({ id: 'Family', description: 'The same dish in all places that have it.' }),
    ),
  })
  .meta({ id: 'Families' });
