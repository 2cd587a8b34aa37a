import type { MenuDocuments } from '../../src/ports/search/documents.ts';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import { createSearches, type Searches } from '../../src/search/create-searches.ts';
import { createMenuIndexes } from '../../src/search/in-process/menu-indexes.ts';
import { explainHit } from '../../src/search/understanding/explain-hit.ts';

/** The in-process engine over these menus, searched in the thread of the test. */
export function searchOver(menus: readonly MenuDocuments[]): Searches & Pick<SearchIndex, 'explain'> {
  const engine = createMenuIndexes();
  engine.load(menus);
  engine.finish('test');
  return { ...createSearches(engine, engine.names), explain: explainHit };
}
