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
  ...['is', 'are'].map((verb) => [verb, 'said'] as const),
  ...['is not', 'isnt', 'are not', 'arent'].map((verb) => [verb, 'denied'] as const),
]);

/** What was said last of another food, whatever stands before it: "not a problem" is of trouble, too. */
function saidBefore(tokens: readonly Token[], from: number): 'fine' | 'trouble' | null {
  for (let at = from - 1; at >= 0; at -= 1) {
    const found = SAID.at(tokens, at);
    if (found !== null && found.next <= from) return found.value;
  }
  return null;
}

/** "milk is fine, eggs are not", "nuts are no problem but fish is": what was said of one food is said of another, or denied. */
export const readContrast: Reader = (tokens, from) => {
  const list = avoidedListAt(tokens, from, 'foods', false);
  const verb = list && VERBS.at(tokens, list.next);
  if (list === null || verb === null) return null;
  if (!isEnd(tokens, verb.next)) return null;
  const said = saidBefore(tokens, from);
  const to = verb.next;
  if ((verb.value === 'said') === (said === 'trouble')) return avoidedSpan(from, to, list);
  return said === 'trouble' ? spanOf(from, to, [{ kind: 'wish' }], 10) : null;
};
