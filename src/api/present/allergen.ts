import type { ALLERGENS } from '@menu-data-service/allergens';
import { LIKELY_ABSENCE } from '@menu-data-service/allergens/likely-absence';
import type { z } from 'zod';
import type { allergensSchema } from '../schemas/allergens.ts';

export function presentAllergen(allergen: (typeof ALLERGENS)[number]): z.output<typeof allergensSchema>[number] {
  const { code, name, aliases } = allergen;
  return { code, name, aliases: [...aliases], likely: [...LIKELY_ABSENCE[code]] };
}
