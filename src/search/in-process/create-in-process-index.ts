import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { collectGarbage } from '../../lib/collect-garbage.ts';
import { measureCounter, measureGauge } from '../../lib/measured.ts';
import type { SearchIndex } from '../../ports/search-index.ts';
import type { Searches } from '../create-searches.ts';
import { menuHash } from '../menu-hash.ts';
import { IndexFillingError, SearchQueueError } from '../search-errors.ts';
import { explainHit } from '../understanding/explain-hit.ts';
import type { WorkerCalls } from './calls.ts';
import { WorkerLostError } from './start-worker.ts';
import { createSupervisor } from './supervisor.ts';

export interface InProcessIndexOptions {
  readonly logger: Logger;
  readonly registry?: Registry;
}

/** Shared, because creating an error with its stack costs more than refusing. */
const QUEUE_FULL = new SearchQueueError('Too many searches wait for the index');

/** Long enough for a thread that is just starting. */
const HEALTH_TIMEOUT_MS = 10_000;

/**
 * Creates the in-process search index, in its own thread so that no search blocks the server. It starts empty and keeps nothing on disk:
 * the indexer fills it. Until it is filled, at first or after a lost thread, searches throw an IndexFillingError and health shows no epoch.
 * A search throws a WorkerLostError if the thread ends under it, a SearchQueueError if it would wait too long, or the reason of its signal.
 */
export function createInProcessIndex({ logger, registry }: InProcessIndexOptions): SearchIndex {
  let generation = 0;
  let restarts = 0;
  const supervisor = createSupervisor({
    logger,
    onRestart: () => {
      restarts += 1;
    },
    onChange: () => {
      generation += 1;
    },
  });

  if (registry) {
    measureGauge(registry, {
      name: 'search_index_waiting_calls',
      help: 'Searches and changes that the thread of the in-process index has yet to answer',
      read: () => supervisor.live?.waiting() ?? 0,
    });
    measureCounter(registry, {
      name: 'search_index_restarts_total',
      help: 'Times the thread of the in-process index had to be started again',
      read: () => restarts,
    });
  }

  async function ask<Name extends keyof Searches>(
    name: Name,
    query: WorkerCalls[Name]['argument'],
    signal: AbortSignal | undefined,
  ): Promise<WorkerCalls[Name]['result']> {
    const { live, filled } = supervisor;
    if (!live || !filled) throw new IndexFillingError('The search index holds no menus yet');
    if (live.isBehind()) throw QUEUE_FULL;
    return live.call(name, query, signal);
  }

  return {
    searchItems: (query, signal) => ask('searchItems', query, signal),
    searchMenus: (query, signal) => ask('searchMenus', query, signal),
    itemFacets: (query, signal) => ask('itemFacets', query, signal),
    suggest: (query, signal) => ask('suggest', query, signal),
    searchParty: (query, signal) => ask('searchParty', query, signal),
    families: (query, signal) => ask('families', query, signal),
    explain: explainHit,
    apply: async (changes) => {
      if (changes.length) await supervisor.apply(changes);
    },
    rebuild: async (menus, epoch, onProgress = () => undefined) => {
      await supervisor.rebuild(menus, epoch, onProgress);
      collectGarbage();
    },
    async *fingerprint(bucket) {
      if (!supervisor.live) throw new WorkerLostError('The search index is being started again');
      yield* await supervisor.live.call('fingerprint', bucket);
    },
    hashOf: menuHash,
    generation: () => generation,
    health: async () => {
      try {
        if (!supervisor.live) throw new WorkerLostError('The search index is being started again');
        const counts = await supervisor.live.call('counts', null, AbortSignal.timeout(HEALTH_TIMEOUT_MS));
        return { available: true, ...counts };
      } catch (error) {
        logger.debug({ err: error }, 'search index does not answer');
        return { available: false, items: 0, menus: 0, epoch: null };
      }
    },
    // The thread starts with the settings of this build.
    repairSettings: async () => null,
    close: () => supervisor.close(),
  };
}
