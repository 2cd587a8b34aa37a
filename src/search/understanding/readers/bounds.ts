import { readGroups } from '../../words/read-list.ts';
import { type Found, phraseTable } from '../phrase-table.ts';
import type { Range } from '../span.ts';
import type { Token } from '../tokens.ts';
import { isSign, type Unit } from './amounts.ts';

export type Bound = 'below' | 'most' | 'above' | 'least' | 'about';

const listed = readGroups('asked/quantities.txt');

function boundTable(where: 'before' | 'after', bounds: readonly Bound[]) {
  return phraseTable(bounds.flatMap((bound) => listed(`${bound}, ${where}`).map((phrase) => [phrase, bound] as const)));
}

const BEFORE = boundTable('before', ['below', 'most', 'above', 'least', 'about']);
const AFTER = boundTable('after', ['most', 'least']);

/** Reads a bound before its number: "under", "at least", "<=". */
export function boundBefore(tokens: readonly Token[], from: number): Found<Bound> | null {
  if (!isSign(tokens[from], /^[<>]$/)) return BEFORE.at(tokens, from);
  const isLess = tokens[from]?.text === '<';
  if (isSign(tokens[from + 1], /^=$/)) return { value: isLess ? 'most' : 'least', next: from + 2 };
  return { value: isLess ? 'below' : 'above', next: from + 1 };
}

/** Reads a bound after its number: "or less", "max", "+". */
export function boundAfter(tokens: readonly Token[], from: number): Found<Bound> | null {
  return isSign(tokens[from], /^\+$/) ? { value: 'least', next: from + 1 } : AFTER.at(tokens, from);
}

/** The inclusive range of a bound and its number; the smallest steps are a penny and one kcal. */
export function rangeOf(bound: Bound, value: number, unit: Unit): Range {
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
