import type { Role } from '../roles/role.ts';
import type { Unit } from '../units/unit.ts';

/** Lone prices of a block that must stand in the rows of dishes, and their share of all of them. */
const FEWEST = 3;
const MOSTLY = 0.75;
/** Two units of one row stand this share of a type size apart at most. */
const LEVEL = 0.5;

/**
 * Prices in a column of their own that was cut off from the names: where most lone prices of a block stand in the rows of
 * dishes without a price, each goes to its dish. Lists of one length; units that gave their prices away keep none.
 */
export function rowPrices(units: readonly Unit[], roles: readonly Role[]): Unit[] {
  const settled = [...units];
  const unpriced = units.flatMap((unit, i) =>
    roles[i] === 'item' && isUnpriced(units, roles, i) ? [{ unit, i }] : [],
  );
  for (const prices of loneByBlock(units).values()) {
    const pairs = prices.flatMap((index) => {
      const price = units[index];
      const beside = unpriced.filter(({ unit }) => price !== undefined && isBeside(unit, price));
      const [only, second] = beside;
      return only && !second ? [{ index, dish: only.i }] : [];
    });
    if (pairs.length < FEWEST || pairs.length < MOSTLY * prices.length) continue;
    for (const { index, dish } of pairs) {
      const [price, item] = [settled[index], settled[dish]];
      if (!price || !item || item.prices.length) continue;
      settled[dish] = { ...item, prices: [...price.prices], place: 'cell' };
      settled[index] = { ...price, prices: [] };
    }
  }
  return settled;
}

/** A dish of which neither the name nor a line below it has a price. */
function isUnpriced(units: readonly Unit[], roles: readonly Role[], index: number): boolean {
  if (units[index]?.html || units[index]?.prices.length) return false;
  let next = index + 1;
  for (; roles[next] === 'nameRest' || roles[next] === 'description'; next++)
    if (units[next]?.prices.length) return false;
  return units[next]?.place !== 'alone' || units[next]?.block !== units[index]?.block;
}

const isBeside = (item: Unit, price: Unit): boolean =>
  item.page === price.page &&
  item.block !== price.block &&
  item.x1 < price.x &&
  Math.abs(item.y - price.y) < LEVEL * Math.max(item.size, price.size);

function loneByBlock(units: readonly Unit[]): Map<number, number[]> {
  const blocks = new Map<number, number[]>();
  units.forEach((unit, i) => {
    if (unit.place !== 'alone' || unit.html || !unit.prices.length) return;
    blocks.set(unit.block, [...(blocks.get(unit.block) ?? []), i]);
  });
  return blocks;
}
