import type { MultiSearchQuery } from 'meilisearch';
import type { IndexName } from '../engine.ts';
import type { Conditions } from '../item-filter.ts';

/** How an answer of the engine is read; only what was asked for is there. */
export interface RawResult {
  readonly hits: readonly { readonly presented?: unknown; readonly epoch?: unknown }[];
  readonly estimatedTotalHits?: number;
  readonly facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Sends one multi-search; its queries lack the name of the index as it is stored. */
export type Ask = (
  queries: readonly (Omit<MultiSearchQuery, 'indexUid' | 'filter'> & {
    readonly index: IndexName;
    readonly filter?: Conditions;
  })[],
  signal: AbortSignal | undefined,
) => Promise<readonly RawResult[]>;
