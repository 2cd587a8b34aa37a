import type { Evidence } from './evidence.ts';

/** A price that is not in pounds, as the restaurant prints it ("6.50 euros"); undefined where there is none. */
export function printedPrice(evidence: readonly Evidence[]): string | undefined {
  const printed = evidence.find(({ field }) => field === 'price');
  return printed && `${Number(printed.value).toFixed(2)}${printed.words.slice(printed.value.length)}`;
}
