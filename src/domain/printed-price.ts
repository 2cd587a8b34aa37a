import type { Evidence } from '@menu-data-service/menu-model/evidence';

export function printedPrice(evidence: readonly Evidence[]): string | undefined {
  const printed = evidence.find(({ field }) => field === 'price');
  return printed && `${Number(printed.value).toFixed(2)}${printed.words.slice(printed.value.length)}`;
}
