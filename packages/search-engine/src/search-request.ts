import type { FilterExpression } from './filter/filter.ts';
import type { MatchPositions } from './match/match-positions.ts';
import type { MatchingStrategy } from './query/drop-order.ts';
import type { EngineDocument } from './store/engine-document.ts';

/** Subset of Meilisearch's search request body that the index answers, with the same defaults. */
export interface SearchRequest {
  readonly q?: string;
  readonly filter?: FilterExpression;
  /** `field:asc` or `field:desc`. */
  readonly sort?: readonly string[];
  readonly matchingStrategy?: MatchingStrategy;
  readonly attributesToSearchOn?: readonly string[];
  readonly facets?: readonly string[];
  readonly offset?: number;
  readonly limit?: number;
  /** Page from 1 and its size, instead of offset and limit. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly showMatchesPosition?: boolean;
}

export interface SearchAnswer {
  readonly hits: readonly EngineDocument[];
  readonly total: number;
  readonly facetDistribution: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facetStats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly matchesPosition?: readonly MatchPositions[];
}
