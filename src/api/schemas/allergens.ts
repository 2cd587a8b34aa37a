import { ALLERGENS, type AllergenCode } from '@menu-data-service/allergens';
import { z } from 'zod';

export const allergenCodeSchema = z.enum(ALLERGENS.map(({ code }) => code) as [AllergenCode, ...AllergenCode[]]);

export const allergensSchema = z.array(
  z
    .strictObject({
      code: allergenCodeSchema.meta({ description: 'Stable code, also understood by excludeAllergens.' }),
      name: z.string().meta({ description: 'Name as in the allergens of an item.' }),
      aliases: z.array(z.string()).meta({ description: 'Other words excludeAllergens understands.' }),
    })
    .meta({ id: 'Allergen' }),
);
