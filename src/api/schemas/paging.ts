import { z } from 'zod';
import { LAST_OFFSET, MOST_HITS } from '../../ports/search/queries.ts';
import { integerParameter, servedParameter } from './parameter.ts';

/** The most restaurants of a page. */
export const LARGEST_PAGE = 100;

/** Paging of arrays. */
export const pagingParameters = {
  limit: servedParameter('Hits in the answer', MOST_HITS, 100).default(100),
  offset: integerParameter('Hits to leave out at the beginning.', { least: 0, most: LAST_OFFSET, default: 0 }).default(
    0,
  ),
};

/** Paging of restaurants by page number. */
export const pageParameters = {
  page: integerParameter('Page to return, from 1.', { least: 1, default: 1 }).default(1),
  pageSize: servedParameter('Restaurants a page', LARGEST_PAGE, 20).default(20),
};

/** Where a numbered page is among the others. */
export const pageShape = (total: string) => ({
  totalCount: z.int().min(0).meta({ description: total }),
  pageSize: z.int().min(1).max(LARGEST_PAGE).meta({ description: 'Page size in use.' }),
  currentPage: z.int().min(1),
  totalPages: z.int().min(0),
  hasPrevious: z.boolean(),
  hasNext: z.boolean(),
});
