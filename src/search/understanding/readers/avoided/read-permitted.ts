import { phraseSet } from '../../phrase-table.ts';
import { type Reader, spanOf } from '../../span.ts';
import type { Token } from '../../tokens.ts';
import { avoidedWords } from '../../words/avoided.ts';
import { allergenAt } from './allergen-names.ts';

const FINE = phraseSet([
  ...avoidedWords('fine'),
  ...avoidedWords('wanted'),
  ...avoidedWords('trouble').map((trouble) => `no ${trouble}`),
  'yes',
]);
const IS: ReadonlySet<string> = new Set(['is', 'are']);
const GOES_ON: ReadonlySet<string> = new Set(['but', 'and', 'with', 'for', 'so']);

/** Token after "are fine" and the like; null if it says more than that. */
export function permittedEnd(tokens: readonly Token[], from: number): number | null {
  const end = FINE.at(tokens, IS.has(tokens[from]?.text ?? '') ? from + 1 : from)?.next;
  if (end === undefined) return null;
  const next = tokens[end];
  const isOver = next === undefined || next.kind === 'sign' || GOES_ON.has(next.text);
  return isOver || allergenAt(tokens, end, false) !== null ? end : null;
}

/** Reads "are fine" after an allergen, which may then be in a dish. */
export const readPermitted: Reader = (tokens, from) => {
  const end = from > 0 && allergenAt(tokens, from - 1, false) !== null ? permittedEnd(tokens, from) : null;
  return end === null ? null : spanOf(from, end, [{ kind: 'wish' }], 10);
};
