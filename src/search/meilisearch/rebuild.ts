import type { EnqueuedTask, Meilisearch } from 'meilisearch';
import type { Logger } from 'pino';
import type { MenuChange, SearchIndex } from '../../ports/search-index.ts';
import { engineMenu } from '../engine-documents.ts';
import { enqueueEpoch, readEpoch } from './engine-state.ts';
import { enqueueUpserts } from './engine-writer.ts';
import type { Generation } from './index-uids.ts';
import { createGeneration, deleteGeneration, generationExists, swapGenerations } from './live-indexes.ts';
import type { createSerial } from './serial.ts';
import { allSucceeded } from './tasks.ts';

/** Open tasks of the engine while more documents are read; bounds its queue. */
const MAX_OPEN_TASKS = 12;

export interface RebuildOptions {
  readonly client: Meilisearch;
  readonly prefix: string;
  readonly logger: Logger;
  /** Shared with all other writing, so that a batch of the rebuild and a live change never overtake one another. */
  readonly serially: ReturnType<typeof createSerial>;
}

export interface Rebuild {
  readonly run: SearchIndex['rebuild'];
  /** Generations that live changes must go to: both during a rebuild, which then skips these menus. */
  generationsFor(changes: readonly MenuChange[]): readonly Generation[];
}

function menuIdOf(change: MenuChange): number {
  return 'upsert' in change ? change.upsert.menuId : change.remove;
}

/** Rebuilds into a new generation of indexes, settings first, and swaps it in when it is complete. */
export function createRebuild({ client, prefix, logger, serially }: RebuildOptions): Rebuild {
  /** Menus changed since the rebuild began, of which it read older versions. Null: no rebuild. */
  let changed: Set<number> | null = null;
  /** False if no live generation existed when the rebuild began. Writing to a missing one would create it incompletely. */
  let hasLive = true;

  async function fill(
    menus: Parameters<SearchIndex['rebuild']>[0],
    onProgress: (menus: number) => void,
    changedSince: ReadonlySet<number>,
  ): Promise<void> {
    let open: EnqueuedTask[] = [];
    let count = 0;
    for await (const batch of menus) {
      await serially(async () => {
        const current = batch.filter((menu) => !changedSince.has(menu.menuId));
        open.push(...(await enqueueUpserts(client, prefix, 'next', current.map(engineMenu))));
      });
      if (open.length >= MAX_OPEN_TASKS) {
        await allSucceeded(client, open);
        open = [];
      }
      count += batch.length;
      onProgress(count);
    }
    await allSucceeded(client, open);
  }

  return {
    generationsFor(changes) {
      if (changed === null) return ['live'];
      for (const change of changes) changed.add(menuIdOf(change));
      return hasLive ? ['live', 'next'] : ['next'];
    },

    async run(menus, epoch, onProgress = () => undefined) {
      if (changed !== null) throw new Error('A rebuild of the search index is already under way');
      const changedSince = new Set<number>();
      const filling = `filling for ${epoch}`;
      await serially(async () => {
        await deleteGeneration(client, prefix, 'next');
        hasLive = await generationExists(client, prefix, 'live');
        await createGeneration(client, prefix, 'next');
        await allSucceeded(client, [await enqueueEpoch(client, prefix, 'next', filling)]);
        changed = changedSince;
      });
      try {
        await fill(menus, onProgress, changedSince);
        await serially(async () => {
          // An engine emptied during the rebuild recreates indexes from later documents, without settings.
          if ((await readEpoch(client, prefix, 'next')) !== filling)
            throw new Error('The search engine has lost the indexes that were being filled');
          await allSucceeded(client, [await enqueueEpoch(client, prefix, 'next', epoch)]);
          await swapGenerations(client, prefix, epoch);
          changed = null;
        });
      } finally {
        changed = null;
        await serially(() => deleteGeneration(client, prefix, 'next')).catch((error: unknown) => {
          logger.warn({ err: error }, 'old search indexes were not deleted; the next rebuild deletes them');
        });
      }
    },
  };
}
