import type { Price } from './menu.ts';
import { type Money, print } from './money.ts';

/** Text forms of several prices of one dish; `lines`: one below the other. */
export const SIZE_STYLES = ['labels', 'labels after', 'slash', 'bar', 'bare slash', 'lines'] as const;
export type SizeStyle = (typeof SIZE_STYLES)[number];

/** "£5.95", or several: "Small £6.50 / Large £9.95". */
export function priceText(prices: readonly Price[], money: Money, style: SizeStyle): string {
  const parts = prices.map(({ label, amount }) => {
    const printed = print(amount, money);
    if (!label || style === 'slash' || style === 'bar' || style === 'bare slash') return printed;
    return style === 'labels after' ? `${printed} ${label}` : `${label} ${printed}`;
  });
  return parts.join(
    { labels: ' / ', 'labels after': ', ', slash: ' / ', bar: ' | ', 'bare slash': '/', lines: '\n' }[style],
  );
}
