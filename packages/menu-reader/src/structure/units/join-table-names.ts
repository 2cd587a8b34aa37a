import { readsLikeDescription, startsLower } from '../text/text-shape.ts';
import type { Unit } from './unit.ts';

/** Fewer lines are no table. */
const FEWEST = 3;

/**
 * Names set in two columns of a table ("Brand | Variety | 9.50"): texts of one style on a line of which only the last has
 * prices are one name, if several lines are so and the second texts do not read like descriptions.
 */
export function joinTableNames(units: readonly Unit[]): Unit[] {
  const seconds = units.filter((unit, i) => isSecondPart(units[i - 1], unit, units[i + 1]));
  const described = seconds.filter((unit) => readsLikeDescription(unit.text) || startsLower(unit.text)).length;
  if (seconds.length < FEWEST || described > 0.3 * seconds.length) return [...units];
  const result: Unit[] = [];
  for (const unit of units) {
    const last = result.at(-1);
    if (!last || !seconds.includes(unit)) {
      result.push(unit);
      continue;
    }
    last.text += ` ${unit.text}`;
    last.rawText += ` ${unit.rawText}`;
    last.x1 = unit.x1;
    last.prices.push(...unit.prices);
    last.place = unit.place;
    last.codes.push(...unit.codes);
  }
  return result;
}

function isSecondPart(first: Unit | undefined, unit: Unit, next: Unit | undefined): boolean {
  if (!first || unit.html || !unit.sameLine || !unit.wide || first.sameLine || next?.sameLine) return false;
  return first.styleKey === unit.styleKey && !first.prices.length && unit.prices.length > 0 && unit.place === 'cell';
}
