import { pino } from 'pino';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import {
  createMeilisearchIndex,
  type MeilisearchIndexOptions,
} from '../../src/search/meilisearch/create-meilisearch-index.ts';
import type { Teardown } from './teardown.ts';

/** The adapter on some engine, closed when the test is over. */
export function meilisearchIndex(
  t: Teardown,
  options: Pick<MeilisearchIndexOptions, 'url'> & Partial<MeilisearchIndexOptions>,
): SearchIndex {
  const index = createMeilisearchIndex({
    searchKey: 'search',
    indexerKey: 'indexer',
    logger: pino({ level: 'silent' }),
    ...options,
  });
  t.teardown(() => index.close());
  return index;
}
