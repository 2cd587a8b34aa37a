import { z } from 'zod';
import { dateTimeSchema, idSchema } from './values.ts';

const SOURCE_STATES = ['changed', 'unchanged', 'unreachable', 'needs review', 'unchecked'] as const;

export const menuSourcesSchema = z
  .strictObject({
    menuId: idSchema,
    sources: z.array(
      z
        .strictObject({
          sourceUrl: z.url().meta({ description: 'Address of the document the menu was read from.' }),
          checkedAt: dateTimeSchema.nullable().meta({ description: 'When it was last looked at; null for never.' }),
          state: z.enum(SOURCE_STATES).meta({ description: 'What was found then.' }),
          failures: z.int().min(0).meta({ description: 'Checks in a row that could not reach it.' }),
          staleAfter: dateTimeSchema.nullable().meta({
            description: 'From then on the menu is not to be relied on, unless its source is looked at again.',
          }),
          isWatched: z.boolean().meta({ description: 'Whether it is looked at on a schedule.' }),
        })
        .meta({ id: 'MenuSource' }),
    ),
  })
  .meta({ id: 'MenuSources' });
