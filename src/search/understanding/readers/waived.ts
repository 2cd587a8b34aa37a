import { readGroups } from '../../words/read-list.ts';
import { phraseSet } from '../phrase-table.ts';
import { type Reader, spanOf } from '../span.ts';
import type { Token } from '../tokens.ts';
import { FLAG_PHRASES } from '../words/diets.ts';
import { readFree, readFreeFromTerm } from './avoided/read-avoided.ts';

const listed = readGroups('asked/around-diets.txt');
const BEFORE = phraseSet(listed('waived before'));
const BEFORE_AN_ILLNESS = phraseSet(listed('waived before an illness'));
const BETWEEN: ReadonlySet<string> = new Set(listed('waived between'));
const AFTER = phraseSet(listed('waived after'));
const FLAGS = phraseSet(FLAG_PHRASES.map(({ phrase }) => phrase));
const MAX_BETWEEN = 5;

/** Token after a diet or "free from" that begins here; null if there is none. */
function conditionEnd(tokens: readonly Token[], at: number): number | null {
  return FLAGS.at(tokens, at)?.next ?? readFreeFromTerm(tokens, at)?.to ?? readFree(tokens, at)?.to ?? null;
}

/** Reads conditions that are not asked for: "need not be gluten free", "halal or not", "used to be vegan". */
export const readWaived: Reader = (tokens, from) => {
  const before = BEFORE.at(tokens, from) ?? BEFORE_AN_ILLNESS.at(tokens, from);
  if (before === null && !tokens.some((_, later) => later > from && AFTER.at(tokens, later) !== null)) return null;
  let at = before?.next ?? from;
  if (before !== null) while (at - before.next < MAX_BETWEEN && BETWEEN.has(tokens[at]?.text ?? '')) at += 1;
  const end = conditionEnd(tokens, at);
  if (end === null) return null;
  const after = AFTER.at(tokens, end)?.next;
  const isWaived = BEFORE.at(tokens, from) !== null || (before !== null && readFreeFromTerm(tokens, at) !== null);
  return isWaived || after !== undefined ? spanOf(from, after ?? end, [{ kind: 'wish' }], 11) : null;
};
