import type { EnqueuedTask, Meilisearch } from 'meilisearch';
import { apiError } from './http-client.ts';
import { type Generation, indexUid } from './index-uids.ts';

const STATE_ID = 'state';

/** Writes the epoch of a generation of the indexes into the engine, where it is swapped together with them. */
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

/** The epoch that the live state index has, whatever became of the other indexes; null without one. */
export async function readEpoch(client: Meilisearch, prefix: string): Promise<string | null> {
  try {
    const { results } = await client.multiSearch({ queries: [{ indexUid: indexUid(prefix, 'state'), limit: 1 }] });
    const epoch: unknown = results[0]?.hits[0]?.epoch;
    return typeof epoch === 'string' ? epoch : null;
  } catch (error) {
    if (isIndexMissing(error)) return null;
    throw error;
  }
}

export interface EngineState {
  /** Null in an engine that holds no complete set of our indexes. */
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
  try {
    const { results } = await client.multiSearch({ queries }, signal === undefined ? {} : { signal });
    const [state, items, menus] = results;
    const epoch: unknown = state?.hits[0]?.epoch;
    return {
      epoch: typeof epoch === 'string' ? epoch : null,
      items: items?.estimatedTotalHits ?? 0,
      menus: menus?.estimatedTotalHits ?? 0,
    };
  } catch (error) {
    if (isIndexMissing(error)) return { epoch: null, items: 0, menus: 0 };
    throw error;
  }
}
