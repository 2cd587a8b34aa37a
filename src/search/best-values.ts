import { createValueList, type FoundValue } from '@menu-data-service/search-engine';
import type { ValueQuery } from './engine.ts';
import { INDEX_SETTINGS } from './index-settings.ts';

/** Of the counted values of the field those that hold what was typed, in the order of the in-process engine. */
export function bestValues(
  counts: Readonly<Record<string, number>>,
  { source, typed, limit }: ValueQuery,
): readonly FoundValue[] {
  return createValueList(Object.entries(counts), INDEX_SETTINGS[source.index].typoTolerance).find(typed, limit);
}
