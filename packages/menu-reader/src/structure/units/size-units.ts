import { isSizeName } from '../price/size-label.ts';
import type { Unit } from './unit.ts';

/** Priced units that are the name of a size ("Pot for two 4.50") become prices on a line of their own, labelled. */
export function sizesAsPrices(units: readonly Unit[]): Unit[] {
  const result: Unit[] = [];
  for (const unit of units) {
    if (!unit.prices.length || !isSizeName(unit.text) || !result.length || standsAsItem(unit, result)) {
      result.push(unit);
      continue;
    }
    const prices = unit.prices.map((price) => ({ ...price, label: price.label ?? unit.text }));
    const last = result.at(-1);
    if (last && unit.sameLine && last.line === unit.line) {
      last.prices.push(...prices);
      last.place ??= 'cell';
    } else result.push({ ...unit, text: '', rawText: '', prices, place: 'alone', styleKey: 'price' });
  }
  return result;
}

/** After a description of a priced dish, in the style of that dish: an item that is named like a size ("Double"). */
function standsAsItem(unit: Unit, before: readonly Unit[]): boolean {
  const last = before.at(-1);
  if (!last?.text || unit.sameLine || last.styleKey === unit.styleKey) return false;
  const priced = before.findLast((other) => other.prices.length > 0);
  return priced?.styleKey === unit.styleKey;
}
