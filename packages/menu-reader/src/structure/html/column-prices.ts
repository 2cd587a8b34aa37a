import { startsLower, startsOpen } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';

/** Fewer prices in a row may be the sizes of one dish. */
const FEWEST = 5;
/** Sizes stand several on a line. */
const MOST_A_LINE = 1.3;

/**
 * Page builders set names in one column and prices in the next, and the tree holds first all of the one, then all of the
 * other. Gives such prices to the names before them, one by one, where there are as many.
 */
export function pairColumns(units: readonly Unit[]): Unit[] {
  const moved = new Set<Unit>();
  for (let end = 0; end < units.length; end++) {
    const start = end;
    while (isLonePrice(units[end])) end++;
    const lines = units.slice(start, end);
    const prices = lines.flatMap((unit) => unit.prices);
    if (lines.length < FEWEST || prices.length > MOST_A_LINE * lines.length) continue;
    const names = namesBefore(units, start).slice(-prices.length);
    if (names.length < prices.length) continue;
    names.forEach((name, i) => {
      const price = prices[i];
      if (price) name.prices.push(price);
      name.place = 'cell';
    });
    for (const line of lines) moved.add(line);
    for (const unit of units.slice(units.indexOf(names[0] as Unit), start))
      if (!names.includes(unit) && unit.html) unit.html = { ...unit.html, hint: 'description' };
  }
  return units.filter((unit) => !moved.has(unit));
}

const isLonePrice = (unit: Unit | undefined): boolean => unit?.place === 'alone' && unit.prices.length > 0;

/** Unpriced lines before a unit, back to the last heading or price, that read like names. */
function namesBefore(units: readonly Unit[], index: number): Unit[] {
  const names: Unit[] = [];
  for (let i = index - 1; i >= 0; i--) {
    const unit = units[i];
    if (!unit || unit.prices.length || unit.html?.heading) break;
    if (!unit.sameLine && !isRemark(unit.text)) names.unshift(unit);
  }
  return names;
}

const isRemark = (text: string): boolean => startsLower(text) || startsOpen(text) || /^(?:\(|w\/|with\b)/i.test(text);
