import { z } from 'zod';
import type { MenuData } from './menu-data.ts';
import { certainty, conditions, VERIFY } from './shared-input.ts';
import { evidenceByDish, toldDish } from './told-dish.ts';

export const searchDishesInput = z.strictObject({
  search: z.string().describe('e.g. "vegan curry under £10"'),
  ...conditions,
  ...certainty,
  limit: z.int().min(1).max(10).default(5),
  offset: z.int().min(0).default(0),
});

const ASK_THE_STAFF =
  'Nobody has said that these are free from it. Offer them apart, and only with the question: is there any in this dish, and could any get into it in the kitchen?';

/** Dishes with their restaurants, and what is known of each. */
export async function searchDishes(
  data: MenuData,
  { excludeAllergens = [], ...rest }: z.output<typeof searchDishesInput>,
  signal: AbortSignal,
): Promise<unknown> {
  const excluded = excludeAllergens.length > 0 && { excludeAllergens: excludeAllergens.join(',') };
  const parameters = { ...rest, ...excluded };
  const found = await data.searchItems(parameters, signal);
  const waysOn = found.total > 0 ? [] : await data.waysOn(parameters, signal);
  const menuIds = [...new Set(found.hits.map(({ menuId }) => menuId))];
  const evidence = new Map(
    await Promise.all(menuIds.map(async (id) => [id, evidenceByDish(await data.getMenuEvidence(id, signal))] as const)),
  );
  return {
    total: found.total,
    ...(found.allergensUnknown !== null && {
      leftOut: {
        notKnownToBeClear: found.allergensUnknown,
        ofTheseLikelyClear: found.allergensLikely,
        askTheStaff: ASK_THE_STAFF,
      },
    }),
    ...(waysOn.length > 0 && { nothingFound: { tryInstead: waysOn } }),
    dishes: found.hits.map(({ menuItem, restaurantName, restaurantId, menuName, menuId, sectionName }) => ({
      ...toldDish(menuItem, evidence.get(menuId)?.(sectionName, menuItem.name) ?? []),
      ...{ restaurant: restaurantName, restaurantId, menu: menuName, menuId, section: sectionName },
    })),
    note: VERIFY,
  };
}
