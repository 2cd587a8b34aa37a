import { lowerCased, lowerCasePattern } from '../../any-case.ts';
import { formsOf } from '../../vocabulary/load-forms.ts';
import { priceList } from '../price/labelled-prices.ts';
import { withoutLesser } from '../price/lesser-amounts.ts';
import { withSpacedSizes } from '../price/price-cell.ts';
import { isMarks, withoutMarks } from '../price/price-marks.ts';
import type { PriceRegime } from '../price/price-regime.ts';
import { type PriceToken, priceTokens } from '../price/price-token.ts';
import { isCodes } from '../text/codes.ts';
import { isAddition } from '../text/note-phrases.ts';
import { letterCount } from '../text/text-shape.ts';

export interface LinePart {
  text: string;
  prices: PriceToken[];
  readonly afterPrice: boolean;
  codes: string[];
  readonly endsInPrice: boolean;
}

const BETWEEN =
  /\b(?:small|sm|medium|large|regular|half|full|glass|bottle|pint|each|single|double|or|and|for|ml|cl|oz|from|per|person|pp)\b/gi;
const AFTER =
  /\b(?:each|pp|per (?:person|guest|head|couple)|small|large|regular|glass|bottle|half|pint|single|double|ml|cl)\b/gi;

/** Size between a name and its price: "Ribs: 1kg: 9.00", "Paella: 6 persons: 48". */
const SIZE_BEFORE =
  /^(.*\p{L})\s?[:–-]\s*(\d+(?:\.\d+)?\s?(?:pax|persons?|people|pcs?|pieces?|kg|g|ml|cl|oz|l))\s?:?\s*$/iu;

/** Words before a price in the middle of a sentence: "All £6.95 including a drink". */
const AMID =
  /(?:^|[.!]\s+)all(?: for| at)?\s*$|(?:\S+\s+){2}(?:from|over|under|above|is|are|costs?|charge of|spend|to|than)\s*$/i;

function withBrackets(text: string, price: PriceToken): PriceToken {
  const open = /\(\s*$/.exec(text.slice(0, price.start));
  const close = /^\s*\)/.exec(text.slice(price.end));
  return open && close ? { ...price, start: open.index, end: price.end + close[0].length } : price;
}

const WORD = /\p{L}{2}/u;

const whole = (text: string, prices: PriceToken[] = [], endsInPrice = false): LinePart[] => [
  { text, prices, afterPrice: false, codes: [], endsInPrice },
];

export function lineParts(printed: string, regime: PriceRegime): LinePart[] {
  const spaced = withSpacedSizes(printed);
  const text = inlinePrices(spaced, regime).length ? spaced : printed;
  const list = isAddition(text) ? null : priceList(text);
  if (list) return whole(text.slice(0, list.start).replace(/\.\s*$/, ''), [...list.prices], true);
  const prices = inlinePrices(text, regime).map((price) => withBrackets(text, price));
  const [only] = prices;
  if (!only) return whole(text);
  if (prices.length === 1 && AMID.test(text.slice(0, only.start)) && WORD.test(text.slice(only.end)))
    return whole(text, [only]);
  const parts = pricedParts(text, prices);
  return [...parts.slice(0, -1), ...withTail(parts.at(-1), text.slice(prices.at(-1)?.end))];
}

function pricedParts(text: string, prices: readonly PriceToken[]): LinePart[] {
  const parts: LinePart[] = [];
  let at = 0;
  for (const price of prices) {
    const between = text.slice(at, price.start);
    const last = parts.at(-1);
    if (!last || WORD.test(between.replace(BETWEEN, ''))) parts.push(...firstPriced(between, price));
    else last.prices.push(labelled(price, between.replace(/[^\p{L}\d ]/gu, ' ').trim()));
    at = price.end;
  }
  return parts;
}

function firstPriced(text: string, price: PriceToken): LinePart[] {
  const [, name = '', size = ''] = SIZE_BEFORE.exec(text) ?? [];
  return whole(name || text, [labelled(price, size)], true);
}

const labelled = (price: PriceToken, label: string): PriceToken => ({ ...price, label: label || price.label });

/** Appends the text behind the last prices: codes, words such as "each", or a part of its own. */
function withTail(last: LinePart | undefined, tail: string): LinePart[] {
  if (!last) return [];
  const keep = !isMarks(tail) && WORD.test(tail.replace(AFTER, ''));
  const codesFirst = isCodes(last.text) && /^\s*[A-Z()*]/.test(last.text);
  // "4.50 Soup": the price is before its text
  if (keep && (codesFirst || letterCount(last.text) === 0))
    return [{ ...last, text: tail, codes: codesFirst ? [last.text.trim()] : last.codes, endsInPrice: false }];
  const own = { text: tail, prices: [], afterPrice: true, codes: [], endsInPrice: false };
  if (keep) return [{ ...last, endsInPrice: false }, own];
  return [isMarks(tail) || isCodes(tail) ? { ...last, codes: [...last.codes, tail.trim()] } : last];
}

const SUPPLEMENT_BEFORE = new RegExp(
  String.raw`(?:${formsOf('supplement-words')})[^.;]{0,80}$|(?:\s\+|\bover)\s?$`,
  'i',
);
const SAVED = new RegExp(lowerCasePattern(String.raw`(?<![\p{L}])(?:${formsOf('saving-words')})\s*$`), 'u');
const SUPPLEMENT_AFTER =
  /^\s*\)?\s*(?:extra|supplement|supp\b|surcharge|deposit|each extra|off\b|discount|service|donation|upgrade|per bottle corkage|corkage)/i;
const TAIL_LABELS = new RegExp(
  String.raw`^(?:[\s|/\\.,;)*–-]*\*)?(?:${formsOf('per-head')}|small|large|regular|glass|bottle|half|pint|single|double|x|[\d\s|/\\.,;)–-])*$`,
  'i',
);

/** The next dish begins behind the price of one on the same line: "olives 4 | bread 5". */
const NEXT_DISH = /^\s*[|•·;,]\s*\p{L}{2}/u;
const ENDS_IN_PRICE = /\p{L}[\s.…]+\d{1,3}(?:\.\d{1,2})?$/u;

/** "12.50 (serves two)" */
const ASIDE = /^\s*\([^()]*\)\s*$/;

const DAY = String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b`;
const TIME = String.raw`\d{1,2}[.:]\d\d\s*(?:am|pm)?`;
const RANGE = String.raw`${TIME}\s*(?:-|–|—|to|until|till)\s*${TIME}`;
const HOURS = new RegExp(`${DAY}.*${TIME}|^\\W*${RANGE}\\W*$`, 'i');

/** Days and times, which look like prices: "Tue - Thu 11.30 - 1.30"; never with a currency. */
const isOpeningHours = (text: string): boolean => !/\p{Sc}/u.test(text) && HOURS.test(text);

/** Prices printed within running text, without supplements, offers, percentages and asides in brackets. */
export function inlinePrices(text: string, regime: PriceRegime): PriceToken[] {
  if (isOpeningHours(text)) return [];
  const prices = priceTokens(text).filter((token) => isPrice(text, token, regime));
  return withoutLesser(text, prices);
}

/** A number at the end of leaders is a price where others have pence: "Soup ..... 6". */
const isLed = (before: string, after: string): boolean => /\p{L}.*…\s*$/u.test(before) && after.trim() === '';

/** Numbers in brackets, or with commas, directly before an amount. */
const NUMBERS_BEFORE = /(?:[([][^()[\]]{1,40}[)\]]|(?<!\S)\d\S{0,40})\s+$/;

/** A number behind those of allergens is the price: "Noodles (5,6,14) 11". */
const isBehindCodes = (before: string, regime: PriceRegime): boolean =>
  regime.isAllergenNumbers(NUMBERS_BEFORE.exec(before)?.[0].trim() ?? '');

function isPrice(text: string, token: PriceToken, regime: PriceRegime): boolean {
  const before = text.slice(0, token.start);
  const after = text.slice(token.end);
  if (
    SUPPLEMENT_AFTER.test(after) ||
    SUPPLEMENT_BEFORE.test(before) ||
    SAVED.test(lowerCased(before)) ||
    /^.?%/.test(after)
  )
    return false;
  const open = before.lastIndexOf('(');
  if (open > before.lastIndexOf(')') && /[a-z]{3}/i.test(before.slice(open))) return false;
  if (token.form === 'currency' || token.form === 'pence') return true;
  if (isLed(before, after) && (regime.twoDecimals || regime.oneDecimal)) return true;
  const atEnd = TAIL_LABELS.test(withoutMarks(after));
  if (token.form === 'integer' && atEnd && isBehindCodes(before, regime)) return true;
  if (!regime[token.form]) return false;
  const atStart = /^[\s*]*$/.test(before) && regime.atStart;
  const amid = regime.integer && NEXT_DISH.test(after) && /\p{L}\s+$/u.test(before) && ENDS_IN_PRICE.test(text);
  if (token.form === 'integer')
    return amid || (atEnd && /(?:\s|\||\/|…|\.)$/.test(before) && before.trim() !== '') || atStart;
  return atEnd || atStart || ASIDE.test(after) || /[|/]\s*$/.test(before) || /^\s*\|/.test(after) || regime.middle;
}
