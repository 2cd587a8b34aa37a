import { priceTokens } from './price-token.ts';

/** Number of prices a text surely holds: with a currency sign or two decimals. */
export const priceCount = (text: string): number =>
  priceTokens(text).filter((token) => token.form === 'currency' || token.form === 'twoDecimals').length;
