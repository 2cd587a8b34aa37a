import { candidatePrices, priceContext } from '@menu-data-service/menu-reader/src/model/prices/price-context';
import { priceRow } from '@menu-data-service/menu-reader/src/model/prices/price-features';
import type { OpenItem } from '@menu-data-service/menu-reader/src/structure/assemble/open-menu';
import { labelUnits } from '@menu-data-service/menu-reader/src/structure/read-units';
import { draftReading, gatherReading } from '@menu-data-service/menu-reader/src/structure/reading';
import type { GoldItem } from '@menu-data-service/menu-reader/test/measure/gold';
import { matchItems, priceMatches } from '@menu-data-service/menu-reader/test/measure/match-items';
import type { Lesson } from './lesson.ts';
import type { TrainingRow } from './train-forests.ts';

/** Training data on the ownership of prices: for each dish that was found, which prices near it are its own. */
export function priceLessons(
  { input, gold, units, weight, fold }: Lesson,
  chances: readonly Float32Array[],
): TrainingRow[] {
  const labels = labelUnits(input, units, chances);
  const gathered = gatherReading(input, labels);
  const context = priceContext(gathered.labelled, gathered.menus, units);
  const rows = context.dishes.map((dish) => ({
    dish,
    choices: candidatePrices(dish, context).map((there) => ({ there, row: priceRow({ dish, there, context }) })),
  }));
  const { menus, origins } = draftReading(input, labels, gathered);
  const answers = new Map<unknown, GoldItem>(
    matchItems(gold, { menus }).pairs.flatMap((pair): [unknown, GoldItem][] => {
      const origin = origins.get(pair.draft.item);
      return origin ? [[origin, pair.gold.item]] : [];
    }),
  );
  return rows.flatMap(({ dish, choices }) => {
    const answer = answers.get(dish.item satisfies OpenItem);
    if (!answer) return [];
    return choices.map(({ there, row }) => {
      const lowest = Math.min(...(context.units[there]?.unit.prices.map(({ value }) => value) ?? []));
      return { row, label: priceMatches(answer, lowest) ? 1 : 0, weight, fold };
    });
  });
}
