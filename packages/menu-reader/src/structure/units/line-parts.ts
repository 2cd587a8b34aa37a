import { inlinePrices } from '../price/inline-prices.ts';
import { priceList } from '../price/labelled-prices.ts';
import { withSpacedSizes } from '../price/price-cell.ts';
import { isMarks } from '../price/price-marks.ts';
import type { PriceRegime } from '../price/price-regime.ts';
import type { PriceToken } from '../price/price-token.ts';
import { isCodes } from '../text/codes.ts';
import { isAddition } from '../text/note-phrases.ts';
import { letterCount } from '../text/text-shape.ts';

/** Text with the prices that follow it (or are before it, at the start of a line). */
export interface LinePart {
  text: string;
  prices: PriceToken[];
  readonly afterPrice: boolean;
  codes: string[];
  /** Ends with its price. */
  readonly endsInPrice: boolean;
}

const BETWEEN =
  /\b(?:small|sm|medium|large|regular|half|full|glass|bottle|pint|each|single|double|or|and|for|ml|cl|oz|from|per|person|pp)\b/gi;
const AFTER =
  /\b(?:each|pp|per (?:person|guest|head|couple)|small|large|regular|glass|bottle|half|pint|single|double|ml|cl)\b/gi;

/** A size between a name and its price: "Ribs: 1kg: 9.00", "Paella: 6 persons: 48". */
const SIZE_BEFORE =
  /^(.*\p{L})\s?[:–-]\s*(\d+(?:\.\d+)?\s?(?:pax|persons?|people|pcs?|pieces?|kg|g|ml|cl|oz|l))\s?:?\s*$/iu;

/** Words before a price in the middle of a sentence: "All £6.95 including a drink". */
const AMID =
  /(?:^|[.!]\s+)all(?: for| at)?\s*$|(?:\S+\s+){2}(?:from|over|under|above|is|are|costs?|charge of|spend|to|than)\s*$/i;

/** A price alone in brackets, with them. */
function withBrackets(text: string, price: PriceToken): PriceToken {
  const open = /\(\s*$/.exec(text.slice(0, price.start));
  const close = /^\s*\)/.exec(text.slice(price.end));
  return open && close ? { ...price, start: open.index, end: price.end + close[0].length } : price;
}

const WORD = /\p{L}{2}/u;

/** One part for the whole text. */
const whole = (text: string, prices: PriceToken[] = [], endsInPrice = false): LinePart[] => [
  { text, prices, afterPrice: false, codes: [], endsInPrice },
];

/** Splits text at its inline prices; prices that follow each other belong together. */
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

/** Texts with the prices that follow each, up to the last price. */
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

/** The last priced part and the text behind its prices: codes, words such as "each", or a part of its own. */
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
