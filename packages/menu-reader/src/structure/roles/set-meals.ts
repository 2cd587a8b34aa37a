import { frequencies } from '../../frequencies.ts';
import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';

const MIN = 3;
const SHARED = 0.5;
const DISHES: ReadonlySet<Role> = new Set(['heading', 'item']);
const LISTED: ReadonlySet<Role> = new Set(['item', 'description']);

interface Meal {
  readonly at: number;
  readonly lines: readonly number[];
}

/**
 * Finds meals, "Lunch for two: soup, rice, tea": priced lines of one look over lists most of whose lines recur under another of them. The
 * lists are their contents.
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
    if (count < MIN || !alike.every(({ lines }) => share(lines) >= SHARED)) continue;
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
