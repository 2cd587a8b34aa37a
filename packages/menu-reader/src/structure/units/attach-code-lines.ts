import { isAllergenList } from '../stated/allergen-words.ts';
import { isCodes } from '../text/codes.ts';
import type { Unit } from './unit.ts';

/** A line of codes further below than this, in type sizes, does not belong to what is above. */
const NEAR = 2.2;
/** A line of numbers alone is made only where they are codes of allergens. */
const NUMBERS = /^[\d\s,;/()[\]]+$/;
/** Fewer lines of nothing but allergens may be descriptions: "Milk or dark". */
const FEWEST = 3;
/** A line below that is smaller than this share makes the one above a name or heading: "VEG" over dishes. */
const LESSER = 0.95;

/**
 * Codes on a line of their own ("gf/df" under a description) become codes of the unit above them, as do allergens ("dairy,
 * wheat") where a document lists them so. Those over a smaller line are its heading or name and stay.
 */
export function attachCodeLines(units: readonly Unit[]): Unit[] {
  const isList = (unit: Unit): boolean => isPlainLine(unit) && isAllergenList(unit.text);
  const listed = units.filter(isList).length >= FEWEST;
  const result: Unit[] = [];
  for (const [i, unit] of units.entries()) {
    const last = result.at(-1);
    const alone =
      isPlainLine(unit) &&
      !headsLesser(unit, units[i + 1]) &&
      (isCodes(unit.text) || NUMBERS.test(unit.text) || (listed && isList(unit)));
    if (alone && last && last.block === unit.block && unit.gap < NEAR) last.codes.push(unit.text, ...unit.codes);
    else result.push(unit);
  }
  return result;
}

const headsLesser = (unit: Unit, next: Unit | undefined): boolean =>
  next?.block === unit.block && !next.sameLine && next.size < LESSER * unit.size;

const isPlainLine = (unit: Unit): boolean => !unit.sameLine && !unit.prices.length && !unit.html?.heading;
