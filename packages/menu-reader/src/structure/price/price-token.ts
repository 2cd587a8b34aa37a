import { memoize } from '@menu-data-service/menu-model/memoize';
import { lowerCased } from '../../any-case.ts';
import { type Currency, currencyOf, SIGN_BEFORE, SIGN_BEHIND } from './currencies.ts';

/**
 * Form of a price: with the sign or code of a currency (or the dash that stands for no pence), in pence, with two decimals, with one, or as a
 * bare integer. Only the first counts everywhere; for the others the document decides (see PriceRegime).
 */
export type PriceForm = 'currency' | 'pence' | 'twoDecimals' | 'oneDecimal' | 'integer';

export interface PriceToken {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly form: PriceForm;
  /** Common name of the printed sign's currency, such as "euros"; null without a sign. */
  readonly currency: string | null;
  readonly label: string | null;
}

const UNIT = `ml|cl|l|ltr|litres?|kg|g|oz|lbs?|am|pm|cm|inch|inches|"|abv|vol`;
const COUNTED = `pcs?|pieces?|kcal|cals?|st|nd|rd|th|mins?|minutes|hours?|hrs|years?|days?|people|persons?|guests|courses?|ways|items|slices|units?|vol|yo|yrs?`;
/** "1/2 tray" */
const PART = String.raw`\/[2348]\s?\p{L}`;
const THOUSANDS = String.raw`\d{1,3}(?:[,.]\d{3})+`;
const FRACTIONS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
/** "4½" */
const FRACTION = String.raw`\s?[${Object.keys(FRACTIONS).join('')}]`;
/** Directly behind the pounds; behind a blank only if nothing follows that they could count: "half £5, 10oz £9", "£15, 28 day aged". */
const PENCE = String.raw`(?:[.,·]\d{1,2}(?!\d|\s?(?:%|(?:p|${UNIT}|${COUNTED})(?!\p{L})))|[.,·]\s\d{2}(?=\s*(?:$|[)\]|/;*]|${SIGN_BEHIND})))`;
const AMOUNT = String.raw`(?:${THOUSANDS}(?:[.,]\d{2})?|\d{1,6}(?:${PENCE}|${FRACTION})?|\.\d{2})`;
/** "140,-", "12.–" and "150/-" */
const NO_PENCE = String.raw`\d{1,5}[.,\/][-–—](?!\s?\d)`;
/** "£ 1 250": a blank behind the sign implies blanks as thousands separators. */
const SPACED_THOUSANDS = String.raw`\s\d{1,3}(?: \d{3})+(?![\d.,]|\s?(?:${UNIT}|${COUNTED})(?!\p{L}))`;
/** The end of "ST13 6DH" is not a sum of dirhams, nor is "1015 DH" behind a street or before a city. */
const POSTCODES = [
  /(?<![\p{L}\d])\p{LC}{1,2}\d[\p{LC}\d]?\s{0,2}\d\p{LC}{2}(?![\p{L}\d])/gu,
  // recheck-ignore: both looks around the digits of a postcode end at other digits
  /(?=[1-9]\d{3})(?<=(?:^|\d\s?\p{L}?,?\s+|[,|•·–-]\s*)(?:NL\s?-?)?)[1-9]\d{3}\s?\p{Lu}{2}(?=,?\s+\p{Lu}[\p{L}' -]+(?:$|[,|•·(]))/gu,
] as const;
const SIGNED = new RegExp(
  [
    String.raw`(?<before>${SIGN_BEFORE})(?:${SPACED_THOUSANDS}|\s?${AMOUNT}(?!\d))`,
    String.raw`(?=[\d.])(?<![\d.,])(?:\d{1,3}(?:[  ]\d{3})+(?=\s?\p{L})|${AMOUNT})(?:[.,][-–—])?\s?(?<behind>${SIGN_BEHIND})(?!\s?\d)`,
    String.raw`(?=\d)(?<![\d.,:\/\p{L}])${NO_PENCE}`,
  ].join('|'),
  'gu',
);
const BARE = new RegExp(
  `(?=[\\d.])(?:${[
    String.raw`(?<pence>(?<![\d.])(?:\d{1,2}\s?|\d{3})(?:p\b(?!\s?m\b|[.\/]\s?p\b)|¢))`,
    String.raw`(?<twoDecimals>(?<![\d.,:\/])\d{1,3},\d[059](?![\d%]|,\d|\s?(?:${UNIT})\b)|(?<![\d.:\/])\d{1,3}[.·]\d{2}(?!\d|%|\s?(?:${UNIT})\b|\.\d)|(?<![\d.])\.\d{2}(?!\d|\.(?!$)))`,
    String.raw`(?<oneDecimal>(?<![\d.:\/])\d{1,3}\.\d(?!\d|%|\s?(?:${UNIT}|%)\b|\.\d|\s?%))`,
    String.raw`(?<integer>(?<![\d.,:\/\p{L}])(?:\d{1,3}[,.]\d{3}|\d{1,3}(?:${FRACTION})?)(?![\d:¼½¾]|[.,]\d|\s?%|\p{L}|\s?(?:${UNIT}|${COUNTED})\b|["”″’']|${PART}))`,
  ].join('|')})`,
  'gu',
);
const FORMS = ['pence', 'twoDecimals', 'oneDecimal', 'integer'] as const;

/** All possible prices in a text, left to right; later steps decide which of them are. */
export const priceTokens = (text: string): PriceToken[] =>
  // each occurrence has a price of its own
  /\d/.test(text) ? tokensIn(text).map((token) => ({ ...token })) : [];

const tokensIn = memoize((text): readonly PriceToken[] => {
  const unaddressed = POSTCODES.reduce(
    (rest, postcodes) => rest.replace(postcodes, (postcode) => ' '.repeat(postcode.length)),
    text,
  );
  const signed = [...unaddressed.matchAll(SIGNED)].map(signedToken);
  const isApart = (token: PriceToken): boolean =>
    signed.every((other) => token.end <= other.start || token.start >= other.end);
  const bare = [...lowerCased(text).matchAll(BARE)].map(bareToken);
  // a bare 0 is a mark or an icon, not a price
  const isAmount = ({ form, value }: PriceToken): boolean =>
    Number.isFinite(value) && (form !== 'integer' || value > 0);
  const prices = bare.filter((token) => isApart(token) && !isCount(text, token));
  return [...signed, ...prices].filter(isAmount).sort((a, b) => a.start - b.start);
});

/** "6 for £7" and "£16 for 6" are the price of six. */
const isCount = (text: string, { form, start, end }: PriceToken): boolean =>
  form === 'integer' &&
  (/^\s+for\s+(?:\p{Sc}|\d)/u.test(text.slice(end, end + 9)) ||
    /\p{Sc}\s?\d{1,4}(?:\.\d\d)?\s+for\s+$/u.test(text.slice(Math.max(0, start - 20), start)));

function signedToken({ 0: text, index, groups = {} }: RegExpExecArray): PriceToken {
  const currency = currencyOf(groups.before ?? groups.behind ?? '');
  return {
    ...place(text, index),
    value: amountOf(text, currency),
    form: 'currency',
    currency: currency?.name ?? null,
    label: null,
  };
}

function bareToken({ 0: text, index, groups = {} }: RegExpExecArray): PriceToken {
  const form = FORMS.find((name) => groups[name] !== undefined) ?? 'integer';
  const value = form === 'pence' ? amountOf(text) / 100 : amountOf(text);
  return { ...place(text, index), value, form, currency: null, label: null };
}

const place = (text: string, start: number): { start: number; end: number } => ({ start, end: start + text.length });

/**
 * Value of a printed amount such as "1.250,00", "£4. 50", "4½" or "150/-". Three digits behind a mark are thousands, or the fraction of a
 * currency with a thousand subunits.
 */
export function amountOf(text: string, currency?: Currency): number {
  const digits = text.replace(/[^\d.,·]|[.,](?!\s?\d)|(?<!\d)[.,](?!\d\d(?!\d))/gu, '');
  const number = currency?.hasThousandParts ? digits : digits.replace(/[.,](?=\d{3})/g, '');
  return Number(number.replace(/[,·]/g, '.')) + (FRACTIONS[/[¼½¾]/.exec(text)?.[0] ?? ''] ?? 0);
}
