import type { Searches } from './create-searches.ts';
import type { SearchGuard } from './search-guard.ts';

/** The same index with a guard over its searches. */
export function createGuardedIndex<Index extends Searches>(index: Index, guarded: SearchGuard): Index {
  return {
    ...index,
    searchItems: (query, signal) => guarded((limited) => index.searchItems(query, limited), signal),
    searchMenus: (query, signal) => guarded((limited) => index.searchMenus(query, limited), signal),
    itemFacets: (query, signal) => guarded((limited) => index.itemFacets(query, limited), signal),
    suggest: (query, signal) => guarded((limited) => index.suggest(query, limited), signal),
    searchParty: (query, signal) => guarded((limited) => index.searchParty(query, limited), signal),
    families: (query, signal) => guarded((limited) => index.families(query, limited), signal),
  };
}
