import type { Evidence } from '@menu-data-service/menu-model/evidence';

/** The printed price if it is not in pounds ("6.50 euros"). */
export function printedPrice(evidence: readonly Evidence[]): string | undefined {
  const printed = evidence.find(({ field }) => field === 'price');
  return printed && `${Number(printed.value).toFixed(2)}${printed.words.slice(printed.value.length)}`;
}
