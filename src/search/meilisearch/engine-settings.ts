import type { Settings } from 'meilisearch';
import type { IndexName } from '../engine.ts';
import { INDEX_SETTINGS } from '../index-settings.ts';

/** Settings of one index as Meilisearch takes them: the product's, with the fields of the bookkeeping. */
export function engineSettings(index: IndexName): Settings {
  const { synonyms, typoTolerance, faceting, ...rest } = structuredClone(INDEX_SETTINGS[index]);
  return {
    searchableAttributes: [...rest.searchableAttributes],
    filterableAttributes: [...rest.filterableAttributes, 'bucket', 'stamp'],
    sortableAttributes: [...rest.sortableAttributes],
    rankingRules: [...rest.rankingRules],
    synonyms: Object.fromEntries(Object.entries(synonyms).map(([typed, finds]) => [typed, [...finds]])),
    typoTolerance: { disableOnWords: [...typoTolerance.disableOnWords] },
    pagination: { ...rest.pagination },
    faceting: { ...faceting },
  };
}

function sorted(list: unknown): unknown {
  return Array.isArray(list) ? [...list].map(String).sort() : list;
}

/** What must be equal of two settings, in one order: lists whose order means nothing are sorted. */
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
  ]);
}

/** True when the engine's settings of an index are those this build needs. */
export function settingsAgree(index: IndexName, actual: Settings): boolean {
  return canonical(actual) === canonical(engineSettings(index));
}
