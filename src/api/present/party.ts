import type { z } from 'zod';
import type { EaterChoice, PartyPage } from '../../ports/search/parties.ts';
import type { AllergenCertainty } from '../../ports/search/queries.ts';
import type { partySchema } from '../schemas/parties.ts';
import { presentMenuItem } from './menu-item.ts';

type PartyBody = z.output<typeof partySchema>;
type ChoiceBody = PartyBody['restaurants'][number]['eaters'][number];

/** What is only not known to be there is called unknown to whoever eats. */
const SHOWN = { stated: 'stated', likely: 'likely', any: 'unknown' } as const;

/**
 * @param names of the eaters, in the order of the query
 * @param certainty that was asked for
 */
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
      certainty: of && SHOWN[of],
      ...{ menuId, menuName, sectionName, menuItem: presentMenuItem(item) },
    })),
  };
}
