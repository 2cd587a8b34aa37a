import { z } from 'zod';
import { LAST_OFFSET, MOST_HITS } from '../../ports/search/queries.ts';
import { integerParameter } from './parameter.ts';

/** The most restaurants of a page. */
export const LARGEST_PAGE = 100;

/** Paging of arrays. */
export const pagingParameters = {
  limit: integerParameter(`Hits in the answer; more than ${MOST_HITS} is served as ${MOST_HITS}.`, {
    least: 1,
    servedAtMost: MOST_HITS,
    default: 100,
  }).default(100),
  offset: integerParameter('Hits to leave out at the beginning.', { least: 0, most: LAST_OFFSET, default: 0 }).default(
    0,
  ),
};

/** Paging of restaurants by page number. */
export const pageParameters = {
  page: integerParameter('Page to return, from 1.', { least: 1, default: 1 }).default(1),
  pageSize: integerParameter(`Restaurants a page; more than ${LARGEST_PAGE} is served as ${LARGEST_PAGE}.`, {
    least: 1,
    servedAtMost: LARGEST_PAGE,
    default: 20,
  }).default(20),
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
