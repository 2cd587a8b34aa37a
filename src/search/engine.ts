import type { MatchingStrategy } from '@menu-data-service/search-engine';
import type { ItemDocument, MenuHit } from '../ports/search-index.ts';

/** The three indexes of an engine: one document an item, a named section, an active menu. */
export type IndexName = 'items' | 'sections' | 'menus';

/** What a document of the index is shown as. */
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
  /** Conditions in Meilisearch's filter language, ANDed; the members of an inner list are ORed. */
  readonly filter: readonly (string | readonly string[])[];
  /** `field:asc` or `field:desc`. */
  readonly sort?: readonly string[];
  readonly matchingStrategy: MatchingStrategy;
  readonly offset: number;
  readonly limit: number;
  /** Searchable fields in which words count; all of them by default. */
  readonly attributesToSearchOn?: readonly string[];
  /** Fields whose values are counted over the whole result. */
  readonly facets?: readonly string[];
}

export interface EngineResult<Hit> {
  /** The `presented` objects of the documents, in order. */
  readonly hits: readonly Hit[];
  /** Exact size of the whole result. */
  readonly total: number;
  /** Count by value by field; empty without `facets`. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export type EngineResults<Queries extends readonly EngineQuery[]> = {
  -readonly [K in keyof Queries]: EngineResult<Presented[Queries[K]['index']]>;
};

/** What the search plans run on: both the in-process engine and Meilisearch answer these queries alike. */
export interface SearchEngine {
  /** Answers all queries from one state of the engine where it can; one round trip in any case. */
  search<const Queries extends readonly EngineQuery[]>(
    queries: Queries,
    signal?: AbortSignal,
  ): Promise<EngineResults<Queries>>;
}
