import { z } from 'zod';
import { distanceParameter, nearParameters } from './near.ts';
import { pagingParameters } from './paging.ts';
import { searchParameter, understandParameter } from './search-parameter.ts';

export const menuSearchQuerySchema = z.object({
  search: searchParameter('Words to look for in the names of menus and sections.'),
  ...pagingParameters,
  understand: understandParameter.optional(),
  ...nearParameters,
  sort: distanceParameter.optional(),
});

export type MenuSearchQuery = z.output<typeof menuSearchQuerySchema>;
