import { frequencies } from '../../frequencies.ts';
import type { Step } from '../step.ts';
import { startsLower } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { commonPrices } from './common-prices.ts';
import type { UnitFeatures } from './features.ts';
import { promoteTitles } from './menu-titles.ts';
import { partedNames } from './parted-names.ts';
import { pricedHeadings } from './priced-headings.ts';
import type { Role } from './role.ts';
import { setMeals } from './set-meals.ts';

/** Minimum number of names after the price of a section: below a line of text, and below a lone price, which is more often that of a dish. */
const MIN_BELOW_TEXT = 2;
const MIN_BELOW_PRICE = 3;
const REMARKS = 2;
const OFTEN_PRICED = 0.4;

/**
 * Turns "All at 6.50" directly below a heading, over names without prices, into the price of the section: it becomes other text, and the
 * lines below that look like the first of them become items.
 */
function sectionPrices(units: readonly Unit[], features: readonly UnitFeatures[], roles: readonly Role[]): Role[] {
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

function holdsFor(priced: Unit, units: readonly Unit[], names: readonly number[]): boolean {
  const first = units[names[0] ?? -1];
  if (!first || first.styleKey === priced.styleKey) return false;
  return names.length >= (priced.text ? MIN_BELOW_TEXT : MIN_BELOW_PRICE);
}

function priceBelow(units: readonly Unit[], roles: readonly Role[], heading: number): number {
  for (let i = heading + 1; i <= heading + 1 + REMARKS; i++) {
    if (units[i]?.prices.length) return roles[i] === 'heading' ? -1 : i;
    if (roles[i] !== 'other' && roles[i] !== 'description') return -1;
  }
  return -1;
}

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

const MIN = 3;
const NEARLY_ALL = 0.8;
const NEAR = 2.6;

/**
 * Relabels a line with its price, or over a lone price, that is by itself under each unpriced line of another look: it is not a dish but
 * describes the one above, or translates its name.
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
    if (alike >= MIN && alike >= NEARLY_ALL * (all.get(look) ?? 0)) settled[i] = 'description';
  }
  return settled;
}

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

export interface RoleContext {
  readonly units: readonly Unit[];
  readonly features: readonly UnitFeatures[];
}

export const ROLE_STEPS: readonly Step<readonly Role[], RoleContext>[] = [
  { name: 'names of two lines', run: (roles, { units }) => partedNames(units, roles) },
  { name: 'prices of sections', run: (roles, { units, features }) => sectionPrices(units, features, roles) },
  { name: 'common prices and deals', run: (roles, { units }) => commonPrices(units, roles) },
  { name: 'priced headings', run: (roles, { units }) => pricedHeadings(units, roles) },
  { name: 'set meals', run: (roles, { units }) => setMeals(units, roles) },
  { name: 'priced lines below names', run: (roles, { units }) => pricedLinesBelow(units, roles) },
  { name: 'titles of menus', run: (roles, { units, features }) => promoteTitles(units, features, roles) },
];
