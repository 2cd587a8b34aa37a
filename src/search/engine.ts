import type { FoundValue, MatchingStrategy } from '@menu-data-service/search-engine';
import type { ItemDocument } from '../ports/search/documents.ts';
import type { MenuHit } from '../ports/search/pages.ts';
import type { Conditions } from './item-filter.ts';

/** The three indexes of an engine: one document an item, a named section, an active menu. */
export type IndexName = 'items' | 'sections' | 'menus';

export interface Presented {
  readonly items: ItemDocument;
  readonly sections: MenuHit;
  readonly menus: MenuHit;
}

/** The part of a Meilisearch search request that the product uses, for one index. */
export interface EngineQuery {
  readonly index: IndexName;
  /** Search text (words, "phrases", -exclusions). Empty: every document of the filter. */
  readonly q: string;
  /** Conditions in Meilisearch's filter language. */
  readonly filter: Conditions;
  /** `field:asc` or `field:desc`. */
  readonly sort?: readonly string[];
  readonly matchingStrategy: MatchingStrategy;
  readonly offset: number;
  readonly limit: number;
  /** Searchable fields to match; all of them by default. */
  readonly attributesToSearchOn?: readonly string[];
  /** Fields whose values are counted over the whole result. */
  readonly facets?: readonly string[];
}

export interface EngineResult<Hit> {
  /** The `presented` objects of the documents, in order. */
  readonly hits: readonly Hit[];
  readonly total: number;
  /** Count by value by field; empty without `facets`. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export type EngineResults<Queries extends readonly EngineQuery[]> = {
  -readonly [K in keyof Queries]: EngineResult<Presented[Queries[K]['index']]>;
};

/** A field whose values people may type. */
export interface ValueSource {
  readonly index: IndexName;
  /** Filterable, with folded words. */
  readonly field: string;
  /** Path of the printed value in a document: `presented.item.name`. */
  readonly printed: string;
  /** Field whose distinct values are counted; null counts documents. */
  readonly per: 'menuId' | 'restaurantId' | null;
}

export interface ValueQuery {
  readonly source: ValueSource;
  /** Folded words; the last one may be incomplete. */
  readonly typed: string;
  readonly filter: Conditions;
  readonly limit: number;
}

export interface ValuesToDescribe {
  readonly source: ValueSource;
  readonly values: readonly string[];
  readonly filter: Conditions;
}

export interface ValueDescription {
  readonly printed: string;
  /** Count according to the source; null if that is documents. */
  readonly count: number | null;
  /** The only one counted by `per`, if there is just one. */
  readonly only: string | null;
}

/** Engine interface for the search plans: the in-process engine and Meilisearch answer alike. */
export interface SearchEngine {
  /** Answers all queries in one round trip, and from one state of the engine if possible. */
  search<const Queries extends readonly EngineQuery[]>(
    queries: Queries,
    signal?: AbortSignal,
  ): Promise<EngineResults<Queries>>;
  /** For each query, the values that contain the typed words, best first, with their document counts. */
  values(queries: readonly ValueQuery[], signal?: AbortSignal): Promise<readonly (readonly FoundValue[])[]>;
  /** Describes the values of each source, in order. */
  describeValues(
    wanted: readonly ValuesToDescribe[],
    signal?: AbortSignal,
  ): Promise<readonly (readonly ValueDescription[])[]>;
}
