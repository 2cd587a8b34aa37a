import { isCodes } from './codes.ts';
import type { Unit } from './unit.ts';

/** A line of codes further below than this, in type sizes, does not belong to what stands above. */
const NEAR = 2.2;

/** Codes on a line of their own ("gf/df" under a description) become codes of the unit above them. */
export function attachCodeLines(units: readonly Unit[]): Unit[] {
  const result: Unit[] = [];
  for (const unit of units) {
    const last = result.at(-1);
    const alone = !unit.sameLine && !unit.prices.length && isCodes(unit.text);
    if (alone && last && last.block === unit.block && unit.gap < NEAR) last.codes.push(unit.text, ...unit.codes);
    else result.push(unit);
  }
  return result;
}
