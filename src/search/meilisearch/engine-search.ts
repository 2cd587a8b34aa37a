import { type Meilisearch, MeilisearchRequestError } from 'meilisearch';
import { UnavailableError } from '../../lib/unavailable.ts';
import type { EngineQuery, EngineResult, EngineResults, SearchEngine } from '../engine.ts';
import { IndexFillingError, SearchRefusedError } from '../search-errors.ts';
import type { Ask, RawResult } from './ask.ts';
import { isIndexMissing } from './engine-state.ts';
import { createEngineValues } from './engine-values.ts';
import { apiError } from './http-client.ts';
import { indexUid } from './index-uids.ts';

/**
 * Searches a Meilisearch engine: one multi-search request for all queries, and one more try on a broken connection. The
 * client has no time limit of its own, so the caller's signal has to bring one.
 * @throws IndexFillingError where the engine holds no complete index, SearchRefusedError where it calls the request
 * wrong, and UnavailableError for everything else; the reason of the signal once that is aborted
 */
export function createEngineSearch(client: Meilisearch, prefix: string): SearchEngine {
  const send: Ask = async (queries, signal) => {
    const state = { indexUid: indexUid(prefix, 'state'), limit: 1 };
    const named = queries.map(({ index, filter, ...query }) => ({
      ...query,
      indexUid: indexUid(prefix, index),
      ...(filter && {
        filter: filter.map((condition) => (typeof condition === 'string' ? condition : [...condition])),
      }),
    }));
    const body = { queries: [...named, state] };
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
  const ask: Ask = async (queries, signal) => {
    try {
      return await send(queries, signal);
    } catch (error) {
      throw signal?.aborted ? signal.reason : whatHappened(error);
    }
  };

  return {
    async search<const Queries extends readonly EngineQuery[]>(
      queries: Queries,
      signal?: AbortSignal,
    ): Promise<EngineResults<Queries>> {
      // The engine answers in the order of the queries, with the documents that this adapter stored.
      const results = await ask(queries.map(request), signal);
      return results.map(result) as unknown as EngineResults<Queries>;
    },
    ...createEngineValues(ask),
  };
}

function whatHappened(error: unknown): Error {
  if (error instanceof IndexFillingError) return error;
  if (isIndexMissing(error)) return new IndexFillingError('The search engine holds no index', { cause: error });
  if (apiError(error)?.response.status === 400)
    return new SearchRefusedError('The search engine refused a search', { cause: error });
  return new UnavailableError('The search engine did not answer', { cause: error });
}

/** Only a connection that broke before an answer came is worth a second try; a refused one is not. */
function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof MeilisearchRequestError)) return false;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && (cause.code === 'ECONNRESET' || cause.code === 'EPIPE');
}

function request(query: EngineQuery) {
  const { index, q, filter, matchingStrategy, offset, limit } = query;
  return {
    index,
    q,
    filter,
    matchingStrategy,
    offset,
    limit,
    attributesToRetrieve: ['presented'],
    ...(query.sort === undefined ? {} : { sort: [...query.sort] }),
    ...(query.attributesToSearchOn === undefined ? {} : { attributesToSearchOn: [...query.attributesToSearchOn] }),
    ...(query.facets === undefined ? {} : { facets: [...query.facets] }),
  };
}

/** @throws UnavailableError where this is no answer to a query of ours, such as of another engine at the same address */
function result({ hits, estimatedTotalHits, facetDistribution }: RawResult): EngineResult<unknown> {
  const presented = hits.map((hit) => hit?.presented);
  if (typeof estimatedTotalHits !== 'number' || presented.some((document) => typeof document !== 'object')) {
    throw new UnavailableError('The search engine answered with documents that are not of this service');
  }
  return { hits: presented, total: estimatedTotalHits, facets: facetDistribution ?? {} };
}
