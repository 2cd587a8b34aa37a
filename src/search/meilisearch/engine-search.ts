import { createValueList, type FoundValue } from '@menu-data-service/search-engine';
import { UnavailableError } from '../../lib/unavailable.ts';
import type {
  EngineQuery,
  EngineResult,
  EngineResults,
  SearchEngine,
  ValueDescription,
  ValueQuery,
  ValueSource,
  ValuesToDescribe,
} from '../engine.ts';
import { INDEX_SETTINGS } from '../index-settings.ts';
import { SPELLINGS, usualSpelling } from '../printed-values.ts';
import type { Ask, RawResult } from './create-ask.ts';

/** Creates the engine interface over multi-search requests. */
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

/** @throws UnavailableError if this does not answer our query, such as from another engine at the same address */
function result({ hits, estimatedTotalHits, facetDistribution }: RawResult): EngineResult<unknown> {
  const presented = hits.map((hit) => hit?.presented);
  if (typeof estimatedTotalHits !== 'number' || presented.some((document) => typeof document !== 'object')) {
    throw new UnavailableError('The search engine answered with documents that are not of this service');
  }
  return { hits: presented, total: estimatedTotalHits, facets: facetDistribution ?? {} };
}

/**
 * Finds values with a Meilisearch engine: it finds the documents and counts their values, which are then ordered as in the in-process
 * engine. A field that is not searched has few values, so all of them are read.
 */
function createEngineValues(ask: Ask): Pick<SearchEngine, 'values' | 'describeValues'> {
  return {
    async values(queries, signal) {
      const results = await ask(queries.map(countValues), signal);
      return queries.map((query, i) => bestValues(results[i]?.facetDistribution?.[query.source.field] ?? {}, query));
    },
    async describeValues(wanted, signal) {
      const results = await ask(wanted.flatMap(documentsOf), signal);
      let next = 0;
      return wanted.map(({ source, values }) => values.map(() => describe(source, results[next++])));
    },
  };
}

function isSearched({ index, field }: ValueSource): boolean {
  return (INDEX_SETTINGS[index].searchableAttributes as readonly string[]).includes(field);
}

function countValues({ source, typed, filter }: ValueQuery) {
  const search = { q: typed, attributesToSearchOn: [source.field], matchingStrategy: 'all' as const };
  return {
    index: source.index,
    ...(isSearched(source) ? search : { q: '' }),
    filter,
    facets: [source.field],
    limit: 0,
  };
}

function documentsOf({ source: { index, field, printed, per }, values, filter }: ValuesToDescribe) {
  return values.map((value) => ({
    index,
    q: '',
    filter: [`${field} = "${value}"`, ...filter],
    limit: SPELLINGS,
    attributesToRetrieve: [printed],
    ...(per === null ? {} : { facets: [per] }),
  }));
}

function describe({ printed, per }: ValueSource, result: RawResult | undefined): ValueDescription {
  const counted = Object.keys((per === null ? null : result?.facetDistribution?.[per]) ?? {});
  return {
    printed: usualSpelling(result?.hits ?? [], printed),
    count: per === null ? null : counted.length,
    only: counted.length === 1 ? (counted[0] ?? null) : null,
  };
}

/** Selects values that contain the typed words, in the order of the in-process engine. */
function bestValues(
  counts: Readonly<Record<string, number>>,
  { source, typed, limit }: ValueQuery,
): readonly FoundValue[] {
  return createValueList(Object.entries(counts), INDEX_SETTINGS[source.index].typoTolerance).find(typed, limit);
}
