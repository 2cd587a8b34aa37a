import type { DraftItem } from '@menu-data-service/menu-reader';
import type { Evidence } from '../../src/domain/evidence.ts';

/** What is printed where an item has no price in pounds because its document has another currency. */
export function priceEvidence({ printedPrice }: DraftItem): Evidence[] {
  if (!printedPrice) return [];
  const { amount, currency } = printedPrice;
  const words = `${amount} ${currency}`;
  return [{ field: 'price', value: String(amount), basis: 'stated', words, rule: 'other currency', confidence: 1 }];
}

/** The printed price that the evidence of a stored item tells of, in the form of a draft. */
export function printedPriceIn(evidence: readonly Evidence[]): Pick<DraftItem, 'printedPrice'> {
  const kept = evidence.find(({ field }) => field === 'price');
  if (!kept) return {};
  return { printedPrice: { amount: Number(kept.value), currency: kept.words.slice(kept.value.length + 1) } };
}
