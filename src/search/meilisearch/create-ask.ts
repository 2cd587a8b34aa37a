import { type Meilisearch, MeilisearchRequestError, type MultiSearchQuery } from 'meilisearch';
import { UnavailableError } from '../../lib/unavailable.ts';
import type { EngineQuery } from '../engine.ts';
import { IndexFillingError, SearchRefusedError } from '../search-errors.ts';
import { isIndexMissing } from './engine-state.ts';
import { apiError } from './http-client.ts';
import { indexUid } from './index-uids.ts';

export interface RawHit {
  readonly presented?: unknown;
  readonly epoch?: unknown;
}

/** An answer of the engine; fields are set only if requested. */
export interface RawResult {
  readonly hits: readonly RawHit[];
  readonly estimatedTotalHits?: number;
  readonly facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A query of a multi-search, without the stored name of the index. */
export interface AskedQuery extends Pick<EngineQuery, 'index'>, Partial<Omit<EngineQuery, 'index'>> {
  readonly attributesToRetrieve?: readonly string[];
}

export type Ask = (queries: readonly AskedQuery[], signal: AbortSignal | undefined) => Promise<readonly RawResult[]>;

/**
 * Asks a Meilisearch engine: one multi-search request for all queries, with one retry on a broken connection. The client has no timeout, so
 * the caller's signal has to bring one.
 * @throws IndexFillingError if the engine holds no complete index, SearchRefusedError if it rejects the request, and UnavailableError for
 * everything else; the reason of the signal once that is aborted
 */
export function createAsk(client: Meilisearch, prefix: string): Ask {
  const send: Ask = async (queries, signal) => {
    const state = { indexUid: indexUid(prefix, 'state'), limit: 1 };
    const named = queries.map(({ index, ...query }) => ({ ...query, indexUid: indexUid(prefix, index) }));
    // read-only lists are fine, as they are only sent
    const body = { queries: [...named, state] as MultiSearchQuery[] };
    const ask = (): Promise<{ results: RawResult[] }> =>
      client.multiSearch(body, signal === undefined ? {} : { signal });
    const { results } = await ask().catch((error: unknown) => {
      if (signal?.aborted || !isBrokenConnection(error)) throw error;
      return ask();
    });
    if (results.length !== queries.length + 1) throw new TypeError('The search engine left queries unanswered');
    if (!results.every(({ hits }) => Array.isArray(hits))) throw new TypeError('The search engine gave no hits');
    // Without its state the engine lost its indexes and holds at most a part of the menus, which must not pass for all.
    const epoch = results.at(-1)?.hits[0]?.epoch;
    if (typeof epoch !== 'string') throw new IndexFillingError('The search engine holds no complete index');
    return results.slice(0, -1);
  };
  return async (queries, signal) => {
    try {
      return await send(queries, signal);
    } catch (error) {
      throw signal?.aborted ? signal.reason : toSearchError(error);
    }
  };
}

function toSearchError(error: unknown): Error {
  if (error instanceof IndexFillingError) return error;
  if (isIndexMissing(error)) return new IndexFillingError('The search engine holds no index', { cause: error });
  if (apiError(error)?.response.status === 400)
    return new SearchRefusedError('The search engine refused a search', { cause: error });
  return new UnavailableError('The search engine did not answer', { cause: error });
}

/** Retries only a connection that broke before an answer came; a refused one is not worth it. */
function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof MeilisearchRequestError)) return false;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && (cause.code === 'ECONNRESET' || cause.code === 'EPIPE');
}
