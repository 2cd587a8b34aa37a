import { startsLower } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import type { UnitFeatures } from './features.ts';
import type { Role } from './role.ts';

/** Names that must follow the price of a section: below a line of text, and below a price alone, which is more often that of a dish. */
const FEWEST_BELOW_TEXT = 2;
const FEWEST_BELOW_PRICE = 3;
/** Remarks that may be between a heading and its price. */
const REMARKS = 2;
const OFTEN_PRICED = 0.4;

/**
 * "All at 6.50" right below a heading, over names without prices, is the price of the section: it becomes other text, and
 * the lines below that look like the first of them become items.
 */
export function sectionPrices(
  units: readonly Unit[],
  features: readonly UnitFeatures[],
  roles: readonly Role[],
): Role[] {
  const result = [...roles];
  roles.forEach((role, i) => {
    if (role !== 'heading' || units[i]?.prices.length) return;
    const start = priceBelow(units, roles, i);
    const priced = units[start];
    if (!priced || features[start]?.itemStyle || features[start]?.sectionWord || priced.html?.heading) return;
    const end = lineEnd(units, start);
    const names = namesBelow(units, features, roles, end);
    if (!holdsFor(priced, units, names)) return;
    for (let j = start; j < end; j++) result[j] = 'other';
    for (const j of names) result[j] = 'item';
  });
  return result;
}

function lineEnd(units: readonly Unit[], start: number): number {
  const end = units.findIndex((unit, i) => i > start && !unit.sameLine);
  return end < 0 ? units.length : end;
}

/** The names are enough, and in another style than the price. */
function holdsFor(priced: Unit, units: readonly Unit[], names: readonly number[]): boolean {
  const first = units[names[0] ?? -1];
  if (!first || first.styleKey === priced.styleKey) return false;
  return names.length >= (priced.text ? FEWEST_BELOW_TEXT : FEWEST_BELOW_PRICE);
}

/** The priced unit below a heading, with nothing but remarks between; -1 where there is none. */
function priceBelow(units: readonly Unit[], roles: readonly Role[], heading: number): number {
  for (let i = heading + 1; i <= heading + 1 + REMARKS; i++) {
    if (units[i]?.prices.length) return roles[i] === 'heading' ? -1 : i;
    if (roles[i] !== 'other' && roles[i] !== 'description') return -1;
  }
  return -1;
}

/** Lines up to the next price or heading in the style of the first, if that is one of names. */
function namesBelow(
  units: readonly Unit[],
  features: readonly UnitFeatures[],
  roles: readonly Role[],
  start: number,
): number[] {
  const first = units[start];
  if (!first || !isNameStyle(units, features, roles, start)) return [];
  const found: number[] = [];
  for (let i = start; i < units.length; i++) {
    const unit = units[i];
    const own = unit?.styleKey === first.styleKey && !unit.sameLine;
    if (!unit || unit.prices.length || (!own && (roles[i] === 'heading' || roles[i] === 'title'))) break;
    if (own && !startsLower(unit.text) && !features[i]?.note && !features[i]?.addition) found.push(i);
  }
  return found;
}

/** The unit looks like priced ones, or like those that are mostly items. */
function isNameStyle(
  units: readonly Unit[],
  features: readonly UnitFeatures[],
  roles: readonly Role[],
  index: number,
): boolean {
  if ((features[index]?.style.priced ?? 0) > OFTEN_PRICED) return true;
  const alike = roles.filter((_role, i) => units[i]?.styleKey === units[index]?.styleKey);
  return alike.filter((role) => role === 'item').length > alike.length / 2;
}
