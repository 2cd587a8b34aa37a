import { frequencies } from '../../frequencies.ts';
import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';

/** Meals that must be of one look. */
const FEWEST = 3;
/** Share of the lines of a meal that come again in others. */
const SHARED = 0.5;

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
    if (!unit.text || !unit.prices.length || (roles[at] !== 'heading' && roles[at] !== 'item')) return [];
    const lines: number[] = [];
    for (let i = at + 1; i < units.length; i++) {
      const line = units[i];
      if (!line?.text || line.prices.length || line.styleKey === unit.styleKey || line.block !== unit.block) break;
      if (roles[i] !== 'item' && roles[i] !== 'description') break;
      if (lines.length && line.styleKey !== units[lines[0] ?? -1]?.styleKey) break;
      lines.push(i);
    }
    return lines.length > 1 ? [{ at, lines }] : [];
  });
}
