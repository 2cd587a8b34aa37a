import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineLocks } from '../src/ports/engine-locks.ts';
import type { MenuChanges } from '../src/ports/menu-changes.ts';
import type { MenuDocuments, SearchIndex } from '../src/ports/search-index.ts';

/** Menus read from the database at once. */
const READ_BATCH = 200;
/** Longer than any rebuild; one that fails, or the next holder of the lock, gives the rows back. */
const CLAIM_SECONDS = 3600;
const MAX_CLAIMS = 1_000_000;
const LOCK_PATIENCE_MS = 3000;
const POLL_MS = 250;

export interface RebuildDeps {
  readonly changes: MenuChanges;
  readonly index: SearchIndex;
  readonly engine: string;
}

async function* untilAborted(
  batches: AsyncIterable<readonly MenuDocuments[]>,
  signal: AbortSignal,
): AsyncGenerator<readonly MenuDocuments[]> {
  for await (const batch of batches) {
    signal.throwIfAborted();
    yield batch;
  }
  signal.throwIfAborted();
}

/**
 * Rebuilds the index from the database and marks it with a new epoch. What was due before is part of the rebuild and
 * completed with it; changes that come meanwhile are applied by the indexer as ever. Only for the holder of the lock.
 */
export async function rebuildNow(
  { changes, index, engine }: RebuildDeps,
  signal: AbortSignal,
  onProgress?: (menus: number) => void,
): Promise<void> {
  await changes.releaseClaims(engine);
  const claims = await changes.claim(engine, MAX_CLAIMS, CLAIM_SECONDS);
  const epoch = randomUUID();
  try {
    await index.rebuild(untilAborted(changes.allDocuments(READ_BATCH), signal), epoch, onProgress);
    await changes.setEpoch(engine, epoch);
  } catch (error) {
    // Give back a moved generation's claim as well: the rows are due at once.
    await changes.fail(engine, claims, 'the rebuild of the index failed', 0, false).catch(() => undefined);
    throw error;
  }
  await changes.complete(engine, claims);
}

/** Makes a running indexer rebuild: the epoch in the database is one that its engine cannot have. */
export async function requestRebuild(changes: MenuChanges, engine: string): Promise<void> {
  await changes.registerEngine(engine);
  await changes.setEpoch(engine, `rebuild wanted ${randomUUID()}`);
}

/**
 * `menus index rebuild`: rebuilds here where no indexer runs, otherwise asks the indexer to do it and waits. Progress is
 * the number of menus written; while an indexer works it is not known and null.
 */
export async function rebuildIndex(
  deps: RebuildDeps & { readonly locks: EngineLocks },
  onProgress: (menus: number | null) => void = () => undefined,
  signal: AbortSignal = new AbortController().signal,
): Promise<'rebuilt here' | 'rebuilt by the indexer'> {
  const { changes, index, engine, locks } = deps;
  await changes.registerEngine(engine);
  const giveUp = performance.now() + LOCK_PATIENCE_MS;
  do {
    const lock = await locks.tryAcquire(engine);
    if (lock === null) {
      await sleep(POLL_MS, undefined, { signal });
      continue;
    }
    try {
      await rebuildNow(deps, AbortSignal.any([signal, lock.lost]), onProgress);
      return 'rebuilt here';
    } finally {
      await lock.release();
    }
  } while (performance.now() < giveUp);

  await requestRebuild(changes, engine);
  for (;;) {
    onProgress(null);
    await sleep(POLL_MS, undefined, { signal });
    const { epoch } = await index.health();
    if (epoch !== null && epoch === (await changes.epoch(engine))) return 'rebuilt by the indexer';
  }
}
