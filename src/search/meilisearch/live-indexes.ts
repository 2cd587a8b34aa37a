import { setTimeout as sleep } from 'node:timers/promises';
import type { EnqueuedTask, IndexSwap, Meilisearch, Settings } from 'meilisearch';
import type { IndexName } from '../engine.ts';
import { INDEX_SETTINGS } from '../index-settings.ts';
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

export async function generationExists(client: Meilisearch, prefix: string, generation: Generation): Promise<boolean> {
  for (const index of STORED_INDEXES) if (!(await exists(client, indexUid(prefix, index, generation)))) return false;
  return true;
}

export async function deleteGeneration(client: Meilisearch, prefix: string, generation: Generation): Promise<void> {
  for (const index of STORED_INDEXES) {
    const uid = indexUid(prefix, index, generation);
    if (!(await exists(client, uid))) continue;
    await allSucceeded(client, [await client.deleteIndex(uid)]).catch((error: unknown) => {
      if (!(error instanceof TaskFailedError) || error.code !== 'index_not_found') throw error;
    });
  }
}

/** Creates the empty indexes of a generation with their settings, before any document comes. */
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

/** A swap only renames; if it takes longer it has failed. */
const SWAP_TIMEOUT_MS = 60_000;
const SWAP_PAUSE_MS = 20;

/**
 * Swaps the next generation with the live one in a single step. If an index is not live yet the next one is renamed, so that no search ever
 * sees an empty index. Waits for the effect of the swap, the epoch of the live index: its task belongs to no index, so a key for our
 * indexes alone cannot read it. An index deleted just after the swap does not hide it.
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

/** Repairs the settings of live indexes and resolves to the names of those changed. Ignores missing indexes. */
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

/** Orders facets by count where an index has more names than the engine counts. */
const BY_COUNT = { '*': 'alpha', name: 'count', restaurantName: 'count' } as const;

/** Settings of one index for Meilisearch, with the fields of the bookkeeping. */
export function engineSettings(index: IndexName): Settings {
  const { filterableAttributes, faceting, ...settings } = INDEX_SETTINGS[index];
  return {
    // same shape, but read-only
    ...(settings as unknown as Settings),
    filterableAttributes: [...filterableAttributes, 'bucket', 'stamp'],
    faceting: { ...faceting, sortFacetValuesBy: BY_COUNT },
  };
}

function sorted(list: unknown): unknown {
  return Array.isArray(list) ? [...list].map(String).sort() : list;
}

/** Engine defaults of settings that we leave alone; changed by hand they would change answers. */
const DEFAULTS = {
  displayedAttributes: ['*'],
  distinctAttribute: null,
  stopWords: [],
  nonSeparatorTokens: [],
  separatorTokens: [],
  dictionary: [],
  proximityPrecision: 'byWord',
  searchCutoffMs: null,
  prefixSearch: 'indexingTime',
  facetSearch: true,
  localizedAttributes: null,
} as const satisfies Settings;

const TYPO_DEFAULTS = {
  enabled: true,
  minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
  disableOnAttributes: [],
  disableOnNumbers: false,
} as const;

/** Values by name, with defaults for missing ones: older engines lack some. */
function withDefaults(defaults: object, actual: object): readonly unknown[] {
  const given: Readonly<Record<string, unknown>> = { ...actual };
  return Object.entries(defaults).map(([name, value]) => given[name] ?? value);
}

/** Canonical form for comparing settings: sorts lists whose order means nothing. */
function canonical(settings: Settings): string {
  const synonyms = Object.entries(settings.synonyms ?? {}).map(([typed, finds]) => [typed, sorted(finds)]);
  return JSON.stringify([
    settings.searchableAttributes,
    sorted(settings.filterableAttributes),
    sorted(settings.sortableAttributes),
    settings.rankingRules,
    synonyms.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    sorted(settings.typoTolerance?.disableOnWords),
    settings.pagination?.maxTotalHits,
    settings.faceting?.maxValuesPerFacet,
    Object.entries(settings.faceting?.sortFacetValuesBy ?? {}).sort(),
    withDefaults(DEFAULTS, settings),
    withDefaults(TYPO_DEFAULTS, settings.typoTolerance ?? {}),
  ]);
}

/** True if the engine's settings of an index are those this build needs. */
export function settingsAgree(index: IndexName, actual: Settings): boolean {
  return canonical(actual) === canonical(engineSettings(index));
}
