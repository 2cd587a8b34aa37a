import { z } from 'zod';
import { asOfParameter } from './as-of.ts';
import { menuItemSchema } from './menu-item.ts';
import { dateTimeSchema, guidSchema, idSchema } from './values.ts';

export const sectionSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Section id.' }),
    name: z.string().meta({ description: 'Section name as the restaurant presents it.' }),
    items: z.array(menuItemSchema).meta({ description: 'Items in the order of the menu.' }),
  })
  .meta({ id: 'Section' });

export const menuQuerySchema = z.object({ asOf: asOfParameter });

/** Full view of one version of a menu. */
export const menuSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Menu id. Each version has its own.', example: 12 }),
    restaurantId: guidSchema.meta({ description: 'Id of the owning restaurant.' }),
    name: z.string().meta({ description: 'Menu name as the restaurant presents it.' }),
    sourceUrl: z.url().meta({ description: 'Address of the document the menu was read from.' }),
    dateUpdated: dateTimeSchema.meta({ description: 'When this version was imported (UTC).' }),
    dateDeleted: dateTimeSchema.nullable().meta({ description: 'When this version was replaced; null on the latest.' }),
    version: z.int().min(1).meta({ description: 'Goes up by one with each change by the restaurant.' }),
    previousMenuVersionId: idSchema
      .nullable()
      .meta({ description: 'Id of the version before; null when there is none.' }),
    sections: z.array(sectionSchema),
  })
  .meta({ id: 'Menu' });

export const menuVersionSchema = z
  .strictObject({
    id: idSchema,
    version: z.int().min(1),
    name: z.string(),
    dateUpdated: dateTimeSchema,
    dateDeleted: dateTimeSchema.nullable(),
    previousMenuVersionId: idSchema.nullable(),
  })
  .meta({ id: 'MenuVersion', description: 'One version of a menu.' });

export const menuVersionsSchema = z
  .array(menuVersionSchema)
  .meta({ description: 'All versions of the menu, newest first.' });
