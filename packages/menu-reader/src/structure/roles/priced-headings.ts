import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';

const MIN = 2;

/**
 * A priced heading of a web page over lesser headings without prices is the heading of these dishes, with their price; and so is a priced
 * line in the look of headings over unpriced dishes of another look.
 */
export function pricedHeadings(units: readonly Unit[], roles: readonly Role[]): Role[] {
  const result = [...roles];
  const looks = new Set(units.flatMap((unit, i) => (roles[i] === 'heading' ? [unit.styleKey] : [])));
  units.forEach((unit, i) => {
    const level = unit.html?.heading ?? 0;
    const mistaken = roles[i] === 'item' || roles[i] === 'nameRest';
    if (!unit.prices.length || !mistaken) return;
    const under = level ? namesUnder(units, i, level) : [];
    const names = under.length >= MIN || !looks.has(unit.styleKey) ? under : dishesUnder(units, roles, i);
    if (names.length < MIN) return;
    result[i] = 'heading';
    for (let above = i; roles[above] === 'nameRest'; above--) result[above - 1] = 'heading';
    for (const name of names) if (roles[name] !== 'other') result[name] = 'item';
  });
  return result;
}

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

function dishesUnder(units: readonly Unit[], roles: readonly Role[], index: number): number[] {
  const dishes: number[] = [];
  for (let i = index + 1; i < units.length; i++) {
    const unit = units[i];
    if (roles[i] === 'heading' || roles[i] === 'title' || unit?.styleKey === units[index]?.styleKey) break;
    if (unit?.prices.length && roles[i] !== 'other') return [];
    if (roles[i] === 'item') dishes.push(i);
  }
  return dishes;
}
