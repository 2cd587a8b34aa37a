import type { SearchIndex } from './ports/search-index.ts';
import type { ProcessBase } from './processes/process-base.ts';
import { createEmbeddedSearchIndex } from './search/embedded/create-embedded-search-index.ts';
import { createMeilisearchIndex } from './search/meilisearch/create-meilisearch-index.ts';

/** The search index in use and the name under which the outbox knows it. */
export interface OpenSearch {
  readonly index: SearchIndex;
  readonly engine: string;
}

/** Opens the index on MEILI_URL, or else one inside this process, which an indexer must fill. */
export function openSearch({ config, logger, registry }: ProcessBase): OpenSearch {
  if (!config.meili) return { index: createEmbeddedSearchIndex({ logger, registry }), engine: 'in-process' };
  const { url, searchKey, indexerKey } = config.meili;
  const keys = { searchKey: searchKey ?? indexerKey ?? '', ...(indexerKey === undefined ? {} : { indexerKey }) };
  return { index: createMeilisearchIndex({ url, ...keys, logger, registry }), engine: 'meilisearch' };
}
