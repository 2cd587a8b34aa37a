import { z } from 'zod';
import { distanceParameter, nearParameters } from '../items/near.ts';
import { pagingParameters } from '../shared/paging.ts';
import { searchedOr, searchParameter, understandParameter } from '../shared/search-parameter.ts';

export const menuSearchQuerySchema = z
  .object({
    search: searchParameter('Words to find in the names of menus and sections. Optional only with near.').optional(),
    ...pagingParameters,
    understand: understandParameter.optional(),
    ...nearParameters,
    sort: distanceParameter.optional(),
  })
  .refine(...searchedOr('near'));
