import { phraseTable } from '../../phrase-table.ts';
import { type Reader, spanOf } from '../../span.ts';
import type { Token } from '../../tokens.ts';
import { avoidedWords } from '../../words/avoided.ts';
import { avoidedListAt, avoidedSpan, isEnd } from './avoided-list.ts';

const SAID = phraseTable([
  ...avoidedWords('fine').map((phrase) => [phrase, 'fine'] as const),
  ...avoidedWords('trouble').map((phrase) => [phrase, 'trouble'] as const),
]);
const VERBS = phraseTable([
  ...['is', 'are'].map((verb) => [verb, 'judgement'] as const),
  ...['is not', 'isnt', 'are not', 'arent'].map((verb) => [verb, 'denied'] as const),
]);

/** The last judgement of another food, whatever stands before it: "not a problem" is about trouble, too. */
function judgementBefore(tokens: readonly Token[], from: number): 'fine' | 'trouble' | null {
  for (let at = from - 1; at >= 0; at -= 1) {
    const found = SAID.at(tokens, at);
    if (found !== null && found.next <= from) return found.value;
  }
  return null;
}

/** Reads "milk is fine, eggs are not", "nuts are no problem but fish is": the judgement of one food is applied to another, or negated. */
export const readContrast: Reader = (tokens, from) => {
  const list = avoidedListAt(tokens, from, 'foods', false);
  const verb = list && VERBS.at(tokens, list.next);
  if (list === null || verb === null) return null;
  if (!isEnd(tokens, verb.next)) return null;
  const judgement = judgementBefore(tokens, from);
  const to = verb.next;
  if ((verb.value === 'judgement') === (judgement === 'trouble')) return avoidedSpan(from, to, list);
  return judgement === 'trouble' ? spanOf(from, to, [{ kind: 'wish' }], 10) : null;
};
