import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MenuDocuments } from '../src/ports/search/documents.ts';
import type { IndexerOptions } from './indexer.ts';

const READ_BATCH = 25;
/** Longer than any rebuild. A failed one, or the next holder of the lock, releases the rows. */
const CLAIM_SECONDS = 3600;
const MAX_CLAIMS = 1_000_000;
const LOCK_PATIENCE_MS = 3000;
const POLL_MS = 250;

export type RebuildDeps = Pick<IndexerOptions, 'changes' | 'index' | 'engine'>;

/**
 * Rebuilds the index from the database and gives it a new epoch. Changes due before are part of the rebuild and completed with it; the
 * indexer applies later ones as always. Only for the holder of the lock.
 * @throws errors of the stores and the engine, and the reason of the signal; the changes are due again then
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
    // Releases rows that changed meanwhile too: all of them are due at once.
    await changes.fail(engine, claims, 'the rebuild of the index failed', 0, false).catch(() => undefined);
    throw error;
  }
  await changes.complete(engine, claims);
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
 * Implements `menus index rebuild`: rebuilds in this process if no indexer runs, otherwise asks the indexer and waits.
 * @param onProgress is called with the number of menus written, or null while an indexer does the work
 */
export async function rebuildIndex(
  deps: RebuildDeps & Pick<IndexerOptions, 'locks'>,
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

  // No engine can have this epoch, so the running indexer rebuilds.
  await changes.registerEngine(engine);
  await changes.setEpoch(engine, `rebuild wanted ${randomUUID()}`);
  for (;;) {
    onProgress(null);
    await sleep(POLL_MS, undefined, { signal });
    const { epoch } = await index.health();
    if (epoch !== null && epoch === (await changes.epoch(engine))) return 'rebuilt by the indexer';
  }
}
