import { priceTokens } from './price-token.ts';

/** Counts unambiguous prices: with a currency sign or two decimals. */
export const priceCount = (text: string): number =>
  priceTokens(text).filter((token) => token.form === 'currency' || token.form === 'twoDecimals').length;
