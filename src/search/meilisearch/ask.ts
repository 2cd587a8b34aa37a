import type { MultiSearchQuery } from 'meilisearch';
import type { IndexName } from '../engine.ts';
import type { Conditions } from '../item-filter.ts';

export interface RawHit {
  readonly presented?: unknown;
  readonly epoch?: unknown;
}

/** How an answer of the engine is read; only what was asked for is there. */
export interface RawResult {
  readonly hits: readonly RawHit[];
  readonly estimatedTotalHits?: number;
  readonly facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A query of a multi-search, without the name of the index as it is stored. */
export type AskedQuery = Omit<MultiSearchQuery, 'indexUid' | 'filter'> & {
  readonly index: IndexName;
  readonly filter?: Conditions;
};

/** Sends one multi-search. */
export type Ask = (queries: readonly AskedQuery[], signal: AbortSignal | undefined) => Promise<readonly RawResult[]>;
