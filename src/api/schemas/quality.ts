import { z } from 'zod';
import { CONFLICT_KINDS } from '../../domain/conflicts.ts';
import { afterParameter } from './after.ts';
import { LARGEST_PAGE, pageParameters, pageShape } from './paging.ts';
import { servedParameter } from './parameter.ts';
import { dateTimeSchema, guidSchema, idSchema } from './values.ts';

const { page, pageSize } = pageParameters;

export const qualityQuerySchema = z.object({
  limit: servedParameter('Restaurants in the answer', LARGEST_PAGE, 20).optional(),
  after: afterParameter.optional(),
  page: page.meta({ deprecated: true, description: 'Use after.' }),
  pageSize: pageSize.meta({ deprecated: true, description: 'Use limit.' }),
});

const conflict = z
  .strictObject({
    kind: z.enum(CONFLICT_KINDS).meta({ description: 'What can hardly be right.' }),
    menuId: idSchema,
    menu: z.string(),
    section: z.string().meta({ description: 'Empty where the whole menu is meant.' }),
    item: z.string().meta({ description: 'Empty where the whole menu is meant.' }),
    detail: z.string().meta({ example: 'vegan, but contains MILK' }),
  })
  .meta({ id: 'Conflict', description: 'Values that contradict each other.' });

const staleSource = z
  .strictObject({
    sourceUrl: z.string(),
    lastCheck: dateTimeSchema,
    failures: z.int().min(0).meta({ description: 'Checks in a row that found it unreachable.' }),
  })
  .meta({ id: 'StaleSource', description: 'Not looked at for 90 days, or unreachable three times in a row.' });

export const qualityPageSchema = z
  .strictObject({
    items: z.array(
      z
        .strictObject({
          restaurantId: guidSchema,
          restaurantName: z.string(),
          menus: z.int().min(0).meta({ description: 'Active menus.' }),
          items: z.int().min(0).meta({ description: 'Items of the active menus.' }),
          unpriced: z.int().min(0).meta({ description: 'Items without a known price.' }),
          reviewBacklog: z.int().min(0).meta({ description: 'What a person has yet to look at.' }),
          conflicts: z.array(conflict),
          staleSources: z.array(staleSource),
        })
        .meta({ id: 'RestaurantQuality' }),
    ),
    ...pageShape('Number of restaurants.'),
  })
  .meta({ id: 'QualityPage' });
