import { z } from 'zod';
import { asOfParameter } from './as-of.ts';
import { pageShape } from './paging.ts';
import { guidSchema, idSchema } from './values.ts';

const cuisine = z
  .string()
  .meta({ description: 'Cuisine, or kind of establishment where the cuisine is not plain.', example: 'Oatcake shop' });

export const restaurantSummarySchema = z
  .strictObject({
    id: guidSchema,
    name: z.string(),
    location: z.string().meta({ description: 'City and postcode in one string.', example: 'Leek ST13 5AA' }),
    activeMenus: z.int().min(0).meta({ description: 'Number of menus in their latest version; may be 0.' }),
    cuisine,
  })
  .meta({ id: 'RestaurantSummary' });

export const restaurantPageSchema = z
  .strictObject({
    items: z.array(restaurantSummarySchema),
    ...pageShape('Number of restaurants that match.'),
  })
  .meta({ id: 'RestaurantPage' });

export const restaurantQuerySchema = z.object({ asOf: asOfParameter });
/** What is stored of a restaurant itself. */
const restaurantFields = {
  id: guidSchema,
  name: z.string(),
  phoneNumber: z.string(),
  cuisine,
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  latitude: z.number().meta({ description: 'Degrees of WGS 84; 0, as longitude, where the place is not known.' }),
  longitude: z
    .number()
    .meta({ description: 'Degrees of WGS 84, east of Greenwich; 0, as latitude, where the place is not known.' }),
};

export const restaurantSchema = z.strictObject(restaurantFields).meta({ id: 'Restaurant' });

export const restaurantDetailSchema = z
  .strictObject({
    ...restaurantFields,
    menus: z.array(
      z
        .strictObject({ id: idSchema, version: z.int().min(1), name: z.string() })
        .meta({ id: 'MenuReference', description: 'Latest version of one menu.' }),
    ),
  })
  .meta({ id: 'RestaurantDetail' });
