import { isSizeLabel, isSizeName } from '../price/size-label.ts';
import type { Unit } from './unit.ts';

/**
 * Dishes of which a menu must say the same before it is taken for what they come in: where it is one of several lines, all of several
 * lines, or one line alone, which might be a dish of three sections.
 */
const FEWEST_DISHES = 3;
const FEWEST_OF_SEVERAL = 2;
const FEWEST_ALONE = 4;
const LONGEST = 32;
/** "2 courses 18 | 3 courses 22" is what a menu costs, under whatever heading. */
const NO_SIZE = /\b(?:courses?|people|persons?|guests|days?)\b/i;

/** Priced lines under a line without a price. */
interface PricedRun {
  readonly host: Unit;
  readonly lines: Unit[];
}

/**
 * Priced lines that say in which sizes or with what the dish above them comes, as the menu says it again and again: "Solo 5.99, Combo
 * (1 taco) 10.99" under one taco after the other, or "chicken 6.50, shrimps 7.50" under one soup after the other.
 */
export function variantLines(units: readonly Unit[]): ReadonlySet<Unit> {
  const runs = pricedRuns(units);
  const dishesWith = dishesBy(runs, ({ lines }) => lines.map(labelOf));
  const dishesWithAll = dishesBy(runs, (run) => [labelsOf(run)]);
  const isAgain = (line: Unit, fewest: number): boolean => isShort(line) && count(dishesWith, labelOf(line)) >= fewest;
  const variantsOf = (run: PricedRun): readonly Unit[] => {
    const { lines } = run;
    if (lines.length === 1) return lines.filter((line) => isAgain(line, FEWEST_ALONE));
    const dishes = lines.every(isShort) ? count(dishesWithAll, labelsOf(run)) : 0;
    if (dishes >= FEWEST_OF_SEVERAL) return lines;
    const other = lines.findIndex((line) => !isAgain(line, FEWEST_DISHES) && !isSize(line));
    const again = other < 0 ? lines : lines.slice(0, other);
    return again.length > 1 ? again : [];
  };
  return new Set(runs.flatMap(variantsOf).filter(({ text }) => text));
}

function pricedRuns(units: readonly Unit[]): PricedRun[] {
  const runs: PricedRun[] = [];
  units.forEach((unit, i) => {
    const before = units[i - 1];
    if (!unit.prices.length || !before) return;
    if (before.prices.length) runs.at(-1)?.lines.push(unit);
    else if (!isSizeLabel(before.text)) runs.push({ host: before, lines: [unit] });
  });
  return runs;
}

/** The lines over the runs that have a label, each counted once: a page may hold the same part twice. */
function dishesBy(runs: readonly PricedRun[], labels: (run: PricedRun) => readonly string[]): Map<string, Set<string>> {
  const dishes = new Map<string, Set<string>>();
  for (const run of runs)
    for (const label of labels(run)) dishes.set(label, (dishes.get(label) ?? new Set()).add(run.host.text));
  return dishes;
}

const count = (dishes: ReadonlyMap<string, ReadonlySet<string>>, label: string): number => dishes.get(label)?.size ?? 0;

const labelOf = ({ text }: Unit): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What all lines of a run say, in one text. */
const labelsOf = ({ lines }: PricedRun): string => lines.map(labelOf).join('\n');

const isSize = ({ text }: Unit): boolean => text === '' || isSizeName(text);
const isShort = ({ text }: Unit): boolean => text.length <= LONGEST && !NO_SIZE.test(text);
