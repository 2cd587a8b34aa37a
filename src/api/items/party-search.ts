import type { RouterContext } from '@koa/router';
import type { z } from 'zod';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { EaterChoice, PartyPage } from '../../ports/search/parties.ts';
import type { AllergenCertainty } from '../../ports/search/queries.ts';
import type { ApiDeps, FromEngine } from '../shared/api-deps.ts';
import { presentMenuItem } from '../shared/menu-item.ts';
import { nextLink } from '../shared/page-links.ts';
import { parseQuery } from '../shared/parse-query.ts';
import { partyQuerySchema, type partySchema, type SearchedParty } from './party-schema.ts';
import { withoutReplaced } from './without-replaced.ts';

type PartyBody = z.output<typeof partySchema>;
type ChoiceBody = PartyBody['restaurants'][number]['eaters'][number];

/** Certainty shown to eaters, for whom a merely possible dish is unknown. */
const SHOWN_CERTAINTY = { stated: 'stated', likely: 'likely', any: 'unknown' } as const;

/** @param names of the eaters, in the order of the query @param certainty as requested */
export function presentParty(
  { places, totals }: PartyPage,
  names: readonly (string | null)[],
  certainty: AllergenCertainty,
): PartyBody {
  return {
    total: totals[certainty],
    totalByCertainty: { stated: totals.stated, likely: totals.likely, any: totals.any },
    restaurants: places.map(({ restaurantId, restaurantName, city, cuisine, worstOff, eaters }) => ({
      ...{ restaurantId, restaurantName, city, cuisine, worstOff },
      eaters: eaters.map((choice, at) => presentChoice(choice, names[at] ?? null, certainty)),
    })),
  };
}

function presentChoice(
  { counts, picky, dishes }: EaterChoice,
  name: string | null,
  certainty: AllergenCertainty,
): ChoiceBody {
  const { stated, likely, any } = counts;
  return {
    name,
    found: counts[certainty],
    byCertainty: picky ? { stated, likely: likely - stated, unknown: any - likely } : null,
    dishes: dishes.map(({ certainty: of, hit: { menuId, menuName, sectionName, item } }) => ({
      certainty: of && SHOWN_CERTAINTY[of],
      ...{ menuId, menuName, sectionName, menuItem: presentMenuItem(item) },
    })),
  };
}

type Place = PartyPage['places'][number];

/** Finds places for a party; a place with a dish of a replaced menu does not count. */
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

/** GET /v1/parties/search?eaters=: restaurants with enough dishes for each of several people. */
export function partySearchRoute(deps: FromEngine<'baseUrl'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query, given } = parseQuery(partyQuerySchema, ctx);
    const page = await findParty(deps, query, requestState(ctx).signal());
    const names = query.eaters.map(({ name }) => name);
    const body = presentParty(page, names, query.allergenCertainty ?? 'stated');
    const place = { limit: query.limit, offset: query.after ?? 0, total: body.total };
    deps.data.revalidate(ctx, [...nextLink(`${deps.baseUrl}/v1/parties/search`, given, place), deps.data.helpLink]);
    await sendWithContentTag(ctx, body);
  };
}
