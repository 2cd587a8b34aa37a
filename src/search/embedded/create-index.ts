import { createSynonyms } from './query/synonyms.ts';
import { createTermFactory, type TermFactory } from './query/term-factory.ts';
import { createTypoBudget } from './query/typo-budget.ts';
import { search } from './search.ts';
import type { SearchAnswer, SearchRequest } from './search-request.ts';
import type { IndexSettings } from './settings.ts';
import { DocumentStore } from './store/document-store.ts';
import type { EngineDocument } from './store/engine-document.ts';

export interface IndexChanges {
  /** Added, in place of documents with the same primary key. */
  readonly put?: readonly EngineDocument[];
  /** Primary keys. */
  readonly remove?: readonly unknown[];
}

/** One index that answers searches as Meilisearch 1.50.0 does. All calls are synchronous. */
export interface Index {
  /** Removes and adds documents; searches see all of it or, when it throws, nothing. */
  update(changes: IndexChanges): void;
  search(request: SearchRequest): SearchAnswer;
  /** The document with this primary key. */
  get(key: unknown): EngineDocument | undefined;
  /** Number of documents. */
  size(): number;
  /** Gives up the room that removed documents still take; happens by itself when they are many. */
  compact(): void;
}

/** `primaryKey` names the field by which documents are known. Throws TypeError for settings that make no sense. */
export function createIndex(settings: IndexSettings, primaryKey = 'id'): Index {
  const store = new DocumentStore(settings, primaryKey);
  const synonyms = createSynonyms(settings.synonyms ?? {});
  const budgetOf = createTypoBudget(settings.typoTolerance);
  let factory: TermFactory | null = null;
  return {
    update: ({ put = [], remove = [] }) => {
      store.checkKeys(put);
      for (const key of remove) store.remove(key);
      for (const document of put) store.put(document);
      store.commit();
      factory = null;
    },
    search: (request) => {
      factory ??= createTermFactory(store, synonyms, budgetOf);
      return search(store, factory, request);
    },
    get: (key) => store.get(key),
    size: () => store.liveCount,
    compact: () => {
      store.compact();
      store.commit();
      factory = null;
    },
  };
}
