import { formsOf } from '../../vocabulary/load-forms.ts';
import { withoutMarks } from './price-marks.ts';
import type { PriceRegime } from './price-regime.ts';
import { type PriceToken, priceTokens } from './price-token.ts';

const SUPPLEMENT_BEFORE = new RegExp(
  String.raw`(?:${formsOf('supplement-words')})[^.;]{0,80}$|(?:\s\+|\bover)\s?$`,
  'i',
);
const SUPPLEMENT_AFTER =
  /^\s*\)?\s*(?:extra|supplement|supp\b|surcharge|deposit|each extra|off\b|discount|service|donation|upgrade|per bottle corkage|corkage)/i;
const TAIL_LABELS = new RegExp(
  String.raw`^(?:[\s|/\\.,;)*–-]*\*)?(?:${formsOf('per-head')}|small|large|regular|glass|bottle|half|pint|single|double|x|[\d\s|/\\.,;)–-])*$`,
  'i',
);

/** Behind the price of one dish the next begins on the same line: "olives 4 | bread 5". */
const NEXT_DISH = /^\s*[|•·;,]\s*\p{L}{2}/u;
const ENDS_IN_PRICE = /\p{L}[\s.…]+\d{1,3}(?:\.\d{1,2})?$/u;

/** "12.50 (serves two)" */
const ASIDE = /^\s*\([^()]*\)\s*$/;

const DAY = String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b`;
const TIME = String.raw`\d{1,2}[.:]\d\d\s*(?:am|pm)?`;
const RANGE = String.raw`${TIME}\s*(?:-|–|—|to|until|till)\s*${TIME}`;
const HOURS = new RegExp(`${DAY}.*${TIME}|^\\W*${RANGE}\\W*$`, 'i');

/** Days and times, which print like prices: "Tue - Thu 11.30 - 1.30"; nothing that names a currency. */
const isOpeningHours = (text: string): boolean => !/\p{Sc}/u.test(text) && HOURS.test(text);

/** Prices printed within running text; supplements, offers, percentages and asides in brackets are left out. */
export function inlinePrices(text: string, regime: PriceRegime): PriceToken[] {
  if (isOpeningHours(text)) return [];
  return priceTokens(text).filter((token) => isPrice(text, token, regime));
}

function isPrice(text: string, token: PriceToken, regime: PriceRegime): boolean {
  const before = text.slice(0, token.start);
  const after = text.slice(token.end);
  if (SUPPLEMENT_AFTER.test(after) || SUPPLEMENT_BEFORE.test(before) || /^.?%/.test(after)) return false;
  const open = before.lastIndexOf('(');
  if (open > before.lastIndexOf(')') && /[a-z]{3}/i.test(before.slice(open))) return false;
  if (token.form === 'currency' || token.form === 'pence') return true;
  if (!regime[token.form]) return false;
  const atEnd = TAIL_LABELS.test(withoutMarks(after));
  const atStart = /^[\s*]*$/.test(before) && regime.atStart;
  const amid = regime.integer && NEXT_DISH.test(after) && /\p{L}\s+$/u.test(before) && ENDS_IN_PRICE.test(text);
  if (token.form === 'integer')
    return amid || (atEnd && /(?:\s|\||\/|…|\.)$/.test(before) && before.trim() !== '') || atStart;
  return atEnd || atStart || ASIDE.test(after) || /[|/]\s*$/.test(before) || /^\s*\|/.test(after) || regime.middle;
}
