import { UnavailableError } from '../../lib/unavailable.ts';
import type { EngineQuery, EngineResult, EngineResults, SearchEngine } from '../engine.ts';
import type { Ask, RawResult } from './create-ask.ts';
import { createEngineValues } from './engine-values.ts';

/** What the search plans run on, over whatever answers multi-search requests: an engine, or several groups of them. */
export function createEngineSearch(ask: Ask): SearchEngine {
  return {
    async search<const Queries extends readonly EngineQuery[]>(
      queries: Queries,
      signal?: AbortSignal,
    ): Promise<EngineResults<Queries>> {
      // The engine answers in the order of the queries, with the documents that this adapter stored.
      const asked = queries.map((query) => ({ ...query, attributesToRetrieve: ['presented'] }));
      const results = await ask(asked, signal);
      return results.map(result) as unknown as EngineResults<Queries>;
    },
    ...createEngineValues(ask),
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
