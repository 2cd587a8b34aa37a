import type { PartyPage } from '../ports/search/parties.ts';
import type { ApiDeps } from './api-deps.ts';
import type { SearchedParty } from './schemas/parties.ts';
import { withoutReplaced } from './without-replaced.ts';

type Place = PartyPage['places'][number];

/** Asks the index where a party can eat; a place with a dish of a replaced menu is no place for it. */
export function findParty(
  { search, activeMenus }: Pick<ApiDeps, 'search' | 'activeMenus'>,
  { eaters, dishes, allergenCertainty = 'stated', limit, after: offset, ...where }: SearchedParty,
  signal: AbortSignal,
): Promise<PartyPage> {
  const filter = Object.fromEntries(Object.entries(where).filter(([, value]) => value !== undefined));
  const asked = {
    eaters: eaters.map(({ eater }) => eater),
    dishes,
    certainty: allergenCertainty,
    filter,
    limit,
    offset,
  };
  return withoutReplaced(activeMenus, (withoutMenus) => search.searchParty({ ...asked, withoutMenus }, signal), {
    menuIds: ({ places }) => places.flatMap(menusOf),
    without: (page, gone) => ({
      ...page,
      places: page.places.filter((place) => !menusOf(place).some((id) => gone.has(id))),
    }),
  });
}

function menusOf({ eaters }: Place): number[] {
  return eaters.flatMap(({ dishes }) => dishes.map(({ hit }) => hit.menuId));
}
