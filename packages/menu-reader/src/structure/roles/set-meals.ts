import { frequencies } from '../../frequencies.ts';
import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';

/** Meals that must be of one look. */
const FEWEST = 3;
/** Share of the lines of a meal that come again in others. */
const SHARED = 0.5;
const DISHES: ReadonlySet<Role> = new Set(['heading', 'item']);
const LISTED: ReadonlySet<Role> = new Set(['item', 'description']);

/** A priced line over lines without a price. */
interface Meal {
  readonly at: number;
  readonly lines: readonly number[];
}

/**
 * Priced lines of one look over lists of which most lines come again under another of them are meals, "Lunch for two: soup, rice, tea", and
 * their lists say what is in them.
 */
export function setMeals(units: readonly Unit[], roles: readonly Role[]): Role[] {
  const meals = mealsOf(units, roles);
  const textOf = (i: number): string => units[i]?.text.toLowerCase() ?? '';
  const result = [...roles];
  for (const [look, count] of frequencies(meals.map(({ at }) => units[at]?.styleKey ?? ''))) {
    const alike = meals.filter(({ at }) => units[at]?.styleKey === look);
    const times = new Map(frequencies(alike.flatMap(({ lines }) => [...new Set(lines.map(textOf))])));
    const share = (lines: readonly number[]): number =>
      lines.filter((i) => (times.get(textOf(i)) ?? 0) > 1).length / lines.length;
    if (count < FEWEST || !alike.every(({ lines }) => share(lines) >= SHARED)) continue;
    for (const { at, lines } of alike) {
      result[at] = 'item';
      for (const i of lines) result[i] = 'description';
    }
  }
  return result;
}

function mealsOf(units: readonly Unit[], roles: readonly Role[]): Meal[] {
  return units.flatMap((unit, at) => {
    const lines =
      unit.text && unit.prices.length && DISHES.has(roles[at] ?? 'other') ? linesUnder(units, roles, at) : [];
    return lines.length > 1 ? [{ at, lines }] : [];
  });
}

/** The lines of one look, another than that of the line above them, up to the next price, heading or remark. */
function linesUnder(units: readonly Unit[], roles: readonly Role[], at: number): number[] {
  const [above, first] = [units[at], units[at + 1]];
  const lines: number[] = [];
  if (!above || !first || first.styleKey === above.styleKey) return lines;
  for (let i = at + 1; LISTED.has(roles[i] ?? 'other'); i++) {
    const line = units[i];
    if (!line?.text || line.prices.length || line.block !== above.block || line.styleKey !== first.styleKey) break;
    lines.push(i);
  }
  return lines;
}
