import type { FilterExpression } from './filter/filter.ts';
import { createSynonyms } from './query/synonyms.ts';
import { createTermFactory, type TermFactory } from './query/term-factory.ts';
import { createTypoBudget } from './query/typo-budget.ts';
import { search } from './search.ts';
import type { SearchAnswer, SearchRequest } from './search-request.ts';
import type { IndexSettings } from './settings.ts';
import { DocumentStore } from './store/document-store.ts';
import type { EngineDocument } from './store/engine-document.ts';
import type { RankedValue } from './values/best-values.ts';
import {
  type Distinct,
  distinctOfValues,
  documentsOfValues,
  findValues,
  type ValuesRequest,
} from './values/find-values.ts';
import { ValueList } from './values/value-list.ts';

interface IndexChanges {
  /** Added, or replacing documents with the same primary key. */
  readonly put?: readonly EngineDocument[];
  readonly remove?: readonly unknown[];
}

/** One index that answers searches as Meilisearch 1.50.0 does. All calls are synchronous. */
export interface Index {
  /** Removes and adds documents atomically: when it throws, searches see none of it. */
  update(changes: IndexChanges): void;
  /** First half of an update: stages the changes for the commit; no search may run in between. */
  stage(changes: IndexChanges): void;
  commit(): void;
  /** @throws SearchRequestError that says what is wrong with the request */
  search(request: SearchRequest): SearchAnswer;
  /** Values of a field for search as you type, best first; not in Meilisearch. @throws SearchRequestError for a wrong request */
  values(request: ValuesRequest): readonly RankedValue[];
  /** For each value of such a field, spelled exactly so, the first documents that have it and pass the filter. */
  documentsOf(
    field: string,
    values: readonly string[],
    filter: FilterExpression,
    most: number,
  ): readonly (readonly EngineDocument[])[];
  /** Likewise the number of distinct values of another filterable field in all those documents. */
  distinctOf(field: string, values: readonly string[], per: string, filter: FilterExpression): readonly Distinct[];
  size(): number;
  /** Frees the memory of removed documents; happens by itself once there are many. */
  compact(): void;
}

export interface IndexOptions {
  /** Fields returned with documents; all by default. Other fields are not kept, which saves memory. */
  readonly shown?: readonly string[];
  /** Filterable fields that `values` can search; none by default. */
  readonly searchableValues?: readonly string[];
}

/** Creates an empty index. @throws TypeError for invalid settings */
export function createIndex(settings: IndexSettings, options: IndexOptions = {}): Index {
  const { shown, searchableValues = [] } = options;
  const lists = new Map(searchableValues.map((field) => [field, new ValueList()]));
  const store = new DocumentStore(settings, shown, lists);
  const synonyms = createSynonyms(settings.synonyms ?? {});
  const budgetOf = createTypoBudget(settings.typoTolerance);
  let factory: TermFactory | null = null;

  const stage = ({ put = [], remove = [] }: IndexChanges): void => {
    store.checkKeys(put);
    for (const key of remove) store.remove(key);
    for (const document of put) store.put(document);
  };
  const commit = (): void => {
    store.commit();
    factory = null;
  };
  return {
    update: (changes) => {
      stage(changes);
      commit();
    },
    stage,
    commit,
    search: (request) => {
      factory ??= createTermFactory(store, synonyms, budgetOf);
      return search(store, factory, request);
    },
    values: (request) => findValues(store, lists, budgetOf, request),
    documentsOf: (field, values, filter, most) => documentsOfValues(store, lists, field, values, filter, most),
    distinctOf: (field, values, per, filter) => distinctOfValues(store, lists, field, values, per, filter),
    size: () => store.liveCount,
    compact: () => {
      store.compact();
      commit();
    },
  };
}
