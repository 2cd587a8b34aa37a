import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { MenuChanges } from '../../src/ports/menu-changes.ts';
import type { RegionMap, RegionStore } from '../../src/ports/regions.ts';
import type { SearchIndex, SearchReader } from '../../src/ports/search-index.ts';
import { createGuardedIndex } from '../../src/search/guarded-index.ts';
import { createInProcessIndex } from '../../src/search/in-process/create-in-process-index.ts';
import type { Ask } from '../../src/search/meilisearch/ask.ts';
import { createMeilisearchIndex } from '../../src/search/meilisearch/create-meilisearch-index.ts';
import { createGroupedReader } from '../../src/search/meilisearch/groups/create-grouped-reader.ts';
import { createReplicaChoice } from '../../src/search/replicas/choose-replica.ts';
import { createReplicatedReader } from '../../src/search/replicas/create-replicated-reader.ts';
import { createReplicaWatch } from '../../src/search/replicas/replica-watch.ts';
import { createSearchGuard } from '../../src/search/search-guard.ts';
import type { Config, MeilisearchEngine } from '../config.ts';

/** An index to be filled and searched, and the name under which the outbox knows it. */
export interface OpenEngine {
  readonly index: SearchIndex;
  readonly engine: string;
  /** Null: it holds everything. */
  readonly group: string | null;
}

/** One that is searched together with other groups, below the search plans. */
interface GroupEngine extends OpenEngine {
  readonly group: string;
  readonly ask: Ask;
}

/** All engines of the configuration: each holds everything, or the part of its group. */
export interface OpenEngines {
  readonly engines: readonly OpenEngine[];
  /** Those of groups; empty where each engine holds everything. */
  readonly grouped: readonly GroupEngine[];
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
  /** Longest time of one search of a Meilisearch engine; 800 by default. */
  readonly meilisearchMs?: number;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** Opens an index, guarded, on each Meilisearch engine of the configuration, or else one inside this process, which an indexer must fill. */
export function openEngines({ config, meilisearchMs = MEILISEARCH_SEARCH_MS, ...deps }: SearchDeps): OpenEngines {
  const { logger, registry } = deps;
  const guardOf = (engine: string, timeoutMs: number) => createSearchGuard({ engine, timeoutMs, logger, registry });
  const opened = (config.meili?.engines ?? []).map(({ name: engine, url, group }: MeilisearchEngine) => {
    const index = createMeilisearchIndex({ url, ...keysOf(config.meili), logger });
    const guarded = guardOf(engine, meilisearchMs);
    const ask: Ask = (queries, signal) => guarded((limited) => index.ask(queries, limited), signal);
    return { engine, index: createGuardedIndex(index, guarded), group, ask };
  });
  const inProcess = () => {
    const guarded = guardOf('in-process', IN_PROCESS_SEARCH_MS);
    return {
      engine: 'in-process',
      index: createGuardedIndex(createInProcessIndex({ logger, registry }), guarded),
      group: null,
    };
  };
  const engines = opened.length > 0 ? opened : [inProcess()];
  return {
    engines,
    grouped: opened.flatMap(({ group, ...engine }) => (group === null ? [] : [{ ...engine, group }])),
    async close() {
      await Promise.all(engines.map(({ index }) => index.close()));
    },
  };
}

/** Gives all regions to the first group of the configuration, where none has been given to any. */
export async function beginRegions(
  { grouped: [first] }: OpenEngines,
  regions: Pick<RegionStore, 'begin'>,
): Promise<void> {
  if (first) await regions.begin(first.group);
}

function keysOf({ searchKey, indexerKey }: { searchKey?: string | undefined; indexerKey?: string | undefined } = {}) {
  return { searchKey: searchKey ?? indexerKey ?? '', ...(indexerKey === undefined ? {} : { indexerKey }) };
}

/** What is searched, and follows the engines between `start` and `stop`. */
export type FollowingReader = SearchReader & { start(): Promise<void>; stop(): Promise<void> };

export interface ReaderDeps extends Omit<SearchDeps, 'config' | 'meilisearchMs'> {
  readonly progress: Pick<MenuChanges, 'epoch' | 'status'>;
  /** Follows which group has which region; asked for where there are groups. */
  readonly regionMap: () => RegionMap;
}

/** Reads from whichever engine is complete and answers first, and of groups from each. */
export function openReader({ engines, grouped }: OpenEngines, deps: ReaderDeps): FollowingReader {
  if (grouped.length > 0) return openGroupedReader(grouped, deps);
  const [only, ...others] = engines;
  if (only && others.length === 0) {
    return { ...only.index, start: () => Promise.resolve(), stop: () => Promise.resolve() };
  }
  const watch = createReplicaWatch(engines, deps);
  return { ...createReplicatedReader(engines, watch), start: watch.start, stop: async () => watch.stop() };
}

function openGroupedReader(grouped: readonly GroupEngine[], deps: ReaderDeps): FollowingReader {
  const regions = deps.regionMap();
  const groups = [...new Set(grouped.map(({ group }) => group))].map((name) => {
    const replicas = grouped.filter(({ group }) => group === name);
    const watch = createReplicaWatch(replicas, deps);
    const { ask, health } = createReplicaChoice(watch);
    const askOne: Ask = (queries, signal) => ask((replica) => replica.ask(queries, signal), signal);
    return { name, ask: askOne, health, watch };
  });
  return {
    ...createGroupedReader(groups, { regions, registry: deps.registry }),
    async start() {
      await Promise.all([regions.start(), ...groups.map(({ watch }) => watch.start())]);
    },
    async stop() {
      for (const { watch } of groups) watch.stop();
      await regions.stop();
    },
  };
}
