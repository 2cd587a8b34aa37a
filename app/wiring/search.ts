import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import { createGuardedIndex } from '../../src/search/guarded-index.ts';
import { createInProcessIndex } from '../../src/search/in-process/create-in-process-index.ts';
import { createMeilisearchIndex } from '../../src/search/meilisearch/create-meilisearch-index.ts';
import type { Config } from '../config.ts';

/** The search index in use and the name under which the outbox knows it. */
export interface OpenSearch {
  readonly index: SearchIndex;
  readonly engine: string;
}

/**
 * A search ends before the deadline of a request (2 s), so that the answer says what took too long. Where a second search
 * is needed, for hits of menus that were just replaced, both together may meet the deadline first.
 */
const IN_PROCESS_SEARCH_MS = 1000;
const MEILISEARCH_SEARCH_MS = 800;

/** What the process provides. */
export interface SearchDeps {
  readonly config: Pick<Config, 'meili'>;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** Opens the index, guarded, on MEILI_URL, or else one inside this process, which an indexer must fill. */
export function openSearch({ config, logger, registry }: SearchDeps): OpenSearch {
  const guarded = (index: SearchIndex, timeoutMs: number) => createGuardedIndex(index, { timeoutMs, logger, registry });
  if (!config.meili) {
    const index = createInProcessIndex({ logger, registry });
    return { index: guarded(index, IN_PROCESS_SEARCH_MS), engine: 'in-process' };
  }
  const { url, searchKey, indexerKey } = config.meili;
  const keys = { searchKey: searchKey ?? indexerKey ?? '', ...(indexerKey === undefined ? {} : { indexerKey }) };
  const index = createMeilisearchIndex({ url, ...keys, logger });
  return { index: guarded(index, MEILISEARCH_SEARCH_MS), engine: 'meilisearch' };
}
