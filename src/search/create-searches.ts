import type { SearchIndex } from '../ports/search-index.ts';
import type { SearchEngine } from './engine.ts';
import { createItemFacets } from './item-facets.ts';
import { createItemPlan } from './item-plan.ts';
import { createItemSearch } from './item-search.ts';
import { createMenuSearch } from './menu-search.ts';
import { createPartySearch } from './party-search.ts';
import { createSuggest } from './suggest.ts';
import { createVocabularyReader, dataWordsOf } from './understanding/vocabulary-reader.ts';

export type Searches = Pick<SearchIndex, 'searchItems' | 'searchMenus' | 'itemFacets' | 'suggest' | 'searchParty'>;

/** All that is asked of an engine's indexes, with one vocabulary of what they hold. */
export function createSearches(engine: SearchEngine): Searches {
  const vocabulary = createVocabularyReader(dataWordsOf(engine));
  const plan = createItemPlan(engine, vocabulary);
  return {
    searchItems: createItemSearch(engine, plan),
    searchMenus: createMenuSearch(engine, vocabulary),
    itemFacets: createItemFacets(engine, plan),
    suggest: createSuggest(engine),
    searchParty: createPartySearch(engine, vocabulary),
  };
}
