import type { SearchIndex } from '../ports/search-index.ts';
import type { SearchEngine } from './engine.ts';
import { createFamilySearch } from './family-search.ts';
import { createItemFacets } from './item-facets.ts';
import { createItemPlan } from './item-plan.ts';
import { createItemSearch } from './item-search.ts';
import { createMenuSearch } from './menu-search.ts';
import { createPartySearch } from './party-search.ts';
import { createSuggest } from './suggest.ts';
import type { Names } from './understanding/names.ts';

export type Searches = Pick<
  SearchIndex,
  'searchItems' | 'searchMenus' | 'itemFacets' | 'suggest' | 'searchParty' | 'families'
>;

/** All that is asked of an engine's indexes, understood by the names of what they hold. */
export function createSearches(engine: SearchEngine, names: Names): Searches {
  const plan = createItemPlan(engine, names);
  return {
    searchItems: createItemSearch(engine, plan),
    searchMenus: createMenuSearch(engine, names),
    itemFacets: createItemFacets(engine, plan),
    suggest: createSuggest(engine, plan),
    searchParty: createPartySearch(engine, names),
    families: createFamilySearch(engine),
  };
}
