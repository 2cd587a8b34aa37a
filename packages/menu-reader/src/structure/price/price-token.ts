/**
 * How a price is written: with a currency sign or code, in pence, with two decimals, with one, or as a bare integer.
 * Only the first counts everywhere; for the others the document decides (see PriceRegime).
 */
export type PriceForm = 'currency' | 'pence' | 'twoDecimals' | 'oneDecimal' | 'integer';

export interface PriceToken {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly form: PriceForm;
  /** Size or serving printed with it: "small", "175ml"; null for a bare price. */
  readonly label: string | null;
}

const UNIT = `ml|cl|l|ltr|litres?|kg|g|oz|lbs?|am|pm|cm|inch|inches|"|abv|vol`;
const COUNTED = `pcs?|pieces?|kcal|cals?|st|nd|rd|th|mins?|minutes|hours?|hrs|years?|days?|people|persons?|guests|courses?|ways|items|slices|units?|vol|yo|yrs?`;
const SIGN = String.raw`(?:[£$€₹¥]|(?<![\p{L}\d])(?:R|Rs\.?|AED|CHF|KD)(?=\s?\d))`;
const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{1,4}(?:[.,·]\s?\d{1,2})?|\.\d{2})`;
const SIGN_BEHIND = String.raw`(?<![\d.,])\d{1,4}(?:[.,]\d{1,2})?\s?(?:[€£](?!\s?\d)|(?:AUD|USD|GBP|EUR)\b)`;
const TOKEN = new RegExp(
  [
    String.raw`(?<currency>${SIGN}\s?${AMOUNT}(?!\d)|${SIGN_BEHIND})`,
    String.raw`(?<pence>(?<![\d.])\d{1,2}\s?(?:p\b(?!\s?m\b)|¢))`,
    String.raw`(?<twoDecimals>(?<![\d.:\/])\d{1,3}[.·]\d{2}(?!\d|%|\s?(?:${UNIT})\b|\.\d)|(?<![\d.])\.\d{2}(?!\d))`,
    String.raw`(?<oneDecimal>(?<![\d.:\/])\d{1,3}\.\d(?!\d|%|\s?(?:${UNIT}|%)\b|\.\d|\s?%))`,
    String.raw`(?<integer>(?<![\d.,:\/\p{L}])\d{1,3}(?![\d:]|[.,]\d|\s?%|\p{L}|\s?(?:${UNIT}|${COUNTED})\b|["”″’']))`,
  ].join('|'),
  'giu',
);
const FORMS: readonly PriceForm[] = ['currency', 'pence', 'twoDecimals', 'oneDecimal', 'integer'];

/** Everything in a text that could be a price, left to right; what of it is one is decided elsewhere. */
export function priceTokens(text: string): PriceToken[] {
  const found: PriceToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const groups = match.groups ?? {};
    const form = FORMS.find((name) => groups[name] !== undefined);
    if (form === undefined) continue;
    const digits = match[0]
      .replace(/[^\d.,·]/g, '')
      .replace(/,(?=\d{3})/g, '')
      .replace(/[,·]/g, '.')
      .replace(/\.$/, '');
    const value = form === 'pence' ? Number(digits) / 100 : Number(digits);
    // a bare 0 is a mark or an icon, not a price
    if (Number.isFinite(value) && !(form === 'integer' && value === 0)) {
      found.push({ value, start: match.index, end: match.index + match[0].length, form, label: null });
    }
  }
  return found;
}
