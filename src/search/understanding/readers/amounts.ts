import { numberPhrase } from '../../../lib/number-phrase.ts';
import { readGroups } from '../../words/read-list.ts';
import { FOODS } from '../foods.ts';
import { phraseSet } from '../phrase-table.ts';
import type { Token } from '../tokens.ts';

const listed = readGroups('asked/quantities.txt');
const POUNDS = phraseSet(listed('pounds'));
const PENCE = phraseSet(listed('pence'));
export const KCAL = phraseSet(listed('kcal'));
/** After a bare number these show that it counts something else. */
const OTHER_UNITS: ReadonlySet<string> = new Set(listed('other units'));
/** Pounds by the names of banknotes. */
const NOTES: ReadonlyMap<string, number> = new Map([
  ['tenner', 10],
  ['fiver', 5],
]);

const MAX_NUMBER = 5;

export type Unit = 'pounds' | 'kcal';

export interface Amount {
  readonly value: number;
  /** Null if the unit is not stated. */
  readonly unit: Unit | null;
  readonly next: number;
}

export function isSign(token: Token | undefined, sign: RegExp): boolean {
  return token?.kind === 'sign' && sign.test(token.text);
}

/** "two pounds fifty" */
function withPence(tokens: readonly Token[], pounds: number, next: number): Amount {
  const words = tokens.slice(next, next + MAX_NUMBER).map(({ text }) => text);
  const pence = numberPhrase(words);
  const isPence = pence !== null && pence.value < 100 && pence.value >= 10;
  if (!isPence) return { value: pounds, unit: 'pounds', next };
  return { value: pounds + pence.value / 100, unit: 'pounds', next: next + pence.length };
}

interface Value {
  readonly value: number;
  readonly written: 'whole' | 'decimals' | 'words';
  readonly next: number;
}

function valueAt(tokens: readonly Token[], at: number): Value | null {
  const token = tokens[at];
  if (token?.kind === 'number')
    return { value: token.value, written: token.decimals ? 'decimals' : 'whole', next: at + 1 };
  if (token?.kind !== 'word') return null;
  const spelled = numberPhrase(tokens.slice(at, at + MAX_NUMBER).map(({ text }) => text));
  return spelled && { value: spelled.value, written: 'words', next: at + spelled.length };
}

function noteAt(tokens: readonly Token[], from: number): Amount | null {
  const at = from + (['a', 'an'].includes(tokens[from]?.text ?? '') ? 1 : 0);
  const value = NOTES.get(tokens[at]?.text ?? '');
  return value === undefined ? null : { value, unit: 'pounds', next: at + 1 };
}

/** Reads the unit after a number; null if it counts something else. */
function withUnit(tokens: readonly Token[], { value, written, next }: Value): Amount | null {
  const pounds = POUNDS.at(tokens, next);
  if (pounds !== null) return withPence(tokens, value, pounds.next);
  const pence = PENCE.at(tokens, next);
  if (pence !== null) return { value: value / 100, unit: 'pounds', next: pence.next };
  const kcal = KCAL.at(tokens, next);
  if (kcal !== null) return { value, unit: 'kcal', next: kcal.next };
  if (OTHER_UNITS.has(tokens[next]?.text ?? '') || isSign(tokens[next], /^%$/)) return null;
  if (written === 'decimals') return { value, unit: 'pounds', next };
  const both = withPence(tokens, value, next);
  const isBoth = written === 'words' && both.next > next; // "five fifty"
  return isBoth ? both : { value, unit: null, next };
}

/** Reads "£5", "five pounds", "80p", "a tenner", "300 kcal", "6.50" (pounds), "10"; null for "10 oz". */
export function amountAt(tokens: readonly Token[], from: number): Amount | null {
  // the amount begins at its sign
  if (isSign(tokens[from - 1], /^£$/)) return null;
  if (!isSign(tokens[from], /^£$/)) {
    const value = valueAt(tokens, from);
    return noteAt(tokens, from) ?? (value && withUnit(tokens, value));
  }
  const read = valueAt(tokens, from + 1);
  if (read === null) return null;
  const { value, next } = read;
  // "£10 squid" is a price and a dish
  const isDish = FOODS.has(tokens[next]?.text ?? '');
  return { value, unit: 'pounds', next: isDish ? next : (POUNDS.at(tokens, next)?.next ?? next) };
}
