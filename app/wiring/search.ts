import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Regular } from '../../src/lib/regularly.ts';
import type { MenuChanges } from '../../src/ports/menu-changes.ts';
import type { FollowedNames, NameKeeper } from '../../src/ports/search/names.ts';
import type { SearchIndex, SearchReader } from '../../src/ports/search-index.ts';
import { familyOf } from '../../src/search/families/family-of.ts';
import { createGuardedIndex } from '../../src/search/guarded-index.ts';
import { createInProcessIndex } from '../../src/search/in-process/create-in-process-index.ts';
import { createMeilisearchIndex } from '../../src/search/meilisearch/create-meilisearch-index.ts';
import { createReplicatedReader } from '../../src/search/replicas/create-replicated-reader.ts';
import { createReplicaWatch } from '../../src/search/replicas/replica-watch.ts';
import { createSearchGuard } from '../../src/search/search-guard.ts';
import { askedNear } from '../../src/search/understanding/asked-near.ts';
import { createNames } from '../../src/search/understanding/names.ts';
import type { Config } from '../config.ts';

export { askedNear, familyOf };

/** An index to be filled and searched, and the name under which the outbox knows it. */
export interface OpenEngine {
  readonly index: SearchIndex;
  readonly engine: string;
}

/** All engines of the configuration, each of which holds everything. */
export interface OpenEngines {
  readonly engines: readonly OpenEngine[];
  /** By which all of them understand searches, for the reader to fill; null where the index knows what it holds by itself. */
  readonly names: NameKeeper<string> | null;
  close(): Promise<void>;
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

/** Opens an index, guarded, on each Meilisearch engine of the configuration, or else one inside this process, which an indexer must fill. */
export function openEngines({ config: { meili }, logger, registry }: SearchDeps): OpenEngines {
  const guarded = (engine: string, timeoutMs: number, index: SearchIndex): OpenEngine => ({
    engine,
    index: createGuardedIndex(index, createSearchGuard({ engine, timeoutMs, logger, registry })),
  });
  const names = meili ? createNames<string>() : null;
  const engines =
    meili && names
      ? meili.engines.map(({ name, url }) => {
          const keys = keysOf(meili);
          const index = createMeilisearchIndex({ url, ...keys, names, logger: logger.child({ engine: name }) });
          return guarded(name, MEILISEARCH_SEARCH_MS, index);
        })
      : [guarded('in-process', IN_PROCESS_SEARCH_MS, createInProcessIndex({ logger, registry }))];
  return {
    engines,
    names,
    async close() {
      await Promise.all(engines.map(({ index }) => index.close()));
    },
  };
}

function keysOf({ searchKey, indexerKey }: NonNullable<Config['meili']>) {
  return { searchKey: searchKey ?? indexerKey ?? '', ...(indexerKey === undefined ? {} : { indexerKey }) };
}

/** What is searched, and follows the engines and the names between `start` and `stop`. */
export type FollowingReader = SearchReader & { start(): Promise<void>; stop(): Promise<void> };

export interface ReaderDeps extends Omit<SearchDeps, 'config'> {
  readonly progress: Pick<MenuChanges, 'epoch' | 'status'>;
  followNames(keeper: NameKeeper<string>, logger: Logger): FollowedNames;
}

/** Reads from whichever engine is complete and answers first. */
export function openReader({ engines, names }: OpenEngines, deps: ReaderDeps): FollowingReader {
  const { reader, ...watch } = readerOf(engines, deps);
  const followed = names && deps.followNames(names, deps.logger);
  return {
    ...reader,
    async start() {
      await watch.start();
      await followed?.start();
    },
    async stop() {
      watch.stop();
      await followed?.stop();
    },
  };
}

function readerOf(engines: readonly OpenEngine[], deps: ReaderDeps): Regular & { readonly reader: SearchReader } {
  const [only, ...others] = engines;
  if (only && others.length === 0) return { reader: only.index, start: () => Promise.resolve(), stop: () => undefined };
  const watch = createReplicaWatch(engines, deps);
  return { ...watch, reader: createReplicatedReader(engines, watch) };
}
