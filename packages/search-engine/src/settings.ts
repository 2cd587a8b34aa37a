import { GEO_FIELD, type Point } from './geo.ts';

/** Settings of one index in the shape of Meilisearch's settings object, with the engine's defaults. */
export interface IndexSettings {
  readonly searchableAttributes: readonly string[];
  readonly filterableAttributes?: readonly string[];
  readonly sortableAttributes?: readonly string[];
  /** Names of rules, or `field:asc` and `field:desc`. */
  readonly rankingRules?: readonly string[];
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
  readonly typoTolerance?: {
    readonly enabled?: boolean;
    readonly minWordSizeForTypos?: { readonly oneTypo?: number; readonly twoTypos?: number };
    readonly disableOnWords?: readonly string[];
  };
  readonly pagination?: { readonly maxTotalHits?: number };
  readonly faceting?: { readonly maxValuesPerFacet?: number };
}

export const DEFAULT_RANKING_RULES: readonly string[] = [
  'words',
  'typo',
  'proximity',
  'attributeRank',
  'sort',
  'wordPosition',
  'exactness',
];

const TEXT_RULES: ReadonlySet<string> = new Set([...DEFAULT_RANKING_RULES, 'attribute']);
/** Attributes of a posting are 16 bits. */
const MAX_SEARCHABLE = 16;

export type SortDirection = 'asc' | 'desc';

export interface SortKey {
  readonly field: string;
  readonly direction: SortDirection;
  readonly from?: Point;
}

const FROM_POINT = /^_geoPoint\(\s*([-+\d.eE]+)\s*,\s*([-+\d.eE]+)\s*\)$/;

/** Parses `field:asc` or `field:desc`, where the field may be `_geoPoint(latitude, longitude)`; null for anything else. */
export function parseSortKey(text: string): SortKey | null {
  const colon = text.lastIndexOf(':');
  const direction = text.slice(colon + 1);
  if (colon < 1 || (direction !== 'asc' && direction !== 'desc')) return null;
  const field = text.slice(0, colon);
  const point = FROM_POINT.exec(field);
  return point ? { field: GEO_FIELD, direction, from: [Number(point[1]), Number(point[2])] } : { field, direction };
}

/** @throws TypeError that names the setting and what it should be */
export function checkSettings(settings: IndexSettings): void {
  const searchable = settings.searchableAttributes;
  if (!searchable.length || searchable.length > MAX_SEARCHABLE)
    throw new TypeError(`searchableAttributes: expected 1 to ${MAX_SEARCHABLE} names, got ${searchable.length}`);
  for (const rule of settings.rankingRules ?? [])
    if (!TEXT_RULES.has(rule) && !parseSortKey(rule))
      throw new TypeError(
        `rankingRules: "${rule}" is neither one of ${[...TEXT_RULES].join(', ')} nor field:asc nor field:desc`,
      );
}
