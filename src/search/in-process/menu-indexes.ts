import { createIndex, type EngineDocument, type Index } from '@menu-data-service/search-engine';
import { collectGarbage } from '../../lib/collect-garbage.ts';
import type { MenuDocuments } from '../../ports/search/documents.ts';
import { bucketOf, type IndexHealth, type MenuChange } from '../../ports/search-index.ts';
import type {
  EngineQuery,
  EngineResult,
  EngineResults,
  IndexName,
  SearchEngine,
  ValueDescription,
  ValuesToDescribe,
} from '../engine.ts';
import { type EngineMenu, engineMenu } from '../engine-documents.ts';
import { INDEX_SETTINGS } from '../index-settings.ts';
import { SPELLINGS, usualSpelling } from '../printed-values.ts';
import { SUGGESTED } from '../suggested.ts';
import { createNames, type Names } from '../understanding/names.ts';

/** The three indexes, the names in them, and their documents by menu. */
export interface MenuIndexes extends SearchEngine {
  readonly names: Names;
  /** Adds new menus; they show with the next apply or finish. */
  load(menus: readonly MenuDocuments[]): void;
  /** Replaces or removes whole menus; searches see all of it or, if it throws, nothing. */
  apply(changes: readonly MenuChange[]): void;
  /** Ends a load: the index is complete from now on and has this epoch. */
  finish(epoch: string): void;
  fingerprint(bucket: number): readonly { readonly menuId: number; readonly hash: string }[];
  counts(): Omit<IndexHealth, 'available'>;
}

const INDEX_NAMES: readonly IndexName[] = ['items', 'sections', 'menus'];

interface StoredMenu {
  readonly hash: string;
  readonly keys: Readonly<Record<IndexName, readonly string[]>>;
}

export function createMenuIndexes(): MenuIndexes {
  const open = (name: IndexName) => {
    const sources = Object.values(SUGGESTED).filter(({ index }) => index === name);
    return createIndex(INDEX_SETTINGS[name], {
      shown: [...new Set(['presented', ...sources.map(({ printed }) => printed.split('.')[0] as string)])],
      searchableValues: sources.map(({ field }) => field),
    });
  };
  const indexes: Readonly<Record<IndexName, Index>> = {
    items: open('items'),
    sections: open('sections'),
    menus: open('menus'),
  };
  const stored = new Map<number, StoredMenu>();
  const names = createNames<number>();
  let epoch: string | null = null;

  const put = (menus: readonly EngineMenu[], removed: readonly number[]): void => {
    const gone = [...menus.map(({ menuId }) => menuId), ...removed].flatMap((menuId) => stored.get(menuId) ?? []);
    for (const name of INDEX_NAMES) {
      const documents = menus.flatMap((menu) => documentsOf(menu)[name]);
      indexes[name].stage({ put: documents, remove: gone.flatMap(({ keys }) => keys[name]) });
    }
    for (const menuId of removed) {
      stored.delete(menuId);
      names.remove(menuId);
    }
    for (const menu of menus) {
      stored.set(menu.menuId, { hash: menu.hash, keys: keysOf(menu) });
      names.put(menu.menuId, menu.menu);
      names.addDishes(menu.items.map(({ name }) => name));
    }
  };
  const commit = (): void => {
    for (const name of INDEX_NAMES) indexes[name].commit();
  };

  return {
    names,
    load: (menus) => put(menus.map(engineMenu), []),
    apply: (changes) => {
      const menus = changes.flatMap((change) => ('upsert' in change ? [engineMenu(change.upsert)] : []));
      put(
        menus,
        changes.flatMap((change) => ('remove' in change ? [change.remove] : [])),
      );
      commit();
    },
    finish: (name) => {
      commit();
      collectGarbage();
      epoch = name;
    },
    search: async <const Queries extends readonly EngineQuery[]>(queries: Queries) =>
      queries.map((query) => answer(indexes[query.index], query)) as EngineResults<Queries>,
    values: async (queries) =>
      queries.map(({ source: { index, field }, typed, filter, limit }) =>
        indexes[index].values({ field, q: typed, filter, limit }),
      ),
    describeValues: async (wanted) => wanted.map((one) => describe(indexes[one.source.index], one)),
    fingerprint: (bucket) =>
      [...stored].filter(([menuId]) => bucketOf(menuId) === bucket).map(([menuId, { hash }]) => ({ menuId, hash })),
    counts: () => ({ items: indexes.items.size(), menus: stored.size, epoch }),
  };
}

function documentsOf(menu: EngineMenu): Readonly<Record<IndexName, readonly EngineDocument[]>> {
  const plain = (documents: readonly object[]) => documents as readonly EngineDocument[];
  return { items: plain(menu.items), sections: plain(menu.sections), menus: plain([menu.menu]) };
}

function keysOf(menu: EngineMenu): StoredMenu['keys'] {
  const ids = (documents: readonly { readonly id: string }[]) => documents.map(({ id }) => id);
  return { items: ids(menu.items), sections: ids(menu.sections), menus: ids([menu.menu]) };
}

function answer(index: Index, query: EngineQuery): EngineResult<unknown> {
  const { index: _, ...request } = query;
  const { hits, total, facetDistribution } = index.search(request);
  return { hits: hits.map((hit) => hit.presented), total, facets: facetDistribution };
}

function describe(index: Index, { source, values, filter }: ValuesToDescribe): readonly ValueDescription[] {
  const { field, printed, per } = source;
  const distinct = per === null ? [] : index.distinctOf(field, values, per, filter);
  return index.documentsOf(field, values, filter, SPELLINGS).map((documents, i) => {
    const { count = null, only } = distinct[i] ?? {};
    return { printed: usualSpelling(documents, printed), count, only: only === undefined ? null : String(only) };
  });
}
