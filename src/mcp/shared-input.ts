import { z } from 'zod';
import { ALLERGEN_CERTAINTIES, COURSES } from '../ports/search/queries.ts';

/** Goes with every answer: how far it can be relied on. */
export const VERIFY = 'Unknown never means absent. Diets and allergens must be verified with the restaurant.';

const flag = z.boolean().optional();

/** What one person eats. */
export const needs = {
  vegan: flag,
  vegetarian: flag,
  halal: flag,
  excludeAllergens: z.array(z.string()).optional().describe('UK allergens: "nuts", "milk"'),
  maxPrice: z.number().min(0).optional().describe('pounds a dish'),
};

/** Where, and which course. */
export const place = {
  city: z.string().optional(),
  near: z.string().optional().describe('UK postcode, town or "latitude,longitude"'),
  radius: z.string().optional().describe('of near: "3mi"; default "5km"'),
  cuisine: z.string().optional(),
  course: z.enum(COURSES).optional(),
};

export const conditions = { ...needs, ...place };

export const certainty = {
  allergenCertainty: z
    .enum(ALLERGEN_CERTAINTIES)
    .optional()
    .describe(
      'how sure that excluded allergens are absent; default stated; likely: calibrated estimates too; any: unknowns too',
    ),
};
