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
  const lower = priced.filter(({ i, look }) => isBelowName(units, roles, i) && lookOf(units, roles, i + 1) !== look);
  const settled = [...roles];
  for (const { i, look } of lower) {
    const above = units[i - 1]?.styleKey;
    const alike = lower.filter((other) => other.look === look && units[other.i - 1]?.styleKey === above);
    const all = priced.filter((other) => other.look === look);
    if (alike.length >= FEWEST && alike.length >= NEARLY_ALL * all.length) settled[i] = 'description';
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
