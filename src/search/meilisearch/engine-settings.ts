import type { Settings } from 'meilisearch';
import type { IndexName } from '../engine.ts';
import { INDEX_SETTINGS } from '../index-settings.ts';

/** Of more names than the engine counts, the most frequent are to be told. */
const BY_COUNT = { '*': 'alpha', name: 'count', restaurantName: 'count' } as const;

/** Settings of one index as Meilisearch takes them: the product's, with the fields of the bookkeeping. */
export function engineSettings(index: IndexName): Settings {
  const { filterableAttributes, faceting, ...settings } = INDEX_SETTINGS[index];
  return {
    // in the same shape, but read-only
    ...(settings as unknown as Settings),
    filterableAttributes: [...filterableAttributes, 'bucket', 'stamp'],
    faceting: { ...faceting, sortFacetValuesBy: BY_COUNT },
  };
}

function sorted(list: unknown): unknown {
  return Array.isArray(list) ? [...list].map(String).sort() : list;
}

/** What the engine has for settings that we leave alone; changed by hand they change answers all the same. */
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

/** Values of these names, the default where one is not given: an older engine does not know them all. */
function withDefaults(defaults: object, actual: object): readonly unknown[] {
  const given: Readonly<Record<string, unknown>> = { ...actual };
  return Object.entries(defaults).map(([name, value]) => given[name] ?? value);
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
    Object.entries(settings.faceting?.sortFacetValuesBy ?? {}).sort(),
    withDefaults(DEFAULTS, settings),
    withDefaults(TYPO_DEFAULTS, settings.typoTolerance ?? {}),
  ]);
}

/** True when the engine's settings of an index are those this build needs. */
export function settingsAgree(index: IndexName, actual: Settings): boolean {
  return canonical(actual) === canonical(engineSettings(index));
}
