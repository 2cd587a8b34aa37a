import type { DraftItem } from '@menu-data-service/menu-model/draft-menu';
import type { Evidence } from '@menu-data-service/menu-model/evidence';

/** Evidence of the printed price of an item without a price in pounds because its document has another currency. */
export function priceEvidence({ printedPrice }: DraftItem): Evidence[] {
  if (!printedPrice) return [];
  const { amount, currency } = printedPrice;
  const words = `${amount} ${currency}`;
  return [{ field: 'price', value: String(amount), basis: 'stated', words, rule: 'other currency', confidence: 1 }];
}

/** Printed price from the evidence of a stored item, in the form of a draft. */
export function printedPriceIn(evidence: readonly Evidence[]): Pick<DraftItem, 'printedPrice'> {
  const kept = evidence.find(({ field }) => field === 'price');
  if (!kept) return {};
  return { printedPrice: { amount: Number(kept.value), currency: kept.words.slice(kept.value.length + 1) } };
}
