import { lowerCased, lowerCasePattern } from '../../any-case.ts';
import { formsOf } from '../../vocabulary/load-forms.ts';
import { startsLower } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import type { Role } from './role.ts';

const wholly = (list: string): RegExp => new RegExp(lowerCasePattern(`^\\W*(?:${formsOf(list)})\\W*$`), 'u');
const PRICE = wholly('price-words');
const COMMON = wholly('common-prices');
const DEAL = wholly('deals');
const LISTED: ReadonlySet<Role | undefined> = new Set<Role>(['item', 'description', 'nameRest']);
const MIN_NAMES = 2;

/** "3 for", "any 2 tapas for": precedes the price of several dishes together. */
export const isDeal = (text: string): boolean => DEAL.test(lowerCased(text));

/** Relabels priced lines that are not dishes: "3 for £15" is a remark, "All pizzas £9" the price of those below. */
export function commonPrices(units: readonly Unit[], roles: readonly Role[]): Role[] {
  const result = [...roles];
  units.forEach(({ text, prices }, at) => {
    if (roles[at] !== 'item' || !prices.length) return;
    if (isDeal(text)) result[at] = 'other';
    const isPrice = PRICE.test(lowerCased(text));
    if (!isPrice && !COMMON.test(lowerCased(text))) return;
    const isOfDish = isPrice && roles[at - 1] === 'item' && !units[at - 1]?.prices.length;
    const names = isOfDish ? [] : namesBelow(units, roles, at);
    // "All Stars" over dishes with prices is one of them
    if (isPrice || names.length) result[at] = isOfDish ? 'price' : 'other';
    for (const name of names) result[name] = 'item';
  });
  return result;
}

/** Lines without a price in the look of the first, up to the next price or heading. */
function namesBelow(units: readonly Unit[], roles: readonly Role[], at: number): number[] {
  const first = units.findIndex((unit, i) => i > at && !unit.sameLine);
  const names: number[] = [];
  for (let i = first; i > at && LISTED.has(roles[i]); i++) {
    const unit = units[i];
    if (!unit || unit.prices.length) break;
    if (unit.styleKey === units[first]?.styleKey && !unit.sameLine && !startsLower(unit.text)) names.push(i);
  }
  return names.length >= MIN_NAMES ? names : [];
}
