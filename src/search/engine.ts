import type { FoundValue, MatchingStrategy } from '@menu-data-service/search-engine';
import type { ItemDocument } from '../ports/search/documents.ts';
import type { MenuHit } from '../ports/search/pages.ts';
import type { Conditions } from './item-filter.ts';

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
  /** Conditions in Meilisearch's filter language. */
  readonly filter: Conditions;
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

/** A field whose values people may mean by what they type. */
export interface ValueSource {
  readonly index: IndexName;
  /** Filterable, with folded words. */
  readonly field: string;
  /** Where a document has the value as it is printed, as a path: `presented.item.name`. */
  readonly printed: string;
  /** Field whose distinct values are counted; documents are where it is null. */
  readonly per: 'menuId' | 'restaurantId' | null;
}

export interface ValueQuery {
  readonly source: ValueSource;
  /** Folded words, the last one perhaps only begun. */
  readonly typed: string;
  readonly filter: Conditions;
  readonly limit: number;
}

/** Values of one source that are to be told about. */
export interface ValuesToTell {
  readonly source: ValueSource;
  readonly values: readonly string[];
  readonly filter: Conditions;
}

/** What is shown of a value. */
export interface ToldValue {
  /** As most documents have it. */
  readonly printed: string;
  /** Of what the source counts; null where that is documents. */
  readonly count: number | null;
  /** Where just one was counted by `per`: which one. */
  readonly only: string | null;
}

/** What the search plans run on: both the in-process engine and Meilisearch answer these queries alike. */
export interface SearchEngine {
  /** Answers all queries from one state of the engine where it can; one round trip in any case. */
  search<const Queries extends readonly EngineQuery[]>(
    queries: Queries,
    signal?: AbortSignal,
  ): Promise<EngineResults<Queries>>;
  /** For each query the values that hold what was typed, best first, with the number of their documents. */
  values(queries: readonly ValueQuery[], signal?: AbortSignal): Promise<readonly (readonly FoundValue[])[]>;
  /** For each source what is shown of its values, in their order. */
  tell(wanted: readonly ValuesToTell[], signal?: AbortSignal): Promise<readonly (readonly ToldValue[])[]>;
}
