import { frequencies } from '../../frequencies.ts';
import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';

/** Pairs that make a rule, and share of the priced lines of a look that must be the lower of a pair. */
const FEWEST = 3;
const NEARLY_ALL = 0.8;
/** A line further below, in type sizes, is another dish. */
const NEAR = 2.6;

/**
 * A line with its price, or over a price alone, that is by itself under each unpriced line of another look is no dish of its own but tells
 * what is in the one above, or names it in another language.
 */
export function pricedLinesBelow(units: readonly Unit[], roles: readonly Role[]): Role[] {
  const priced = units.flatMap((_, i) => {
    const look = lookOf(units, roles, i);
    return look === null ? [] : [{ i, look }];
  });
  const all = new Map(frequencies(priced.map(({ look }) => look)));
  const lower = priced
    .filter(({ i, look }) => isBelowName(units, roles, i) && lookOf(units, roles, i + 1) !== look)
    .map(({ i, look }) => ({ i, look, pair: `${units[i - 1]?.styleKey} over ${look}` }));
  const pairs = new Map(frequencies(lower.map(({ pair }) => pair)));
  const settled = [...roles];
  for (const { i, look, pair } of lower) {
    const alike = pairs.get(pair) ?? 0;
    if (alike >= FEWEST && alike >= NEARLY_ALL * (all.get(look) ?? 0)) settled[i] = 'description';
  }
  return settled;
}

/** How a dish with a price looks, and where the price is; null for all else. */
function lookOf(units: readonly Unit[], roles: readonly Role[], index: number): string | null {
  const [unit, next] = [units[index], units[index + 1]];
  if (!unit?.text || roles[index] !== 'item') return null;
  if (unit.prices.length) return `${unit.styleKey} with its price`;
  return next?.place === 'alone' && next.block === unit.block ? `${unit.styleKey} over its price` : null;
}

function isBelowName(units: readonly Unit[], roles: readonly Role[], index: number): boolean {
  const [name, line] = [units[index - 1], units[index]];
  if (!name?.text || !line?.text || roles[index - 1] !== 'item' || name.prices.length) return false;
  return name.styleKey !== line.styleKey && name.block === line.block && !line.sameLine && line.gap < NEAR;
}
