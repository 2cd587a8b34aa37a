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
  /\b(?:small|sm|medium|large|regular|half|full|glass|bottle|pint|each|single|double|or|and|for|ml|cl|oz|from|per|person|pp)\b/giu;
const AFTER =
  /\b(?:each|pp|per (?:person|guest|head|couple)|small|large|regular|glass|bottle|half|pint|single|double|ml|cl)\b/giu;

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

/** Splits text at its inline prices; prices that follow each other belong together. */
export function lineParts(printed: string, regime: PriceRegime): LinePart[] {
  const spaced = withSpacedSizes(printed);
  const text = inlinePrices(spaced, regime).length ? spaced : printed;
  const list = isAddition(text) ? null : priceList(text);
  if (list) {
    const name = text.slice(0, list.start).replace(/\.\s*$/, '');
    return [{ text: name, prices: [...list.prices], afterPrice: false, codes: [], endsInPrice: true }];
  }
  const prices = inlinePrices(text, regime).map((price) => withBrackets(text, price));
  const last = prices.at(-1);
  const [only] = prices;
  if (only && prices.length === 1 && AMID.test(text.slice(0, only.start)) && /\p{L}{2}/u.test(text.slice(only.end)))
    return [{ text, prices: [only], afterPrice: false, codes: [], endsInPrice: false }];
  if (!last) return [{ text, prices: [], afterPrice: false, codes: [], endsInPrice: false }];
  const parts: LinePart[] = [];
  let open: LinePart = { text: '', prices: [], afterPrice: false, codes: [], endsInPrice: true };
  let at = 0;
  for (const price of prices) {
    const between = text.slice(at, price.start);
    if (open.prices.length && /\p{L}{2}/u.test(between.replace(BETWEEN, ''))) {
      parts.push(open);
      open = { text: '', prices: [], afterPrice: false, codes: [], endsInPrice: true };
    }
    let label = between.replace(/[^\p{L}\d ]/gu, ' ').trim();
    if (!open.prices.length) {
      const [, name = '', size = ''] = SIZE_BEFORE.exec(open.text + between) ?? [];
      open.text = name || open.text + between;
      label = size;
    }
    open.prices.push({ ...price, label: label || price.label });
    at = price.end;
  }
  const tail = text.slice(at);
  const keep = !isMarks(tail) && /\p{L}{2}/u.test(tail.replace(AFTER, ''));
  const codesFirst = isCodes(open.text) && /^\s*[A-Z()*]/.test(open.text);
  if (keep && (codesFirst || letterCount(open.text) === 0)) {
    // "4.50 Soup": the price is before its text
    if (codesFirst) open.codes = [open.text.trim()];
    parts.push({ ...open, text: tail, endsInPrice: false });
  } else {
    if (isMarks(tail) || (!keep && isCodes(tail))) open.codes.push(tail.trim());
    parts.push({ ...open, endsInPrice: !keep });
    if (keep) parts.push({ text: tail, prices: [], afterPrice: true, codes: [], endsInPrice: false });
  }
  return parts;
}
