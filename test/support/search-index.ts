import type { EngineDocument } from '@menu-data-service/search-engine';
import { createIndex, type Index } from '@menu-data-service/search-engine';
import type { MenuDocuments, SearchIndex } from '../../src/ports/search-index.ts';
import type { EngineQuery, IndexName, SearchEngine } from '../../src/search/engine.ts';
import { type EngineMenu, engineMenu } from '../../src/search/engine-documents.ts';
import { INDEX_SETTINGS } from '../../src/search/index-settings.ts';
import { createItemSearch } from '../../src/search/item-search.ts';
import { createMenuSearch } from '../../src/search/menu-search.ts';
import { explainHit } from '../../src/search/understanding/explain-hit.ts';

function filled(name: IndexName, documents: readonly object[]): Index {
  const index = createIndex(INDEX_SETTINGS[name]);
  index.update({ put: documents as readonly EngineDocument[] });
  return index;
}

/** The in-process engine over these menus, searched in the thread of the test. */
export function searchOver(
  menus: readonly MenuDocuments[],
): Pick<SearchIndex, 'searchItems' | 'searchMenus' | 'explain'> {
  const documents: readonly EngineMenu[] = menus.map(engineMenu);
  const indexes: Record<IndexName, Index> = {
    items: filled(
      'items',
      documents.flatMap(({ items }) => items),
    ),
    sections: filled(
      'sections',
      documents.flatMap(({ sections }) => sections),
    ),
    menus: filled(
      'menus',
      documents.map(({ menu }) => menu),
    ),
  };
  const answer = ({ index, ...request }: EngineQuery) => {
    const { hits, total, facetDistribution } = indexes[index].search(request);
    return { hits: hits.map((hit) => hit.presented), total, facets: facetDistribution };
  };
  const engine = { search: async (queries: readonly EngineQuery[]) => queries.map(answer) } as unknown as SearchEngine;
  return { searchItems: createItemSearch(engine), searchMenus: createMenuSearch(engine), explain: explainHit };
}
