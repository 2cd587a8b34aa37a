import { NO_ALLERGENS, UNKNOWN_ALLERGENS } from '@menu-data-service/menu-model/allergens';
import { z } from 'zod';
import { MAX_HITS, MAX_OFFSET } from '../../ports/search/queries.ts';
import type { ApiDeps } from '../shared/api-deps.ts';
import { SUGGESTIONS_FACTOR } from '../shared/client-limits.ts';
import type { DataHeaders } from '../shared/data-headers.ts';
import { MAX_PAGE_SIZE } from '../shared/paging.ts';
import { MAX_SEARCH_LENGTH } from '../shared/search-parameter.ts';
import { constantRoute } from './constant.ts';

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
        .meta({ id: 'SpecialValue', description: 'Meaning of a special value of a field.' }),
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

const VALUES = [
  { field: 'price', value: '0', meaning: 'No price is known, or the menu is a set menu with one price.' },
  { field: 'description', value: 'null', meaning: 'The restaurant gives no description.' },
  { field: 'description', value: '""', meaning: 'The restaurant leaves the description empty.' },
  { field: 'allergens', value: NO_ALLERGENS, meaning: 'None: stated by the restaurant, or every ingredient is known.' },
  { field: 'allergens', value: UNKNOWN_ALLERGENS, meaning: 'Nothing is known either way. It does not mean none.' },
  { field: 'dateDeleted', value: 'null', meaning: 'The latest version of the menu.' },
  { field: 'previousMenuVersionId', value: 'null', meaning: 'The first version of the menu.' },
  { field: 'section', value: 'null', meaning: 'A menu was found by its name alone, not by a section.' },
  { field: 'latitude, longitude', value: '0', meaning: 'The place is not known.' },
];

export function metaRoute(deps: Pick<ApiDeps, 'baseUrl' | 'rateLimitPerMinute'>, data: DataHeaders) {
  const body: z.output<typeof metaSchema> = {
    currency: 'GBP',
    energyUnit: 'kcal',
    timeZone: 'UTC',
    coverage: 'Staffordshire, United Kingdom',
    allergenNotice: `${deps.baseUrl}/allergens`,
    values: VALUES,
    limits: {
      requestsPerMinute: deps.rateLimitPerMinute,
      suggestionsPerMinute: deps.rateLimitPerMinute * SUGGESTIONS_FACTOR,
      limit: MAX_HITS,
      offset: MAX_OFFSET,
      pageSize: MAX_PAGE_SIZE,
      searchCharacters: MAX_SEARCH_LENGTH,
    },
  };
  return constantRoute(body, data);
}
