import type { ItemPage } from '../../ports/search/pages.ts';
import type { ItemFilter, ItemQuery } from '../../ports/search/queries.ts';
import type { ApiDeps } from '../shared/api-deps.ts';
import type { ItemFilterQuery, ItemSearchQuery } from './item-search-query.ts';
import { activeHits } from './without-replaced.ts';

export function findItems(
  deps: Pick<ApiDeps, 'search' | 'activeMenus'>,
  query: ItemSearchQuery,
  signal: AbortSignal,
): Promise<ItemPage> {
  const itemQuery = toItemQuery(query);
  return activeHits(deps.activeMenus, (withoutMenus) =>
    deps.search.searchItems({ ...itemQuery, withoutMenus }, signal),
  );
}

function toItemQuery(query: ItemSearchQuery): Omit<ItemQuery, 'withoutMenus'> {
  const { search = null, limit, offset, sort, understand, ...filters } = query;
  return { search, limit, offset, filter: itemFilterOf(filters), understand, ...(sort ? { sort } : {}) };
}

/** Omits parameters that are absent or off. */
export function itemFilterOf(query: ItemFilterQuery): ItemFilter {
  const { includeUnknownAllergens, ...filters } = query;
  const allergenCertainty = includeUnknownAllergens ? 'any' : filters.allergenCertainty;
  const all = Object.entries({ ...filters, allergenCertainty });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}
