import { z } from 'zod';
import { menuVersionSchema } from './menu.ts';
import { integerParameter } from './parameter.ts';
import { dateTimeSchema, idSchema } from './values.ts';

export const menuPricesQuerySchema = z.object({
  section: integerParameter('Only dishes of this section, counted from 1 in the version that the path names.', {
    least: 1,
  }).optional(),
  position: integerParameter('Only the dish at this place of its section, counted from 1.', { least: 1 }).optional(),
});

const dishPrice = z
  .strictObject({
    menuId: idSchema,
    version: z.int().min(1),
    since: dateTimeSchema.meta({ description: 'Date of the version.' }),
    name: z.string(),
    price: z.number().min(0).meta({ description: 'Pounds; 0 where no price is known.' }),
  })
  .meta({ id: 'DishPrice', description: 'What a dish was called and cost from a version on.' });

export const menuPricesSchema = z
  .strictObject({
    menuId: idSchema,
    versions: z.array(menuVersionSchema).meta({ description: 'The versions that were looked at, oldest first.' }),
    earlierVersions: z.int().min(0).meta({ description: 'Older versions that were not looked at.' }),
    dishes: z.array(
      z
        .strictObject({
          section: z.int().min(1),
          sectionName: z.string(),
          position: z.int().min(1),
          name: z.string(),
          prices: z.array(dishPrice).meta({
            description: 'Oldest first: the first version with the dish, and each with another name or price.',
          }),
          gone: dateTimeSchema
            .nullable()
            .meta({ description: 'Date of the first version without it; null while the latest version has it.' }),
        })
        .meta({ id: 'DishHistory' }),
    ),
  })
  .meta({ id: 'MenuPrices' });
