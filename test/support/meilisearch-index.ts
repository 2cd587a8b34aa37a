import { pino } from 'pino';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import {
  createMeilisearchIndex,
  type MeilisearchIndexOptions,
} from '../../src/search/meilisearch/create-meilisearch-index.ts';
import { createNames } from '../../src/search/understanding/names.ts';
import type { Teardown } from './teardown.ts';
import { tellingNames } from './telling-names.ts';

/** The adapter on an engine, closed after the test. */
export function meilisearchIndex(
  t: Teardown,
  options: Pick<MeilisearchIndexOptions, 'url'> & Partial<MeilisearchIndexOptions>,
): SearchIndex {
  const names = createNames<number>();
  const index = createMeilisearchIndex({
    names,
    searchKey: 'search',
    indexerKey: 'indexer',
    logger: pino({ level: 'silent' }),
    ...options,
  });
  t.teardown(() => index.close());
  return tellingNames(index, names);
}
