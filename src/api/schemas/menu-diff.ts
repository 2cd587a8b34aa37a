import { z } from 'zod';
import { allergenCodeSchema } from './allergens.ts';
import { menuVersionSchema } from './menu.ts';
import { menuItemSchema } from './menu-item.ts';
import { integerParameter } from './parameter.ts';
import { itemIdSchema } from './values.ts';

export const menuDiffQuerySchema = z.object({
  from: integerParameter(
    'Id of the version to compare with, earlier or later; the version before where it is left out.',
    { least: 1 },
  ).optional(),
});

export const placedItemSchema = z
  .strictObject({
    id: itemIdSchema.optional().meta({ description: 'In changes; those from before there were ids have none.' }),
    sectionName: z.string(),
    position: z.int().min(1).meta({ description: 'Within its section, from 1.' }),
    item: menuItemSchema,
  })
  .meta({ id: 'PlacedItem' });

const allergenClaimSchema = z
  .strictObject({
    state: z.enum(['contains', 'may contain', 'free', 'unknown']),
    estimated: z.boolean().meta({ description: 'True where it is inferred.' }),
  })
  .meta({ id: 'AllergenClaim', description: 'What a version says of an allergen; unknown does not mean absent.' });

export const allergenChangeSchema = z.strictObject({
  code: allergenCodeSchema,
  before: allergenClaimSchema,
  after: allergenClaimSchema,
});

const itemChange = z
  .strictObject({
    change: z.enum(['added', 'removed', 'changed']),
    fields: z
      .array(z.enum([...menuItemSchema.keyof().options, 'place']))
      .meta({ description: 'What changed; place is the section, or the order within it. Empty unless changed.' }),
    allergens: z
      .array(allergenChangeSchema)
      .meta({ description: 'Each allergen of which the two versions say something else.' }),
    before: placedItemSchema.nullable(),
    after: placedItemSchema.nullable(),
  })
  .meta({ id: 'ItemChange' });

export const menuDiffSchema = z
  .strictObject({
    from: menuVersionSchema
      .nullable()
      .meta({ description: 'Null where the first version is compared with no menu at all.' }),
    to: menuVersionSchema,
    name: z.strictObject({ before: z.string(), after: z.string() }).nullable().meta({ description: 'Null: the same.' }),
    sections: z.array(
      z.strictObject({
        change: z.enum(['added', 'removed', 'renamed']),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
    items: z.array(itemChange).meta({ description: 'Removed items first, then the others in the order of the menu.' }),
    unchanged: z.int().min(0).meta({ description: 'Number of items that are the same in both.' }),
  })
  .meta({ id: 'MenuDiff' });
