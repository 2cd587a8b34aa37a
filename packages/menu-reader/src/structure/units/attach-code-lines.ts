import { isAllergenList } from '../stated/allergen-words.ts';
import { isIntroducedCodes } from '../stated/introduced-codes.ts';
import { isLegend } from '../stated/legend.ts';
import { isCodes } from '../text/codes.ts';
import type { Unit } from './unit.ts';

/** Maximum distance in type sizes of a line of codes below its unit. */
const NEAR = 2.2;
/** A line of numbers alone exists only where they are allergen codes. */
const NUMBERS = /^[\d\s,;/()[\]]+$/;
/** Minimum number of allergen lines; fewer may be descriptions: "Milk or dark". */
const MIN = 3;
/** Maximum ratio of a smaller line below that makes the one above a name or heading: "VEG" over dishes. */
const LESSER = 0.95;

/**
 * Moves codes on a line of their own ("gf/df" under a description) to the unit above them, as well as allergens ("dairy, wheat") if a
 * document lists them so, and "Contains G, D" if it has a legend. Those over a smaller line are its heading or name and stay.
 */
export function attachCodeLines(units: readonly Unit[]): Unit[] {
  const isList = (unit: Unit): boolean => isPlainLine(unit) && isAllergenList(unit.text);
  const listed = units.filter(isList).length >= MIN;
  const isExplained = units.some(({ text }) => isLegend(text));
  const result: Unit[] = [];
  for (const [i, unit] of units.entries()) {
    const last = result.at(-1);
    const alone =
      isPlainLine(unit) &&
      !isLegend(unit.text) &&
      !headsLesser(unit, units[i + 1]) &&
      (isCodes(unit.text) ||
        NUMBERS.test(unit.text) ||
        (isExplained && isIntroducedCodes(unit.text)) ||
        (listed && isList(unit)));
    if (alone && last && last.block === unit.block && unit.gap < NEAR) last.codes.push(unit.text, ...unit.codes);
    else result.push(unit);
  }
  return result;
}

const headsLesser = (unit: Unit, next: Unit | undefined): boolean =>
  next?.block === unit.block && !next.sameLine && next.size < LESSER * unit.size;

const isPlainLine = (unit: Unit): boolean => !unit.sameLine && !unit.prices.length && !unit.html?.heading;
