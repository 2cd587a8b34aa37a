import { z } from 'zod';
import { MAX_HITS, MAX_OFFSET } from '../../ports/search/queries.ts';
import { integerParameter, servedParameter } from './parameter.ts';

export const MAX_PAGE_SIZE = 100;

export const pagingParameters = {
  limit: servedParameter('Hits in the answer', MAX_HITS, 100).default(100),
  offset: integerParameter('Hits to leave out at the beginning.', { least: 0, most: MAX_OFFSET, default: 0 }).default(
    0,
  ),
};

export const pageParameters = {
  page: integerParameter('Page to return, from 1.', { least: 1, default: 1 }).default(1),
  pageSize: servedParameter('Restaurants a page', MAX_PAGE_SIZE, 20).default(20),
};

export const pageShape = (total: string) => ({
  totalCount: z.int().min(0).meta({ description: total }),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE).meta({ description: 'Page size in use.' }),
  currentPage: z.int().min(1),
  totalPages: z.int().min(0),
  hasPrevious: z.boolean(),
  hasNext: z.boolean(),
});
