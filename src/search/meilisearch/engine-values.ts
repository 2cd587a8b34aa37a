import { bestValues } from '../best-values.ts';
import type { SearchEngine, ToldValue, ValueQuery, ValueSource, ValuesToTell } from '../engine.ts';
import { INDEX_SETTINGS } from '../index-settings.ts';
import { SPELLINGS, usualSpelling } from '../printed-values.ts';
import type { Ask, RawResult } from './create-ask.ts';

/**
 * Values from a Meilisearch engine: it finds the documents and counts their values, which are then put in order as the
 * in-process engine does. A field that is not searched has few values, so all of them are read.
 */
export function createEngineValues(ask: Ask): Pick<SearchEngine, 'values' | 'tell'> {
  return {
    async values(queries, signal) {
      const results = await ask(queries.map(countValues), signal);
      return queries.map((query, i) => bestValues(results[i]?.facetDistribution?.[query.source.field] ?? {}, query));
    },
    async tell(wanted, signal) {
      const results = await ask(wanted.flatMap(documentsOf), signal);
      let next = 0;
      return wanted.map(({ source, values }) => values.map(() => told(source, results[next++])));
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

function documentsOf({ source: { index, field, printed, per }, values, filter }: ValuesToTell) {
  return values.map((value) => ({
    index,
    q: '',
    filter: [`${field} = "${value}"`, ...filter],
    limit: SPELLINGS,
    attributesToRetrieve: [printed],
    ...(per === null ? {} : { facets: [per] }),
  }));
}

function told({ printed, per }: ValueSource, result: RawResult | undefined): ToldValue {
  const counted = Object.keys((per === null ? null : result?.facetDistribution?.[per]) ?? {});
  return {
    printed: usualSpelling(result?.hits ?? [], printed),
    count: per === null ? null : counted.length,
    only: counted.length === 1 ? (counted[0] ?? null) : null,
  };
}
