import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { ServiceError } from '../../domain/errors.ts';
import type { SearchIndex } from '../../ports/search-index.ts';
import { INDEX_SETTINGS } from '../index-settings.ts';
import { menuHash } from '../menu-hash.ts';
import { createSearchMetrics } from '../search-metrics.ts';
import type { WorkerCalls } from './worker/calls.ts';
import type { AllIndexSettings } from './worker/menu-indexes.ts';
import { createRestartCounter } from './worker/restart-counter.ts';
import { WorkerLostError } from './worker/start-worker.ts';
import { createSupervisor } from './worker/supervisor.ts';

export interface EmbeddedSearchIndexOptions {
  readonly logger: Logger;
  readonly registry?: Registry;
  /** Settings of the three indexes; the product's own by default. */
  readonly settings?: AllIndexSettings;
}

/** Longest time a search may take, in milliseconds. */
const DEADLINE = 2_000;
/** Long enough for a thread that is just being started. */
const HEALTH_TIMEOUT = 10_000;

/**
 * The search index inside the process, in a thread of its own so that no search holds up the server. It starts empty
 * and keeps nothing on disk: the indexer fills it. Until it is filled, and after the thread was lost until it is
 * filled again, searches throw a 503 `ServiceError` and health shows no epoch.
 */
export function createEmbeddedSearchIndex(options: EmbeddedSearchIndexOptions): SearchIndex {
  const { logger, registry, settings = INDEX_SETTINGS } = options;
  const metrics = createSearchMetrics(registry);
  const restarts = createRestartCounter(registry);
  const supervisor = createSupervisor({ settings, logger, onRestart: () => restarts.inc() });

  async function ask<Name extends 'searchItems' | 'searchMenus'>(
    name: Name,
    query: WorkerCalls[Name]['argument'],
    signal: AbortSignal | undefined,
  ): Promise<WorkerCalls[Name]['result']> {
    signal?.throwIfAborted();
    const { live, filled } = supervisor;
    if (!live || !filled) throw unavailable('The search index is being filled. Try again shortly.');
    const deadline = AbortSignal.timeout(DEADLINE);
    const stop = metrics.time();
    try {
      return await live.call(name, query, signal ? AbortSignal.any([signal, deadline]) : deadline);
    } catch (error) {
      if (signal?.aborted) throw error;
      metrics.countFailure();
      if (deadline.aborted || error instanceof WorkerLostError)
        throw unavailable('The search index does not answer. Try again shortly.', error);
      throw error;
    } finally {
      stop();
    }
  }

  return {
    searchItems: (query, signal) => ask('searchItems', query, signal),
    searchMenus: (query, signal) => ask('searchMenus', query, signal),
    apply: async (changes) => {
      if (changes.length) await supervisor.apply(changes);
    },
    rebuild: (menus, epoch, onProgress = () => undefined) => supervisor.rebuild(menus, epoch, onProgress),
    async *fingerprint(bucket) {
      if (!supervisor.live) throw new WorkerLostError('The search index is being started anew');
      yield* await supervisor.live.call('fingerprint', bucket);
    },
    hashOf: menuHash,
    health: async () => {
      try {
        if (!supervisor.live) throw new WorkerLostError('The search index is being started anew');
        const counts = await supervisor.live.call('counts', null, AbortSignal.timeout(HEALTH_TIMEOUT));
        return { available: true, ...counts };
      } catch (error) {
        logger.debug({ err: error }, 'search index does not answer');
        return { available: false, items: 0, menus: 0, epoch: null };
      }
    },
    // The thread is started with the settings of this build.
    repairSettings: async () => null,
    close: () => supervisor.close(),
  };
}

function unavailable(message: string, cause?: unknown): ServiceError {
  return new ServiceError(503, 'search_unavailable', message, { cause, headers: { 'Retry-After': '1' } });
}
