import type { Logger } from 'pino';
import type { MenuDocuments } from '../../ports/search/documents.ts';
import type { MenuChange } from '../../ports/search-index.ts';
import { inPortions, itemsOfChange, itemsOfMenu } from './in-portions.ts';
import { type EngineWorker, startWorker } from './start-worker.ts';

export interface SupervisorOptions {
  readonly logger: Logger;
  /** Called when the live worker died and another, empty one is being started. */
  readonly onRestart: () => void;
  /** Called before and after every change of what the live worker holds. */
  readonly onChange: () => void;
}

/** Keeps one worker alive, fills it, and later swaps it for a newly filled one. */
export interface Supervisor {
  /** The worker that answers; null for a moment after a crash. */
  readonly live: EngineWorker | null;
  /** Whether it holds what it should: there was a rebuild, and no loss since. */
  readonly filled: boolean;
  apply(changes: readonly MenuChange[]): Promise<void>;
  rebuild(
    menus: AsyncIterable<readonly MenuDocuments[]>,
    epoch: string,
    onProgress: (menus: number) => void,
  ): Promise<void>;
  close(): Promise<void>;
}

/** A rebuild under way: the worker it fills, and the menus changed since, of which it must not load older documents. */
interface Rebuild {
  readonly next: EngineWorker;
  readonly changed: Set<number>;
}

const FIRST_RESTART_DELAY_MS = 50;
const LONGEST_RESTART_DELAY_MS = 5_000;

export function createSupervisor({ logger, onRestart, onChange }: SupervisorOptions): Supervisor {
  let live: EngineWorker | null = null;
  /** The live worker as long as it holds nothing, so that it may be filled where it is. */
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
      restartDelayMs = Math.min(restartDelayMs * 2, LONGEST_RESTART_DELAY_MS);
    });
    return worker;
  };

  const startLive = (): void => {
    live = start();
    untouched = live;
  };

  const send = async (worker: EngineWorker, changes: readonly MenuChange[]): Promise<void> => {
    try {
      for (const portion of inPortions(changes, itemsOfChange)) {
        onChange();
        await worker.call('apply', portion);
      }
      onChange();
    } catch (error) {
      if (worker === live || worker === rebuilding?.next) throw error;
      // The worker was replaced or lost meanwhile; what replaced it got the changes or is filled again.
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
      for (const portion of inPortions(batch, itemsOfMenu)) {
        const current = portion.filter((menu) => !changed.has(menu.menuId));
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
