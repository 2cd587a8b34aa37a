import type { EnqueuedTask, IndexSwap, Meilisearch } from 'meilisearch';
import { engineSettings, settingsAgree } from './engine-settings.ts';
import { isIndexMissing } from './engine-state.ts';
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

/**
 * Puts the next generation in the place of the live one in a single step; the indexes that were live are `next` then.
 * Where an index is not live yet the next one is renamed, so that no search ever sees an empty index.
 */
export async function swapGenerations(client: Meilisearch, prefix: string): Promise<void> {
  const swap = async (index: StoredIndex): Promise<IndexSwap> => {
    const live = indexUid(prefix, index);
    const next = indexUid(prefix, index, 'next');
    return (await exists(client, live))
      ? { indexes: [live, next], rename: false }
      : { indexes: [next, live], rename: true };
  };
  await allSucceeded(client, [await client.swapIndexes(await Promise.all(STORED_INDEXES.map(swap)))]);
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
