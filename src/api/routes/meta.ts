import { NO_ALLERGENS, UNKNOWN_ALLERGENS } from '@menu-data-service/allergens';
import type { z } from 'zod';
import { LAST_OFFSET, MOST_HITS } from '../../ports/search/queries.ts';
import type { ApiDeps } from '../api-deps.ts';
import { SUGGESTIONS_FACTOR } from '../client-limits.ts';
import type { DataHeaders } from '../data-headers.ts';
import type { metaSchema } from '../schemas/meta.ts';
import { LARGEST_PAGE } from '../schemas/paging.ts';
import { LONGEST_SEARCH } from '../schemas/search-parameter.ts';
import { constantRoute } from './constant.ts';

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

/** GET /v1/meta: units, and what 0, null, "" and "-" mean. */
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
      limit: MOST_HITS,
      offset: LAST_OFFSET,
      pageSize: LARGEST_PAGE,
      searchCharacters: LONGEST_SEARCH,
    },
  };
  return constantRoute(body, data);
}
