import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';

/** Lesser headings that must follow. */
const FEWEST = 2;

/** A priced heading of a web page over lesser headings without prices is the heading of these dishes, with their price. */
export function pricedHeadings(units: readonly Unit[], roles: readonly Role[]): Role[] {
  const result = [...roles];
  units.forEach((unit, i) => {
    const level = unit.html?.heading ?? 0;
    const mistaken = roles[i] === 'item' || roles[i] === 'nameRest';
    if (!level || !unit.prices.length || !mistaken) return;
    const names = namesUnder(units, i, level);
    if (names.length < FEWEST) return;
    result[i] = 'heading';
    for (let above = i; roles[above] === 'nameRest'; above--) result[above - 1] = 'heading';
    for (const name of names) if (roles[name] !== 'other') result[name] = 'item';
  });
  return result;
}

/** The headings of the next lesser level below a heading; none where one has a price. */
function namesUnder(units: readonly Unit[], index: number, level: number): number[] {
  const below: number[] = [];
  for (let i = index + 1; i < units.length; i++) {
    const own = units[i]?.html?.heading ?? 0;
    if (own && own <= level) break;
    if (units[i]?.prices.length) return [];
    if (own && !units[i]?.sameLine) below.push(i);
  }
  const lesser = Math.min(...below.map((i) => units[i]?.html?.heading ?? 0));
  return below.filter((i) => units[i]?.html?.heading === lesser);
}
