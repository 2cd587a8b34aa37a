import { isSizeName } from '../price/size-label.ts';
import type { Unit } from './unit.ts';
import { variantLines } from './variant-lines.ts';

/**
 * Priced units that are the name of a size ("Pot for two 4.50"), or that say of one dish after the other in which sizes it comes, become
 * prices on a line of their own, labelled.
 */
export function sizesAsPrices(units: readonly Unit[]): Unit[] {
  const variants = variantLines(units);
  const result: Unit[] = [];
  for (const unit of units) {
    const isSize = variants.has(unit) || (isSizeName(unit.text) && !standsAsItem(unit, result));
    if (!unit.prices.length || !isSize || !result.length) {
      result.push(unit);
      continue;
    }
    const prices = unit.prices.map((price) => ({ ...price, label: price.label ?? unit.text }));
    const name = unit.sameLine ? result.findLast((other) => other.line === unit.line && !other.sameLine) : undefined;
    const last = result.at(-1);
    if (name) {
      name.prices.push(...prices);
      name.place ??= 'cell';
    } else if (last && variants.has(unit) && !last.text) last.prices.push(...prices);
    else result.push({ ...unit, text: '', rawText: '', prices, place: 'alone', styleKey: 'price' });
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
