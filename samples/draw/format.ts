import type { SampleItem, SamplePrice } from './sample-menu.ts';

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** "£5.95", or one price after another: "Small £6.50 / Large £9.95". */
export function priceText(prices: readonly SamplePrice[], sign = '£', between = ' / '): string {
  return prices.map(({ label, amount }) => (label ? `${label} ${sign}${amount}` : `${sign}${amount}`)).join(between);
}

/** "(v) (gf)", without the codes of heat, which each drawing shows in its own way. */
export function codeText(item: SampleItem): string {
  return item.codes
    .filter((code) => !code.startsWith('h'))
    .map((code) => `(${code})`)
    .join(' ');
}

/** Number of chillies of an item, 0 to 3. */
export function heat(item: SampleItem): number {
  const code = item.codes.find((each) => each.startsWith('h'));
  return code === undefined ? 0 : Number(code.slice(1));
}

/** Name followed by its codes. */
export function codedName(item: SampleItem): string {
  const codes = codeText(item);
  return codes === '' ? item.name : `${item.name} ${codes}`;
}
