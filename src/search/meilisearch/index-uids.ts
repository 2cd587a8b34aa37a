import type { IndexName } from '../engine.ts';

/** Indexes stored in the engine: the three that are searched and one with a single document about them. */
export type StoredIndex = IndexName | 'state';

export const SEARCHED_INDEXES: readonly IndexName[] = ['items', 'sections', 'menus'];
export const STORED_INDEXES: readonly StoredIndex[] = [...SEARCHED_INDEXES, 'state'];

/** First part of every index uid. */
export const DEFAULT_PREFIX = 'menu_data';

/** `live` is searched; `next` is filled by a rebuild and then swapped in. */
export type Generation = 'live' | 'next';

/** Uid of an index. Every uid begins with `prefix`, so that an engine can be shared and keys restricted. */
export function indexUid(prefix: string, index: StoredIndex, generation: Generation = 'live'): string {
  return generation === 'live' ? `${prefix}_${index}` : `${prefix}_${index}_next`;
}
