import { z } from 'zod';
import { menuItemSchema } from './menu-item.ts';
import { guidSchema, idSchema } from './values.ts';

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
