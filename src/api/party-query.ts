import type { OnMissing, PartyPage } from '../ports/search-index.ts';
import type { ApiDeps } from './api-deps.ts';
import type { SearchedParty } from './schemas/parties.ts';

/** Asks the index where a party can eat. Once more without the menus of dishes that were replaced a moment ago. */
export async function findParty(
  { search, activeMenus }: Pick<ApiDeps, 'search' | 'activeMenus'>,
  { eaters, dishes, allergenCertainty = 'stated', limit, ...where }: SearchedParty,
  signal: AbortSignal,
  onMissing?: OnMissing,
): Promise<PartyPage> {
  const filter = Object.fromEntries(Object.entries(where).filter(([, value]) => value !== undefined));
  const asked = { eaters: eaters.map(({ eater }) => eater), dishes, certainty: allergenCertainty, filter, limit };
  const replaced = activeMenus.leftovers();
  const page = await search.searchParty({ ...asked, withoutMenus: replaced }, signal, onMissing);
  const stale = staleMenus(page, activeMenus);
  if (stale.length === 0) return page;
  const again = await search.searchParty({ ...asked, withoutMenus: [...replaced, ...stale] }, signal, onMissing);
  const gone = new Set(staleMenus(again, activeMenus));
  if (gone.size === 0) return again;
  const places = again.places.filter(({ eaters: found }) =>
    found.every((choice) => choice.dishes.every(({ hit }) => !gone.has(hit.menuId))),
  );
  return { ...again, places };
}

function staleMenus({ places }: PartyPage, activeMenus: Pick<ApiDeps['activeMenus'], 'has'>): readonly number[] {
  const ids = places.flatMap(({ eaters }) => eaters.flatMap(({ dishes }) => dishes.map(({ hit }) => hit.menuId)));
  return [...new Set(ids)].filter((id) => !activeMenus.has(id));
}
