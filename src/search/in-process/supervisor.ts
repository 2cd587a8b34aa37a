import type { Logger } from 'pino';
import type { MenuDocuments } from '../../ports/search/documents.ts';
import type { MenuChange } from '../../ports/search-index.ts';
import { type EngineWorker, startWorker } from './start-worker.ts';

export interface SupervisorOptions {
  readonly logger: Logger;
  /** Called when the live worker died and an empty one is being started. */
  readonly onRestart: () => void;
  /** Called before and after every change of the live worker's data. */
  readonly onChange: () => void;
}

/** Keeps one worker alive, fills it, and later swaps it for a newly filled one. */
export interface Supervisor {
  /** The worker that answers; null for a moment after a crash. */
  readonly live: EngineWorker | null;
  /** True after a rebuild without a loss since. */
  readonly filled: boolean;
  apply(changes: readonly MenuChange[]): Promise<void>;
  rebuild(
    menus: AsyncIterable<readonly MenuDocuments[]>,
    epoch: string,
    onProgress: (menus: number) => void,
  ): Promise<void>;
  close(): Promise<void>;
}

/** A rebuild in progress: the worker it fills, and the menus changed since, whose older documents it must not load. */
interface Rebuild {
  readonly next: EngineWorker;
  readonly changed: Set<number>;
}

const FIRST_RESTART_DELAY_MS = 50;
const MAX_RESTART_DELAY_MS = 5_000;

export function createSupervisor({ logger, onRestart, onChange }: SupervisorOptions): Supervisor {
  let live: EngineWorker | null = null;
  /** The live worker while it is empty, so that it can be filled in place. */
  let untouched: EngineWorker | null = null;
  let filled = false;
  let rebuilding: Rebuild | null = null;
  let restart: NodeJS.Timeout | null = null;
  let restartDelayMs = FIRST_RESTART_DELAY_MS;
  let closed = false;

  const start = (): EngineWorker => {
    const worker = startWorker((reason) => {
      if (worker !== live || closed) return;
      logger.error({ err: reason }, 'the search index was lost; it must be filled again from the database');
      live = null;
      untouched = null;
      filled = false;
      onChange();
      onRestart();
      restart = setTimeout(() => live ?? startLive(), restartDelayMs);
      restartDelayMs = Math.min(restartDelayMs * 2, MAX_RESTART_DELAY_MS);
    });
    return worker;
  };

  const startLive = (): void => {
    live = start();
    untouched = live;
  };

  const send = async (worker: EngineWorker, changes: readonly MenuChange[]): Promise<void> => {
    try {
      for (const chunk of chunkByWeight(changes, itemsOfChange)) {
        onChange();
        await worker.call('apply', chunk);
      }
      onChange();
    } catch (error) {
      if (worker === live || worker === rebuilding?.next) throw error;
      // The worker was replaced or lost meanwhile; its successor got the changes or is filled again.
      if (!live) throw error;
    }
  };

  const fill = async (
    { next, changed }: Rebuild,
    menus: AsyncIterable<readonly MenuDocuments[]>,
    onProgress: (menus: number) => void,
  ): Promise<void> => {
    let count = 0;
    for await (const batch of menus) {
      for (const chunk of chunkByWeight(batch, itemsOfMenu)) {
        const current = chunk.filter((menu) => !changed.has(menu.menuId));
        await next.call('load', current);
      }
      count += batch.length;
      onProgress(count);
    }
  };

  startLive();
  return {
    get live() {
      return live;
    },
    get filled() {
      return filled;
    },
    apply: async (changes) => {
      untouched = null;
      const targets = [...new Set([live, rebuilding?.next])].filter(
        (worker) => worker !== null && worker !== undefined,
      );
      for (const change of changes) rebuilding?.changed.add('upsert' in change ? change.upsert.menuId : change.remove);
      if (!targets.length) throw new Error('The search index is being started again');
      await Promise.all(targets.map((worker) => send(worker, changes)));
    },
    rebuild: async (menus, epoch, onProgress) => {
      if (rebuilding) throw new Error('A rebuild of the search index is already under way');
      const rebuild: Rebuild = { next: untouched ?? start(), changed: new Set() };
      untouched = null;
      rebuilding = rebuild;
      try {
        await fill(rebuild, menus, onProgress);
        await rebuild.next.call('finish', epoch);
      } catch (error) {
        rebuilding = null;
        await rebuild.next.stop();
        if (live === rebuild.next) startLive();
        throw error;
      }
      if (live !== rebuild.next) live?.retire();
      if (restart) clearTimeout(restart);
      live = rebuild.next;
      onChange();
      rebuilding = null;
      filled = true;
      restartDelayMs = FIRST_RESTART_DELAY_MS;
    },
    close: async () => {
      closed = true;
      if (restart) clearTimeout(restart);
      await Promise.all([live?.stop(), rebuilding?.next.stop()]);
    },
  };
}

/** Items per message to the worker: copying them takes the calling thread some 2 ms. */
const MAX_CHUNK_ITEMS = 300;

/** Splits a list into chunks of limited weight; an entry is never split. */
function* chunkByWeight<T>(entries: readonly T[], itemsOf: (entry: T) => number): Generator<readonly T[]> {
  let chunk: T[] = [];
  let items = 0;
  for (const entry of entries) {
    chunk.push(entry);
    items += itemsOf(entry);
    if (items < MAX_CHUNK_ITEMS) continue;
    yield chunk;
    chunk = [];
    items = 0;
  }
  if (chunk.length) yield chunk;
}

function itemsOfMenu(menu: MenuDocuments): number {
  return menu.sections.reduce((sum, section) => sum + section.items.length, 1);
}

function itemsOfChange(change: MenuChange): number {
  return 'upsert' in change ? itemsOfMenu(change.upsert) : 1;
}
