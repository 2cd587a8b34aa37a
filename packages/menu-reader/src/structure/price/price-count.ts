import { priceTokens } from './price-token.ts';

export const priceCount = (text: string): number =>
  priceTokens(text).filter((token) => token.form === 'currency' || token.form === 'twoDecimals').length;
