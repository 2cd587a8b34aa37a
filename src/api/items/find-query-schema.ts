import { z } from 'zod';
import { MAX_OFFSET } from '../../ports/search/queries.ts';
import { integerParameter } from '../shared/parameter.ts';
import { searchParameter, understandParameter } from '../shared/search-parameter.ts';
import { checkTogether, filterParameters, sortParameter } from './item-search-query.ts';

export const DISHES_A_PAGE = 20;

export const findQuerySchema = z
  .object({
    search: searchParameter('Words to search for; without them, every dish of the filters.').optional(),
    understand: understandParameter.optional(),
    sort: sortParameter.optional(),
    page: integerParameter('Page of the results, from 1.', { least: 1, most: MAX_OFFSET / DISHES_A_PAGE }).default(1),
    ...filterParameters,
  })
  .check(checkTogether);

export type FindQuery = z.output<typeof findQuerySchema>;
