import { formsOf } from '../../vocabulary/load-forms.ts';
import type { PriceToken } from './price-token.ts';

const OPENS_BRACKET = /^[^\p{L}\d]*[([=]\s*(?:\p{L}+\s?)?$/u;
const PER_HEAD = new RegExp(String.raw`^\s*\/?\s*(?:${formsOf('per-head')})(?![\p{L}])[^()[\]]*(?:[)\]]|$)`, 'iu');
const APART = /^\s*[,;–—-]\s*$/;
const PLUS = /^[^\d]{0,12}\+\s*$/;

/**
 * Removes amounts behind the prices of a text that are not the dish's: the share per guest, "£39.90 (£19.95 per person)", and a surcharge,
 * "£8 + £2".
 */
export function withoutLesser(text: string, prices: readonly PriceToken[]): PriceToken[] {
  return prices.filter(({ start, end, value }, at) => {
    const before = prices[at - 1];
    if (!before) return true;
    const between = text.slice(before.end, start);
    if (PLUS.test(between)) return false;
    const mayBeShare = OPENS_BRACKET.test(between) || (APART.test(between) && isPart(value, before.value));
    return !(mayBeShare && PER_HEAD.test(text.slice(end)));
  });
}

/** "£39.90, £19.95 per person": the price is a multiple of it. */
const isPart = (part: number, whole: number): boolean =>
  whole >= 2 * part && Math.abs(whole / part - Math.round(whole / part)) < 0.02;
