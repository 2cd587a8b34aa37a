import type { Segment } from '../segments/segment.ts';

/** Prices with two decimals that make them the rule of a document. */
const MANY = 8;
/** Share of the lowest of them below which a whole number is no price. */
const LOW = 0.5;

/** Whole numbers that count steps or tables, far below all prices of a document that prints decimals, are no prices. */
export function dropStepNumbers(segments: readonly Segment[]): void {
  const prices = segments.flatMap((segment) => segment.price ?? []);
  const decimals = prices.filter((price) => price.form === 'twoDecimals').map((price) => price.value);
  if (decimals.length < MANY) return;
  const lowest = Math.min(...decimals);
  for (const segment of segments) {
    const [only, second] = segment.price ?? [];
    if (only && !second && only.form === 'integer' && only.value < LOW * lowest) segment.price = null;
  }
}
