import { isSizeLabel, isSizeName } from '../price/size-label.ts';
import type { Step } from '../step.ts';
import { isWeekday } from '../text/note-phrases.ts';
import { attachCodeLines } from './attach-code-lines.ts';
import { listNumbers } from './list-numbers.ts';
import { isPriceAlone, type Unit } from './unit.ts';

/** Minimum number of consecutive prices; fewer may all be those of one dish. */
const MIN = 3;

/** Pairs names in one list with prices in another behind it: there must be as many names of one look, and nothing with a price between them. */
function pairLists(units: readonly Unit[]): readonly Unit[] {
  const paired = new Set<Unit>();
  units.forEach((first, start) => {
    if (!isPriceAlone(first) || (units[start - 1] && isPriceAlone(units[start - 1] as Unit))) return;
    const length = units.slice(start).findIndex((unit) => !isPriceAlone(unit));
    const prices = units.slice(start, length < 0 ? units.length : start + length);
    const names = prices.length < MIN ? null : namesBefore(units, start, prices.length);
    names?.forEach((name, i) => {
      const price = prices[i];
      if (!price) return;
      name.prices.push(...price.prices);
      name.codes.push(...price.codes);
      name.place = 'cell';
      paired.add(price);
    });
  });
  return paired.size ? units.filter((unit) => !paired.has(unit)) : units;
}

/** Texts of one look before an index, back to the last price, if there are `count` of them; of several looks the first. */
function namesBefore(units: readonly Unit[], end: number, count: number): readonly Unit[] | null {
  const start = units.slice(0, end).findLastIndex((unit) => unit.prices.length > 0) + 1;
  const looks = new Map<string, Unit[]>();
  for (const unit of units.slice(start, end)) {
    if (!unit.sameLine) looks.set(unit.styleKey, [...(looks.get(unit.styleKey) ?? []), unit]);
  }
  return [...looks.values()].find((own) => own.length === count) ?? null;
}

/**
 * Turns priced units that name a size ("Pot for two 4.50"), or that list the sizes of one dish after the other, into labelled prices on a
 * line of their own.
 */
function sizesAsPrices(units: readonly Unit[]): Unit[] {
  const variants = variantLines(units);
  const result: Unit[] = [];
  for (const unit of units) {
    const isSize = variants.has(unit) || (isSizeName(unit.text) && !standsAsItem(unit, result));
    if (!unit.prices.length || !isSize || !result.length) {
      result.push(unit);
      continue;
    }
    const prices = unit.prices.map((price) => ({ ...price, label: price.label ?? unit.text }));
    const name = unit.sameLine ? result.findLast((other) => other.line === unit.line && !other.sameLine) : undefined;
    const last = result.at(-1);
    if (name) {
      name.prices.push(...prices);
      name.place ??= 'cell';
    } else if (last && variants.has(unit) && !last.text) last.prices.push(...prices);
    else result.push({ ...unit, text: '', rawText: '', prices, place: 'alone', styleKey: 'price' });
  }
  return result;
}

/** True after a description of a priced dish, in the style of that dish: an item that is named like a size ("Double"). */
function standsAsItem(unit: Unit, before: readonly Unit[]): boolean {
  const last = before.at(-1);
  if (!last?.text || unit.sameLine || last.styleKey === unit.styleKey) return false;
  const priced = before.findLast((other) => other.prices.length > 0);
  return priced?.styleKey === unit.styleKey;
}

function dayPrices(units: readonly Unit[]): readonly Unit[] {
  units.forEach((day, i) => {
    const dish = units[i + 1];
    if (!day.prices.length || !isWeekday(day.text) || !dish?.text || dish.prices.length) return;
    if (dish.block !== day.block || dish.sameLine) return;
    dish.prices.push(...day.prices);
    dish.place = day.place;
    day.prices = [];
    day.place = null;
  });
  return units;
}

export const UNIT_STEPS: readonly Step<readonly Unit[]>[] = [
  { name: 'lines of codes', run: attachCodeLines },
  { name: 'numbers of lists', run: listNumbers },
  { name: 'sizes as prices', run: sizesAsPrices },
  { name: 'prices of days', run: dayPrices },
  { name: 'lists of prices', run: pairLists },
];

/**
 * Minimum number of dishes with the same lines for these to be variants: where it is one of several lines, all of several lines, or one line
 * alone, which might be a dish of three sections.
 */
const MIN_DISHES = 3;
const MIN_OF_SEVERAL = 2;
const MIN_ALONE = 4;
const MAX_LENGTH = 32;
/** "2 courses 18 | 3 courses 22" are prices of a menu, under any heading. */
const NO_SIZE = /\b(?:courses?|people|persons?|guests|days?)\b/i;

interface PricedRun {
  readonly host: Unit;
  readonly lines: Unit[];
}

/**
 * Priced lines with the sizes or fillings of the dish above them, which recur over the menu: "Solo 5.99, Combo (1 taco) 10.99" under one taco
 * after the other, or "chicken 6.50, shrimps 7.50" under one soup after the other.
 */
function variantLines(units: readonly Unit[]): ReadonlySet<Unit> {
  const runs = pricedRuns(units);
  const dishesWith = dishesBy(runs, ({ lines }) => lines.map(labelOf));
  const dishesWithAll = dishesBy(runs, (run) => [labelsOf(run)]);
  const isAgain = (line: Unit, fewest: number): boolean => isShort(line) && count(dishesWith, labelOf(line)) >= fewest;
  const variantsOf = (run: PricedRun): readonly Unit[] => {
    const { lines } = run;
    if (lines.length === 1) return lines.filter((line) => isAgain(line, MIN_ALONE));
    const dishes = lines.every(isShort) ? count(dishesWithAll, labelsOf(run)) : 0;
    if (dishes >= MIN_OF_SEVERAL) return lines;
    const other = lines.findIndex((line) => !isAgain(line, MIN_DISHES) && !isSize(line));
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

/** Lines over the runs with each label, each counted once: a page may hold the same part twice. */
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

const labelsOf = ({ lines }: PricedRun): string => lines.map(labelOf).join('\n');

const isSize = ({ text }: Unit): boolean => text === '' || isSizeName(text);
const isShort = ({ text }: Unit): boolean => text.length <= MAX_LENGTH && !NO_SIZE.test(text);
