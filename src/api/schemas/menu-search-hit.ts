import { z } from 'zod';
import { guidSchema, idSchema } from './values.ts';

export const menuSearchHitSchema = z
  .strictObject({
    restaurantId: guidSchema,
    restaurantName: z.string(),
    menuId: idSchema,
    menuName: z.string(),
    section: z
      .string()
      .nullable()
      .meta({ description: 'Name of the matching section; null when the match is on the menu name alone.' }),
  })
  .meta({ id: 'MenuSearchHit' });

export const menuSearchSchema = z.array(menuSearchHitSchema);
