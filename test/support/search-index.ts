import type { MenuDocuments, SearchIndex } from '../../src/ports/search-index.ts';
import { createMenuIndexes } from '../../src/search/in-process/menu-indexes.ts';
import { INDEX_SETTINGS } from '../../src/search/index-settings.ts';
import { createItemFacets } from '../../src/search/item-facets.ts';
import { createItemSearch } from '../../src/search/item-search.ts';
import { createMenuSearch } from '../../src/search/menu-search.ts';
import { createSuggest } from '../../src/search/suggest.ts';
import { explainHit } from '../../src/search/understanding/explain-hit.ts';

/** The in-process engine over these menus, searched in the thread of the test. */
export function searchOver(
  menus: readonly MenuDocuments[],
): Pick<SearchIndex, 'searchItems' | 'searchMenus' | 'itemFacets' | 'suggest' | 'explain'> {
  const engine = createMenuIndexes(INDEX_SETTINGS);
  engine.load(menus);
  engine.finish('test');
  return {
    searchItems: createItemSearch(engine),
    searchMenus: createMenuSearch(engine),
    itemFacets: createItemFacets(engine),
    suggest: createSuggest(engine),
    explain: explainHit,
  };
}
