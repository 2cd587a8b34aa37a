import { Meilisearch } from 'meilisearch';
import type { Logger } from 'pino';
import type { MenuChange, SearchIndex } from '../../ports/search-index.ts';
import { createSearches } from '../create-searches.ts';
import { engineMenu } from '../engine-documents.ts';
import { menuHash } from '../menu-hash.ts';
import { explainHit } from '../understanding/explain-hit.ts';
import { createNames, type Names } from '../understanding/names.ts';
import { createAsk } from './create-ask.ts';
import { createEngineSearch } from './engine-search.ts';
import { readEngineState } from './engine-state.ts';
import { enqueueLeftovers, enqueueRemovals, enqueueUpserts } from './engine-writer.ts';
import { apiError, createHttpClient } from './http-client.ts';
import { DEFAULT_PREFIX, type Generation, indexUid, SEARCHED_INDEXES } from './index-uids.ts';
import { readStamp } from './lines-to-store.ts';
import { repairLiveSettings } from './live-indexes.ts';
import { createRebuild } from './rebuild.ts';
import { createSerial } from './serial.ts';
import { allSucceeded } from './tasks.ts';

export interface MeilisearchIndexOptions {
  /** Address of the engine (MEILI_URL). */
  readonly url: string;
  readonly searchKey: string;
  /** Without it the index only searches. */
  readonly indexerKey?: string;
  readonly logger: Logger;
  /** Names for understanding searches, filled by their creator. An index that is never searched needs none. */
  readonly names?: Names;
  /** First part of the index uids. */
  readonly prefix?: string;
}

/** Timeout of an indexer request; the engine answers before the work is done. */
const INDEXER_TIMEOUT_MS = 30_000;
const HEALTH_TIMEOUT_MS = 2000;

/** Creates the search index on a Meilisearch engine, version 1.18 or newer. */
export function createMeilisearchIndex(options: MeilisearchIndexOptions): SearchIndex {
  const { url, searchKey, logger, names = createNames(), prefix = DEFAULT_PREFIX } = options;
  const http = createHttpClient();
  const connect = (apiKey: string, timeout?: number): Meilisearch =>
    new Meilisearch({ host: url, apiKey, httpClient: http.send, ...(timeout === undefined ? {} : { timeout }) });
  const ask = createAsk(connect(searchKey), prefix);
  const writing = connect(options.indexerKey ?? searchKey, INDEXER_TIMEOUT_MS);
  const serially = createSerial();
  const rebuild = createRebuild({ client: writing, prefix, logger, serially });

  let keyRefused = false;

  /**
   * Explains why the engine cannot be searched. An engine that lost its data lost its keys too, and only its master key restores them:
   * logged once, and loudly.
   */
  function troubleOf(error: unknown): string {
    const status = apiError(error)?.response.status;
    const isRefused = status === 401 || status === 403;
    const trouble = `the search engine at ${url} ${isRefused ? 'refuses the key' : 'does not answer'}`;
    if (!isRefused) logger.debug({ err: error }, trouble);
    else if (!keyRefused) logger.error(`${trouble}; "menus index keys" creates the same keys again on each engine`);
    keyRefused = isRefused;
    return trouble;
  }

  /** Writes the changes to one generation and waits until they are searchable: upserts first, then removals. */
  async function applyTo(generation: Generation, changes: readonly MenuChange[]): Promise<void> {
    const menus = changes.flatMap((change) => ('upsert' in change ? [engineMenu(change.upsert)] : []));
    const removed = changes.flatMap((change) => ('remove' in change ? [change.remove] : []));
    await allSucceeded(writing, [
      ...(await enqueueUpserts(writing, prefix, generation, menus)),
      ...(await enqueueRemovals(writing, prefix, generation, removed)),
    ]);
    await allSucceeded(writing, await enqueueLeftovers(writing, prefix, generation, menus));
  }

  return {
    ...createSearches(createEngineSearch(ask), names),
    // The indexer writes from another process.
    generation: () => null,
    explain: explainHit,

    apply(changes) {
      if (changes.length === 0) return Promise.resolve();
      return serially(async () => {
        await Promise.all(rebuild.generationsFor(changes).map((generation) => applyTo(generation, changes)));
      });
    },

    rebuild: rebuild.run,

    async *fingerprint(bucket) {
      yield* await storedMenus(writing, prefix, bucket);
    },

    hashOf: menuHash,

    async health() {
      try {
        const state = await readEngineState(writing, prefix, AbortSignal.timeout(HEALTH_TIMEOUT_MS));
        keyRefused = false;
        const empty = `the search engine at ${url} is not filled yet`;
        return { available: true, ...state, ...(state.epoch === null && { trouble: empty }) };
      } catch (error) {
        return { available: false, items: 0, menus: 0, epoch: null, trouble: troubleOf(error) };
      }
    },

    async repairSettings() {
      const repaired = await serially(() => repairLiveSettings(writing, prefix));
      return repaired.length === 0 ? null : `settings of ${repaired.join(', ')} differed and were set again`;
    },

    async close() {
      http.close();
    },
  };
}

/** Replaces the hash if documents of a menu are missing or of different states. */
const INCOMPLETE = 'incomplete';

/**
 * Lists the menus of one bucket in the engine, each with the hash of its documents in all three indexes, so that a single lost, stale or
 * left-over document shows.
 */
async function storedMenus(
  client: Meilisearch,
  prefix: string,
  bucket: number,
): Promise<readonly { readonly menuId: number; readonly hash: string }[]> {
  const { results } = await client.multiSearch({
    queries: SEARCHED_INDEXES.map((index) => ({
      indexUid: indexUid(prefix, index),
      filter: `bucket = ${bucket}`,
      facets: ['stamp'],
      limit: 0,
    })),
  });
  const counts = results.map((result) => result.facetDistribution?.stamp ?? {});
  const [items = {}, sections = {}, menus = {}] = counts;
  const hashes = new Map<number, string>();
  for (const text of new Set(counts.flatMap((count) => Object.keys(count)))) {
    const stamp = readStamp(text);
    const complete =
      (items[text] ?? 0) === stamp.items && (sections[text] ?? 0) === stamp.sections && menus[text] === 1;
    hashes.set(stamp.menuId, complete && !hashes.has(stamp.menuId) ? stamp.hash : INCOMPLETE);
  }
  return [...hashes].map(([menuId, hash]) => ({ menuId, hash }));
}
