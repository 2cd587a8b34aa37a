import { setTimeout as sleep } from 'node:timers/promises';
import type { EnqueuedTask, IndexSwap, Meilisearch } from 'meilisearch';
import { engineSettings, settingsAgree } from './engine-settings.ts';
import { isIndexMissing, readEpoch } from './engine-state.ts';
import { type Generation, indexUid, SEARCHED_INDEXES, STORED_INDEXES, type StoredIndex } from './index-uids.ts';
import { allSucceeded, TaskFailedError } from './tasks.ts';

async function exists(client: Meilisearch, uid: string): Promise<boolean> {
  try {
    await client.getRawIndex(uid);
    return true;
  } catch (error) {
    if (isIndexMissing(error)) return false;
    throw error;
  }
}

/** True when every index of a generation is there. */
export async function generationExists(client: Meilisearch, prefix: string, generation: Generation): Promise<boolean> {
  for (const index of STORED_INDEXES) if (!(await exists(client, indexUid(prefix, index, generation)))) return false;
  return true;
}

/** Deletes a generation of the indexes as far as it is there. */
export async function deleteGeneration(client: Meilisearch, prefix: string, generation: Generation): Promise<void> {
  for (const index of STORED_INDEXES) {
    const uid = indexUid(prefix, index, generation);
    if (!(await exists(client, uid))) continue;
    await allSucceeded(client, [await client.deleteIndex(uid)]).catch((error: unknown) => {
      if (!(error instanceof TaskFailedError) || error.code !== 'index_not_found') throw error;
    });
  }
}

/** Creates the empty indexes of a generation and gives them their settings before any document comes. */
export async function createGeneration(client: Meilisearch, prefix: string, generation: Generation): Promise<void> {
  const tasks: EnqueuedTask[] = [];
  for (const index of STORED_INDEXES) {
    tasks.push(await client.createIndex(indexUid(prefix, index, generation), { primaryKey: 'id' }));
  }
  for (const index of SEARCHED_INDEXES) {
    tasks.push(await client.index(indexUid(prefix, index, generation)).updateSettings(engineSettings(index)));
  }
  await allSucceeded(client, tasks);
}

/** A swap only renames; if it has not happened in this time it has failed. */
const SWAP_TIMEOUT_MS = 60_000;
const SWAP_PAUSE_MS = 20;

/**
 * Puts the next generation in the place of the live one in a single step; the indexes that were live are `next` then.
 * Where an index is not live yet the next one is renamed, so that no search ever sees an empty index. The swap is
 * waited for by its effect, the epoch of the live index: its task belongs to no index, so a key for our indexes alone
 * cannot read it. An index that is deleted just after the swap does not hide it.
 */
export async function swapGenerations(client: Meilisearch, prefix: string, epoch: string): Promise<void> {
  const swap = async (index: StoredIndex): Promise<IndexSwap> => {
    const live = indexUid(prefix, index);
    const next = indexUid(prefix, index, 'next');
    return (await exists(client, live))
      ? { indexes: [live, next], rename: false }
      : { indexes: [next, live], rename: true };
  };
  const { taskUid } = await client.swapIndexes(await Promise.all(STORED_INDEXES.map(swap)));
  const deadline = performance.now() + SWAP_TIMEOUT_MS;
  while ((await readEpoch(client, prefix)) !== epoch) {
    if (performance.now() > deadline) throw new TaskFailedError(taskUid, 'timeout', 'the indexes were not swapped');
    await sleep(SWAP_PAUSE_MS);
  }
}

/** Gives live indexes whose settings differ the right ones. Resolves to their names. Missing indexes are left alone. */
export async function repairLiveSettings(client: Meilisearch, prefix: string): Promise<readonly StoredIndex[]> {
  const repaired: StoredIndex[] = [];
  for (const index of SEARCHED_INDEXES) {
    const live = client.index(indexUid(prefix, index));
    try {
      if (settingsAgree(index, await live.getSettings())) continue;
    } catch (error) {
      if (isIndexMissing(error)) continue;
      throw error;
    }
    await allSucceeded(client, [await live.resetSettings(), await live.updateSettings(engineSettings(index))]);
    repaired.push(index);
  }
  return repaired;
}
