import type { LabelledUnit } from '../../structure/assemble/gather-menus.ts';
import type { OpenItem, OpenMenu } from '../../structure/assemble/open-menu.ts';
import type { SeenUnit } from '../seen-unit.ts';
import { classChances, type Forest } from '../trees.ts';
import { candidatePrices, isGathered, type PriceChoice, priceContext } from './price-context.ts';
import { priceRow } from './price-features.ts';

export const PRICE_CLASSES = 2;

/** Minimum probability for keeping a price, and for taking one that was not gathered with the dish. */
const MIN_CHANCE = { gathered: 0.5, other: 0.6 } as const;
const BETTER = 0.2;

interface JudgedPrice extends PriceChoice {
  readonly chance: number;
  readonly gathered: boolean;
}

/** Assigns each dish its most likely price, and none where that is doubtful. @param seen the same units as seen by the model */
export function settlePrices(
  menus: readonly OpenMenu[],
  units: readonly LabelledUnit[],
  seen: readonly SeenUnit[],
  forest: Forest,
): void {
  const context = priceContext(units, menus, seen);
  const judged = context.dishes.map((dish) =>
    candidatePrices(dish, context).map((there): JudgedPrice => {
      const choice = { dish, there, context };
      return {
        ...choice,
        chance: classChances(forest, PRICE_CLASSES, priceRow(choice))[1] ?? 0,
        gathered: isGathered(choice),
      };
    }),
  );
  judged.forEach((prices, index) => {
    const item = context.dishes[index]?.item;
    if (item) settle(item, prices);
  });
}

function settle(item: OpenItem, prices: readonly JudgedPrice[]): void {
  if (item.sized) return;
  const best = prices.reduce<JudgedPrice | null>(
    (one, other) => (one && one.chance >= other.chance ? one : other),
    null,
  );
  const kept = Math.max(0, ...prices.flatMap(({ gathered, chance }) => (gathered ? [chance] : [])));
  if (item.prices.length && kept >= MIN_CHANCE.gathered && kept >= (best?.chance ?? 0) - BETTER) {
    item.priceChance = kept;
    return;
  }
  const found = best && best.chance >= MIN_CHANCE[best.gathered ? 'gathered' : 'other'] ? best : null;
  item.priceLeftOut = !found && item.prices.length > 0;
  item.prices = found ? [...(found.context.units[found.there]?.unit.prices ?? [])] : [];
  item.priceChance = found?.chance ?? 1 - kept;
}
