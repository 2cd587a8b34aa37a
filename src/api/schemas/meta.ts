import { z } from 'zod';

export const metaSchema = z
  .strictObject({
    currency: z.literal('GBP').meta({ description: 'Currency of every price (ISO 4217).' }),
    energyUnit: z.literal('kcal').meta({ description: 'Unit of calories, for the item as listed.' }),
    timeZone: z.literal('UTC').meta({ description: 'Time zone of every date.' }),
    coverage: z.string(),
    allergenNotice: z.url().meta({ description: 'Page every consumer should read and pass on.' }),
    values: z.array(
      z
        .strictObject({ field: z.string(), value: z.string(), meaning: z.string() })
        .meta({ id: 'SpecialValue', description: 'What a special value of a field means.' }),
    ),
    limits: z
      .strictObject({
        requestsPerMinute: z.int().meta({ description: 'Of a client without a limit of its own.' }),
        suggestionsPerMinute: z.int().meta({ description: 'Likewise, of suggestions by themselves.' }),
        limit: z.int(),
        offset: z.int(),
        pageSize: z.int(),
        searchCharacters: z.int(),
      })
      .meta({ id: 'Limits', description: 'Largest values that are served.' }),
  })
  .meta({ id: 'Meta' });
