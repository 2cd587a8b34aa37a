import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { FollowedNames, NameKeeper } from '../../src/ports/search/names.ts';
import type { SearchIndex, SearchReader } from '../../src/ports/search-index.ts';
import { dishFamilyOf } from '../../src/search/families/family-of.ts';
import { createGuardedIndex } from '../../src/search/guarded-index.ts';
import { createInProcessIndex } from '../../src/search/in-process/create-in-process-index.ts';
import { createMeilisearchIndex } from '../../src/search/meilisearch/create-meilisearch-index.ts';
import { askedNear } from '../../src/search/understanding/asked-near.ts';
import { createNames } from '../../src/search/understanding/names.ts';
import { type Config, ONLY_ENGINE } from '../config.ts';

export { askedNear, dishFamilyOf };

export interface OpenEngine {
  readonly index: SearchIndex;
  readonly engine: string;
}

export interface OpenEngines {
  readonly searched: SearchIndex;
  readonly engines: readonly OpenEngine[];
  /** Names for interpreting searches, for the reader to fill; null where the index knows its own content. */
  readonly names: NameKeeper<string> | null;
  close(): Promise<void>;
}

/** Below the deadline of a request (2 s), so that the answer names the slow part. */
const IN_PROCESS_SEARCH_MS = 1000;
const MEILISEARCH_SEARCH_MS = 800;

const IN_PROCESS = 'in-process';

export interface SearchDeps {
  readonly config: Pick<Config, 'meili'>;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** Opens a guarded index at MEILI_URL and one on each engine behind it, or else one inside this process, which an indexer must fill. */
export function openEngines({ config: { meili }, logger, registry }: SearchDeps): OpenEngines {
  const guarded = (engine: string, timeoutMs: number, index: SearchIndex): SearchIndex =>
    createGuardedIndex(index, { engine, timeoutMs, logger, registry });
  const opened = (searched: SearchIndex, engines: readonly OpenEngine[], names: OpenEngines['names']): OpenEngines => ({
    searched,
    engines,
    names,
    async close() {
      await Promise.all([...new Set([searched, ...engines.map(({ index }) => index)])].map((index) => index.close()));
    },
  });
  if (!meili) {
    const index = guarded(IN_PROCESS, IN_PROCESS_SEARCH_MS, createInProcessIndex({ logger, registry }));
    return opened(index, [{ engine: IN_PROCESS, index }], null);
  }
  const names = createNames<string>();
  const at = (engine: string, url: string) =>
    createMeilisearchIndex({ url, ...keysOf(meili), names, logger: logger.child({ engine }) });
  const searched = guarded(ONLY_ENGINE, MEILISEARCH_SEARCH_MS, at(ONLY_ENGINE, meili.url));
  const engines = meili.engines.map(({ name: engine, url }) => ({
    engine,
    index: url === meili.url ? searched : at(engine, url),
  }));
  return opened(searched, engines, names);
}

function keysOf({ searchKey, indexerKey }: NonNullable<Config['meili']>) {
  return { searchKey: searchKey ?? indexerKey ?? '', ...(indexerKey === undefined ? {} : { indexerKey }) };
}

export type FollowingReader = SearchReader & { start(): Promise<void>; stop(): Promise<void> };

/** Reads the searched index, interpreting searches by the followed names. */
export function openReader(
  { searched, names }: OpenEngines,
  stores: { followNames(keeper: NameKeeper<string>, logger: Logger): FollowedNames },
  logger: Logger,
): FollowingReader {
  const followed = names && stores.followNames(names, logger);
  return {
    ...searched,
    start: async () => followed?.start(),
    stop: async () => followed?.stop(),
  };
}
