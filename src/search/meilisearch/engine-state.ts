import type { EnqueuedTask, Meilisearch, MultiSearchQuery, SearchResponse } from 'meilisearch';
import { apiError } from './http-client.ts';
import { type Generation, indexUid } from './index-uids.ts';

const STATE_ID = 'state';

/** Stores the epoch of a generation in the engine, where it is swapped together with the indexes. */
export async function enqueueEpoch(
  client: Meilisearch,
  prefix: string,
  generation: Generation,
  epoch: string,
): Promise<EnqueuedTask> {
  return client
    .index(indexUid(prefix, 'state', generation))
    .addDocuments([{ id: STATE_ID, epoch }], { primaryKey: 'id' });
}

export function isIndexMissing(error: unknown): boolean {
  return apiError(error)?.cause?.code === 'index_not_found';
}

/** Reads the epoch in a generation's state index, regardless of the other indexes; null without one. */
export async function readEpoch(
  client: Meilisearch,
  prefix: string,
  generation: Generation = 'live',
): Promise<string | null> {
  const results = await searchAll(client, [{ indexUid: indexUid(prefix, 'state', generation), limit: 1 }]);
  return epochOf(results?.[0]);
}

export interface EngineState {
  /** Null in an engine without a complete set of our indexes. */
  readonly epoch: string | null;
  readonly items: number;
  readonly menus: number;
}

/** Reads epoch and sizes by search alone, so that the search key is enough. */
export async function readEngineState(client: Meilisearch, prefix: string, signal?: AbortSignal): Promise<EngineState> {
  const queries = (['state', 'items', 'menus', 'sections'] as const).map((index) => ({
    indexUid: indexUid(prefix, index),
    limit: index === 'state' ? 1 : 0,
  }));
  const results = await searchAll(client, queries, signal);
  return {
    epoch: epochOf(results?.[0]),
    items: results?.[1]?.estimatedTotalHits ?? 0,
    menus: results?.[2]?.estimatedTotalHits ?? 0,
  };
}

/** Null if one of the indexes is missing. */
async function searchAll(
  client: Meilisearch,
  queries: MultiSearchQuery[],
  signal?: AbortSignal,
): Promise<readonly SearchResponse[] | null> {
  try {
    const { results } = await client.multiSearch({ queries }, signal === undefined ? {} : { signal });
    return results;
  } catch (error) {
    if (isIndexMissing(error)) return null;
    throw error;
  }
}

function epochOf(state: SearchResponse | undefined): string | null {
  const epoch: unknown = state?.hits[0]?.epoch;
  return typeof epoch === 'string' ? epoch : null;
}
