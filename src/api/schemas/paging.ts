import { integerParameter } from './parameter.ts';

export const MOST_HITS = 1000;
export const LAST_OFFSET = 10_000;

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
