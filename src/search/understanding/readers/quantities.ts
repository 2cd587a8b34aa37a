import { phraseSet, phraseTable } from '../phrase-table.ts';
import type { Range, Reader } from '../span.ts';
import type { Token } from '../tokens.ts';

type Bound = 'below' | 'most' | 'above' | 'least' | 'about';
type Unit = 'pounds' | 'kcal' | null;

const BEFORE = phraseTable<Bound>([
  ...['under', 'below', 'less than', 'cheaper than', 'lower than', 'fewer than', 'beneath'].map(
    (p) => [p, 'below'] as const,
  ),
  ...[
    'up to',
    'upto',
    'at most',
    'max',
    'maximum',
    'max of',
    'maximum of',
    'no more than',
    'not more than',
    'not over',
  ].map((p) => [p, 'most'] as const),
  ...['within', 'budget', 'budget of', 'no dearer than', 'not above', 'for under', 'for less than', 'for up to'].map(
    (p) => [p, p === 'for under' || p === 'for less than' ? 'below' : 'most'] as const,
  ),
  ...['over', 'above', 'more than', 'greater than', 'dearer than'].map((p) => [p, 'above'] as const),
  ...['from', 'at least', 'min', 'minimum', 'minimum of', 'no less than', 'not under', 'starting at'].map(
    (p) => [p, 'least'] as const,
  ),
  ...['around', 'about', 'roughly', 'approx', 'circa'].map((p) => [p, 'about'] as const),
]);
const AFTER = phraseTable<Bound>([
  ...[
    'or less',
    'or under',
    'or below',
    'or cheaper',
    'or fewer',
    'and under',
    'and below',
    'and less',
    'max',
    'maximum',
    'tops',
    'at most',
    'budget',
  ].map((p) => [p, 'most'] as const),
  ...['or more', 'or over', 'or above', 'and over', 'and above', 'and up', 'upwards', 'plus', 'min', 'minimum'].map(
    (p) => [p, 'least'] as const,
  ),
]);
/** Words before a bound that only lead to it. */
const LEAD = phraseSet([
  'for',
  'priced',
  'priced at',
  'price',
  'prices',
  'costing',
  'that costs',
  'that cost',
  'costs',
  'cost',
  'at',
  'worth',
  'priced from',
  'all',
  'with',
  'that is',
  'thats',
  'it is',
  'everything',
]);
const RANGE_START = phraseSet(['between', 'from', 'anywhere between', 'somewhere between']);
const POUNDS = phraseSet(['quid', 'pounds', 'pound', 'gbp', 'sterling', 'squid']);
const PENCE = phraseSet(['p', 'pence', 'pennies']);
const KCAL = phraseSet(['kcal', 'kcals', 'cal', 'cals', 'calorie', 'calories', 'kilocalories']);
const COINS: Readonly<Record<string, number>> = { tenner: 10, fiver: 5 };
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20 },
  ...{ thirty: 30, forty: 40, fifty: 50, hundred: 100 },
};
/** After a bare number these say that it counts something else. */
const OTHER_UNITS: ReadonlySet<string> = new Set([
  ...[
    'oz',
    'ounce',
    'ounces',
    'g',
    'grams',
    'kg',
    'ml',
    'l',
    'inch',
    'inches',
    'in',
    'cm',
    'pieces',
    'piece',
    'pcs',
    'people',
    'persons',
  ],
  ...[
    'min',
    'mins',
    'minutes',
    'minute',
    'hours',
    'hour',
    'years',
    'year',
    'yrs',
    'miles',
    'mile',
    'courses',
    'course',
    'toppings',
    'items',
    's',
  ],
]);
/** A bare number of so many is no price of a dish: it counts calories. */
const LEAST_BARE_CALORIES = 150;
const LOW_CALORIES = 500;
const LOW = phraseSet([
  'low calorie',
  'low calories',
  'low cal',
  'low kcal',
  'lowcal',
  'low in calories',
  'fewer calories',
  'less calories',
  'lower calorie',
]);

interface Amount {
  readonly value: number;
  readonly unit: Unit;
  readonly bare: boolean;
  readonly next: number;
}

function sign(token: Token | undefined, text: RegExp): boolean {
  return token?.kind === 'sign' && text.test(token.text);
}

function amountAt(tokens: readonly Token[], from: number): Amount | null {
  let at = from;
  const poundSign = sign(tokens[at], /^£$/);
  if (poundSign) at += 1;
  const article = tokens[at]?.text === 'a' || tokens[at]?.text === 'an' ? 1 : 0;
  const coin = COINS[tokens[at + article]?.text ?? ''];
  if (!poundSign && coin !== undefined) return { value: coin, unit: 'pounds', bare: false, next: at + article + 1 };
  const token = tokens[at];
  if (token === undefined) return null;
  const spelled = token.kind === 'word' ? NUMBER_WORDS[token.text] : undefined;
  const value = token.kind === 'number' ? token.value : spelled;
  if (value === undefined) return null;
  at += 1;
  if (poundSign) return { value, unit: 'pounds', bare: false, next: POUNDS.at(tokens, at)?.next ?? at };
  const pounds = POUNDS.at(tokens, at);
  if (pounds !== null) return { value, unit: 'pounds', bare: false, next: pounds.next };
  const pence = PENCE.at(tokens, at);
  if (pence !== null) return { value: value / 100, unit: 'pounds', bare: false, next: pence.next };
  const kcal = KCAL.at(tokens, at);
  if (kcal !== null) return { value, unit: 'kcal', bare: false, next: kcal.next };
  if (token.decimals) return { value, unit: 'pounds', bare: false, next: at };
  if (OTHER_UNITS.has(tokens[at]?.text ?? '') || sign(tokens[at], /^%$/)) return null;
  return { value, unit: null, bare: true, next: at };
}

/** Of a bound with its number: both ends included, in the smallest step of the unit. */
function rangeOf(bound: Bound, value: number, unit: 'pounds' | 'kcal'): Range {
  const step = unit === 'pounds' ? 0.01 : 1;
  const round = (number: number): number => Math.max(0, Math.round(number * 100) / 100);
  switch (bound) {
    case 'below':
      return { max: round(value - step) };
    case 'most':
      return { max: round(value) };
    case 'above':
      return { min: round(value + step) };
    case 'least':
      return { min: round(value) };
    case 'about':
      return { min: round(value * 0.8), max: round(value * 1.2) };
  }
}

function quantitySpan(from: number, to: number, unit: 'pounds' | 'kcal', range: Range) {
  const kind = unit === 'pounds' ? ('price' as const) : ('calories' as const);
  return { from, to, meanings: [{ kind, range }], certain: true, weight: 8 * (to - from) };
}

function bareUnit(value: number): 'pounds' | 'kcal' {
  return value >= LEAST_BARE_CALORIES ? 'kcal' : 'pounds';
}

/** "£5-£10", "between 5 and 10", "300 to 500 kcal". */
function rangeAt(
  tokens: readonly Token[],
  start: number,
  from: number,
  unitBefore: Unit,
): ReturnType<typeof quantitySpan> | null {
  const opening = RANGE_START.at(tokens, from);
  const first = amountAt(tokens, opening?.next ?? from);
  if (first === null) return null;
  const joint = tokens[first.next];
  const joined = sign(joint, /^[-–—]$/) || joint?.text === 'to' || (opening !== null && joint?.text === 'and');
  if (!joined) return null;
  const second = amountAt(tokens, first.next + 1);
  if (second === null || second.value < first.value) return null;
  if (opening === null && first.bare && second.bare && unitBefore === null) return null;
  const unit = second.unit ?? first.unit ?? unitBefore ?? bareUnit(second.value);
  // pence of the second are pence of the first: "50-80p"
  const min = first.bare && second.unit === 'pounds' && second.value < 1 ? first.value / 100 : first.value;
  const next =
    unitBefore === null && unit === 'kcal' ? (KCAL.at(tokens, second.next)?.next ?? second.next) : second.next;
  return quantitySpan(start, next, unit, { min, max: second.value });
}

/** Prices and calories, bounded or in a range; a bare "under 10" is pounds, a bare "under 600" kcal. */
export const readQuantity: Reader = (tokens, from) => {
  const low = LOW.at(tokens, from);
  if (low !== null) return quantitySpan(from, low.next, 'kcal', { max: LOW_CALORIES });
  const kcalBefore = KCAL.at(tokens, from);
  let at = kcalBefore?.next ?? from;
  const lead = LEAD.at(tokens, at);
  for (const begin of lead === null ? [at] : [lead.next, at]) {
    const range = rangeAt(tokens, from, begin, kcalBefore === null ? null : 'kcal');
    if (range !== null) return range;
  }
  if (lead !== null && BEFORE.at(tokens, at) === null) at = lead.next;
  const less = sign(tokens[at], /^[<>]$/);
  const equal = less && sign(tokens[at + 1], /^=$/);
  const before = less
    ? {
        value: (tokens[at]?.text === '<' ? (equal ? 'most' : 'below') : equal ? 'least' : 'above') as Bound,
        next: at + (equal ? 2 : 1),
      }
    : BEFORE.at(tokens, at);
  const ofAfter = before !== null && tokens[before.next]?.text === 'of' ? 1 : 0;
  const amount = amountAt(tokens, before === null ? at : before.next + ofAfter);
  if (amount === null) return null;
  const after =
    AFTER.at(tokens, amount.next) ??
    (sign(tokens[amount.next], /^\+$/) ? { value: 'least' as Bound, next: amount.next + 1 } : null);
  const given = before?.value ?? after?.value;
  if (
    amount.bare &&
    kcalBefore === null &&
    (given === undefined || before?.value === 'least' || before?.value === 'about')
  )
    return null;
  const unit = amount.unit ?? (kcalBefore === null ? bareUnit(amount.value) : 'kcal');
  const next = before === null ? (after?.next ?? amount.next) : amount.next;
  return quantitySpan(from, next, unit, rangeOf(given ?? 'most', amount.value, unit));
};
