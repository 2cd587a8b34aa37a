import { z } from 'zod';
import type { Party } from './api-bodies.ts';
import type { MenuData } from './menu-data.ts';
import { certainty, needs, place, VERIFY } from './shared-input.ts';
import { toldDish } from './told-dish.ts';

export const findForGroupInput = z.strictObject({
  eaters: z
    .array(z.strictObject({ name: z.string().optional(), ...needs }))
    .min(1)
    .max(8),
  dishes: z.int().min(1).max(10).default(2).describe('each must find'),
  ...certainty,
  ...place,
  limit: z.int().min(1).max(10).default(3),
});

/** Restaurants where each of a group finds enough. */
export async function findForGroup(
  data: MenuData,
  asked: z.output<typeof findForGroupInput>,
  signal: AbortSignal,
): Promise<unknown> {
  const { total, totalByCertainty, restaurants } = await data.searchParties(asked, signal);
  return {
    total,
    totalByCertainty,
    restaurants: restaurants.map(({ restaurantName, restaurantId, city, cuisine, worstOff, eaters }) => ({
      ...{ restaurant: restaurantName, restaurantId, city, cuisine },
      findsLeast: eaters[worstOff]?.name ?? `eater ${worstOff + 1}`,
      eaters: eaters.map(toldEater),
    })),
    note: VERIFY,
  };
}

type Choice = Party['restaurants'][number]['eaters'][number];

function toldEater({ name, found, byCertainty, dishes }: Choice, at: number): object {
  return {
    eater: name ?? `eater ${at + 1}`,
    found,
    ...(byCertainty && { byCertainty }),
    dishes: dishes.map(({ certainty: clear, menuId, menuItem }) => {
      const { name: dish, price, diets, allergens } = toldDish(menuItem, []);
      return { dish, menuId, price, ...(diets && { diets }), ...(clear && { clear }), allergens };
    }),
  };
}
