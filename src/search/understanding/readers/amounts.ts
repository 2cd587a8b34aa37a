import { numberPhrase } from '../../../lib/number-phrase.ts';
import { readGroups } from '../../words/read-list.ts';
import { FOODS } from '../foods.ts';
import { phraseSet } from '../phrase-table.ts';
import type { Token } from '../tokens.ts';

const listed = readGroups('asked/quantities.txt');
const POUNDS = phraseSet(listed('pounds'));
const PENCE = phraseSet(listed('pence'));
export const KCAL = phraseSet(listed('kcal'));
/** After a bare number these say that it counts something else. */
const OTHER_UNITS: ReadonlySet<string> = new Set(listed('other units'));
/** Pounds by the names of banknotes. */
const NOTES: ReadonlyMap<string, number> = new Map([
  ['tenner', 10],
  ['fiver', 5],
]);

/** Words of a number that is written out. */
const LONGEST_NUMBER = 5;

export type Unit = 'pounds' | 'kcal';

/** A number of pounds or kcal. */
export interface Amount {
  readonly value: number;
  /** Null where nothing says what is counted. */
  readonly unit: Unit | null;
  readonly next: number;
}

export function isSign(token: Token | undefined, sign: RegExp): boolean {
  return token?.kind === 'sign' && sign.test(token.text);
}

/** "two pounds fifty" */
function withPence(tokens: readonly Token[], pounds: number, next: number): Amount {
  const words = tokens.slice(next, next + LONGEST_NUMBER).map(({ text }) => text);
  const pence = numberPhrase(words);
  const isPence = pence !== null && pence.value < 100 && pence.value >= 10;
  if (!isPence) return { value: pounds, unit: 'pounds', next };
  return { value: pounds + pence.value / 100, unit: 'pounds', next: next + pence.length };
}

/** "£5", "five pounds", "80p", "a tenner", "300 kcal", "6.50" (pounds), "10"; null for "10 oz". */
export function amountAt(tokens: readonly Token[], from: number): Amount | null {
  // the amount begins at its sign
  if (isSign(tokens[from - 1], /^£$/)) return null;
  let at = from;
  const poundSign = isSign(tokens[at], /^£$/);
  if (poundSign) at += 1;
  const article = tokens[at]?.text === 'a' || tokens[at]?.text === 'an' ? 1 : 0;
  const note = NOTES.get(tokens[at + article]?.text ?? '');
  if (!poundSign && note !== undefined) return { value: note, unit: 'pounds', next: at + article + 1 };
  const token = tokens[at];
  if (token === undefined) return null;
  const spelled =
    token.kind === 'word' ? numberPhrase(tokens.slice(at, at + LONGEST_NUMBER).map(({ text }) => text)) : null;
  const value = token.kind === 'number' ? token.value : spelled?.value;
  if (value === undefined) return null;
  at += spelled?.length ?? 1;
  // "£10 squid" is a price and a dish
  if (poundSign)
    return {
      value,
      unit: 'pounds',
      next: FOODS.has(tokens[at]?.text ?? '') ? at : (POUNDS.at(tokens, at)?.next ?? at),
    };
  const pounds = POUNDS.at(tokens, at);
  if (pounds !== null) return withPence(tokens, value, pounds.next);
  const pence = PENCE.at(tokens, at);
  if (pence !== null) return { value: value / 100, unit: 'pounds', next: pence.next };
  const kcal = KCAL.at(tokens, at);
  if (kcal !== null) return { value, unit: 'kcal', next: kcal.next };
  if (OTHER_UNITS.has(tokens[at]?.text ?? '') || isSign(tokens[at], /^%$/)) return null;
  if (token.decimals) return { value, unit: 'pounds', next: at };
  const both = spelled === null ? null : withPence(tokens, value, at);
  // "five fifty"
  if (both !== null && both.next > at) return both;
  return { value, unit: null, next: at };
}
