import { readGroups } from '../../words/read-list.ts';
import { phraseSet } from '../phrase-table.ts';
import { type Range, type Reader, type Span, spanOf } from '../span.ts';
import type { Token } from '../tokens.ts';
import { amountAt, isSign, KCAL, type Unit } from './amounts.ts';
import { type Bound, boundAfter, boundBefore, rangeOf } from './bounds.ts';

const listed = readGroups('asked/quantities.txt');
/** Words that introduce a bound. */
const LEAD = phraseSet(listed('lead'));
const RANGE_START = phraseSet(listed('range start'));
const FEW_CALORIES = phraseSet(listed('few calories'));
/** A bare number from here on counts calories, as no dish costs so much. */
const MIN_BARE_CALORIES = 150;
const MAX_OF_FEW_CALORIES = 500;

function quantitySpan(from: number, to: number, unit: Unit, range: Range): Span {
  const kind = unit === 'pounds' ? ('price' as const) : ('calories' as const);
  return spanOf(from, to, [{ kind, range }], 8);
}

function bareUnit(value: number): Unit {
  return value >= MIN_BARE_CALORIES ? 'kcal' : 'pounds';
}

/**
 * Reads "£5-£10", "between 5 and 10", "300 to 500 kcal".
 * @param from where the range begins; the span begins at `start`, with the words that introduce it
 * @param unitBefore unit stated by these words
 */
function rangeAt(tokens: readonly Token[], start: number, from: number, unitBefore: Unit | null): Span | null {
  const opening = RANGE_START.at(tokens, from);
  const first = amountAt(tokens, opening?.next ?? from);
  if (first === null) return null;
  const joint = tokens[first.next];
  const joined = isSign(joint, /^[-–—]$/) || joint?.text === 'to' || (opening !== null && joint?.text === 'and');
  if (!joined) return null;
  const second = amountAt(tokens, first.next + 1);
  if (second === null || second.value < first.value) return null;
  if (opening === null && first.unit === null && second.unit === null && unitBefore === null) return null;
  const unit = second.unit ?? first.unit ?? unitBefore ?? bareUnit(second.value);
  // pence apply to both: "50-80p"
  const inPence = first.unit === null && second.unit === 'pounds' && second.value < 1;
  const min = inPence ? first.value / 100 : first.value;
  const next =
    unitBefore === null && unit === 'kcal' ? (KCAL.at(tokens, second.next)?.next ?? second.next) : second.next;
  return quantitySpan(start, next, unit, { min, max: second.value });
}

/** Reads "under £10", "£10 or less", "600 kcal"; parameters as for a range. */
function boundedAt(tokens: readonly Token[], start: number, from: number, unitBefore: Unit | null): Span | null {
  const before = boundBefore(tokens, from);
  const amountFrom = before === null ? from : before.next + (tokens[before.next]?.text === 'of' ? 1 : 0);
  const amount = amountAt(tokens, amountFrom);
  if (amount === null) return null;
  const after = boundAfter(tokens, amount.next);
  const bound = before?.value ?? after?.value;
  if (amount.unit === null && unitBefore === null && !boundsBareNumber(bound, before !== null)) return null;
  const unit = amount.unit ?? unitBefore ?? bareUnit(amount.value);
  const next = before === null ? (after?.next ?? amount.next) : amount.next;
  return quantitySpan(start, next, unit, rangeOf(bound ?? 'most', amount.value, unit));
}

const REVERSING: ReadonlySet<string> = new Set(listed('reversing'));
const BETWEEN: ReadonlySet<string> = new Set(listed('between, reversing'));
const REVERSED: Readonly<Partial<Record<Bound, Bound>>> = { above: 'most', below: 'least' };

/** Reads "refuse to pay more than £5", "not a penny over £4". */
function reversedAt(tokens: readonly Token[], from: number): Span | null {
  if (!REVERSING.has(tokens[from]?.text ?? '')) return null;
  for (let at = from + 1; ; at += 1) {
    const before = boundBefore(tokens, at);
    const bound = before && REVERSED[before.value];
    const amount = bound && amountAt(tokens, before.next);
    if (bound && amount) {
      const unit = amount.unit ?? bareUnit(amount.value);
      return quantitySpan(from, amount.next, unit, rangeOf(bound, amount.value, unit));
    }
    if (!BETWEEN.has(tokens[at]?.text ?? '')) return null;
  }
}

/** Reads prices and calories, bounded or in a range; a bare "under 10" is pounds, a bare "under 600" kcal. */
export const readQuantity: Reader = (tokens, from) => {
  const reversed = reversedAt(tokens, from);
  if (reversed !== null) return reversed;
  const few = FEW_CALORIES.at(tokens, from);
  if (few !== null) return quantitySpan(from, few.next, 'kcal', { max: MAX_OF_FEW_CALORIES });
  const kcalBefore = KCAL.at(tokens, from);
  const unitBefore = kcalBefore === null ? null : 'kcal';
  const at = kcalBefore?.next ?? from;
  const afterLead = LEAD.at(tokens, at)?.next ?? at;
  const range = rangeAt(tokens, from, afterLead, unitBefore) ?? rangeAt(tokens, from, at, unitBefore);
  return range ?? boundedAt(tokens, from, boundBefore(tokens, at) === null ? afterLead : at, unitBefore);
};

/** "Under 10" asks for a price; "from 10" and "about 10" may ask for anything. */
function boundsBareNumber(bound: Bound | undefined, isBefore: boolean): boolean {
  return bound !== undefined && !(isBefore && (bound === 'least' || bound === 'about'));
}
