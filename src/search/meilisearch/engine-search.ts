import { UnavailableError } from '../../lib/unavailable.ts';
import type { EngineQuery, EngineResult, EngineResults, SearchEngine } from '../engine.ts';
import type { Ask, RawResult } from './ask.ts';
import { createEngineValues } from './engine-values.ts';

/** What the search plans run on, over whatever answers multi-search requests: an engine, or several groups of them. */
export function createEngineSearch(ask: Ask): SearchEngine {
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
