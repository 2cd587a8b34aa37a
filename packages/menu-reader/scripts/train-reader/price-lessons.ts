import { choicesOf, priceContext } from '../../src/model/prices/price-context.ts';
import { priceRow } from '../../src/model/prices/price-features.ts';
import type { OpenItem } from '../../src/structure/assemble/open-menu.ts';
import { labelUnits } from '../../src/structure/read-by-model.ts';
import { draftReading, gatherReading } from '../../src/structure/reading.ts';
import type { GoldItem } from '../ingest-measure/gold.ts';
import { matchItems, priceMatches } from '../ingest-measure/match-items.ts';
import type { Lesson } from './lesson.ts';
import type { TrainingRow } from './train-forests.ts';

/** What is to be learned of whose a price is: for each dish that was found, which prices near it are its own. */
export function priceLessons(
  { input, gold, units, weight, fold }: Lesson,
  chances: readonly Float32Array[],
): TrainingRow[] {
  const labels = labelUnits(input, units, chances);
  const gathered = gatherReading(input, labels);
  const context = priceContext(gathered.labelled, gathered.menus, units);
  const rows = context.dishes.map((dish) => ({
    dish,
    choices: choicesOf(dish, context).map((there) => ({ there, row: priceRow({ dish, there, context }) })),
  }));
  const { menus, origins, notes } = draftReading(input, labels, gathered);
  const answers = new Map<unknown, GoldItem>(
    matchItems(gold, { menus, notes, currency: null, review: [], doubt: 0 }).pairs.flatMap(
      (pair): [unknown, GoldItem][] => {
        const origin = origins.get(pair.draft.item);
        return origin ? [[origin, pair.gold.item]] : [];
      },
    ),
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
