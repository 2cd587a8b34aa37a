import { z } from 'zod';
import { menuItemSchema } from './menu-item.ts';
import { distanceSchema, familySchema, guidSchema, idSchema, itemIdSchema } from './values.ts';

export const itemSearchHitSchema = z
  .strictObject({
    restaurantId: guidSchema,
    restaurantName: z.string(),
    menuId: idSchema,
    menuName: z.string(),
    sectionName: z.string().meta({ description: 'Name of the section that holds the item.' }),
    menuItem: menuItemSchema,
  })
  .meta({ id: 'ItemSearchHit' });

export const itemSearchSchema = z.array(itemSearchHitSchema);

/** What a hit may be asked to hold, in the order in which it does. */
export const HIT_FIELDS = [
  ...([
    'id',
    'restaurantId',
    'restaurantName',
    'menuId',
    'menuName',
    'sectionName',
    'family',
    'distance',
    'menuItem',
  ] as const),
  ...menuItemSchema.keyof().options,
] as const;
export type HitField = (typeof HIT_FIELDS)[number];

export const selectedHitSchema = z
  .strictObject({
    id: itemIdSchema.optional(),
    ...itemSearchHitSchema.omit({ menuItem: true }).partial().shape,
    family: familySchema.nullable().optional(),
    distance: distanceSchema.optional(),
    menuItem: menuItemSchema.partial().optional(),
  })
  .meta({ id: 'SelectedHit', description: 'Of an item that was found, the fields that were asked for.' });

export const itemSelectionSchema = z.array(selectedHitSchema);
