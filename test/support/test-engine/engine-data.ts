import type { EngineDocument, IndexSettings, SearchRequest } from '@menu-data-service/search-engine';
import { createIndex, type Index } from '@menu-data-service/search-engine';

/** An error in Meilisearch's form. */
export class EngineError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface StoredIndex {
  settings: Partial<IndexSettings>;
  documents: Map<unknown, EngineDocument>;
  index: Index;
}

function build(settings: Partial<IndexSettings>, documents: Iterable<EngineDocument>): Index {
  const index = createIndex({ searchableAttributes: ['*'], ...settings });
  index.update({ put: [...documents] });
  return index;
}

export type Work =
  | { readonly type: 'indexCreation' | 'indexDeletion'; readonly uid: string }
  | { readonly type: 'settingsUpdate'; readonly uid: string; readonly settings: Partial<IndexSettings> | null }
  | { readonly type: 'documentAdditionOrUpdate'; readonly uid: string; readonly documents: readonly EngineDocument[] }
  | { readonly type: 'documentDeletion'; readonly uid: string; readonly filter: string }
  | {
      readonly type: 'indexSwap';
      readonly swaps: readonly { readonly indexes: readonly [string, string]; readonly rename?: boolean }[];
    };

/** All indexes of a test engine with their settings and documents; searches are those of the in-process engine. */
export class EngineData {
  readonly #indexes = new Map<string, StoredIndex>();

  get(uid: string): StoredIndex {
    const found = this.#indexes.get(uid);
    if (found === undefined) throw new EngineError(404, 'index_not_found', `Index \`${uid}\` not found.`);
    return found;
  }

  uids(): readonly string[] {
    return [...this.#indexes.keys()];
  }

  search(uid: string, request: SearchRequest): object {
    const { hits, total, facetDistribution } = this.get(uid).index.search(request);
    return { indexUid: uid, hits, estimatedTotalHits: total, facetDistribution };
  }

  /** Copies everything, like a dump. */
  copy(): EngineData {
    const copy = new EngineData();
    for (const [uid, { settings, documents }] of this.#indexes) {
      copy.#indexes.set(uid, { settings, documents: new Map(documents), index: build(settings, documents.values()) });
    }
    return copy;
  }

  perform(work: Work): void {
    switch (work.type) {
      case 'indexCreation':
        if (this.#indexes.has(work.uid)) throw new EngineError(409, 'index_already_exists', 'Index already exists.');
        this.#create(work.uid);
        return;
      case 'indexDeletion':
        this.get(work.uid);
        this.#indexes.delete(work.uid);
        return;
      case 'settingsUpdate': {
        const stored = this.#indexes.get(work.uid) ?? this.#create(work.uid);
        stored.settings = work.settings === null ? {} : { ...stored.settings, ...work.settings };
        stored.index = build(stored.settings, stored.documents.values());
        return;
      }
      case 'documentAdditionOrUpdate': {
        const stored = this.#indexes.get(work.uid) ?? this.#create(work.uid);
        for (const document of work.documents) stored.documents.set(document.id, document);
        stored.index.update({ put: work.documents });
        return;
      }
      case 'documentDeletion': {
        const stored = this.get(work.uid);
        const { hits } = stored.index.search({ filter: work.filter, limit: 1_000_000 });
        for (const { id } of hits) stored.documents.delete(id);
        stored.index.update({ remove: hits.map(({ id }) => id) });
        return;
      }
      case 'indexSwap':
        for (const { indexes, rename } of work.swaps) this.#swap(indexes[0], indexes[1], rename === true);
    }
  }

  #create(uid: string): StoredIndex {
    const created = { settings: {}, documents: new Map(), index: build({}, []) };
    this.#indexes.set(uid, created);
    return created;
  }

  #swap(a: string, b: string, rename: boolean): void {
    const first = this.get(a);
    if (rename) {
      if (this.#indexes.has(b)) throw new EngineError(409, 'index_already_exists', 'Index already exists.');
      this.#indexes.delete(a);
    } else {
      this.#indexes.set(a, this.get(b));
    }
    this.#indexes.set(b, first);
  }
}
