import { z } from 'zod';
import { ALLERGEN_CERTAINTIES, COURSES } from '../../ports/search/queries.ts';

const flag = z.boolean().optional();
const id = z.int().min(1);

const needs = {
  vegan: flag,
  vegetarian: flag,
  halal: flag,
  excludeAllergens: z.array(z.string()).optional().describe('UK allergens: "nuts", "milk"'),
  maxPrice: z.number().min(0).optional().describe('pounds a dish'),
};

const place = {
  city: z.string().optional(),
  near: z.string().optional().describe('UK postcode, town or "latitude,longitude"'),
  radius: z.string().optional().describe('of near: "3mi"; default "5km"'),
  cuisine: z.string().optional(),
  course: z.enum(COURSES).optional(),
};

const certainty = {
  allergenCertainty: z
    .enum(ALLERGEN_CERTAINTIES)
    .optional()
    .describe(
      'how sure that excluded allergens are absent; default stated; likely: calibrated estimates too; any: unknowns too',
    ),
};

export const INPUTS = {
  search_dishes: z.strictObject({
    search: z.string().describe('e.g. "vegan curry under £10"'),
    ...needs,
    ...place,
    ...certainty,
    limit: z.int().min(1).max(10).default(5),
    offset: z.int().min(0).default(0),
  }),
  get_menu: z.strictObject({
    menuId: id,
    section: z.string().optional().describe('part of a section name'),
  }),
  compare_versions: z.strictObject({
    menuId: id,
    from: id.optional().describe('menuId of another version; default the one before'),
  }),
  find_for_group: z.strictObject({
    eaters: z
      .array(z.strictObject({ name: z.string().optional(), ...needs }))
      .min(1)
      .max(8),
    dishes: z.int().min(1).max(10).default(2).describe('each must find'),
    ...certainty,
    ...place,
    limit: z.int().min(1).max(10).default(3),
  }),
};
