import { phraseTable } from '../../phrase-table.ts';
import type { Reader } from '../../span.ts';
import type { Token } from '../../tokens.ts';
import { SAID_TO_BE_FINE, SAID_TO_BE_TROUBLE } from '../../words/avoided.ts';
import { avoidedListAt, avoidedMeanings } from './avoided-list.ts';

const SAID = phraseTable([
  ...SAID_TO_BE_FINE.map((phrase) => [phrase, 'fine'] as const),
  ...SAID_TO_BE_TROUBLE.map((phrase) => [phrase, 'trouble'] as const),
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
  const after = tokens[verb.next];
  if (after !== undefined && after.kind !== 'sign') return null;
  const said = saidBefore(tokens, from);
  const span = { from, to: verb.next, certain: true };
  const isAvoided = (verb.value === 'said') === (said === 'trouble');
  if (isAvoided)
    return { ...span, meanings: avoidedMeanings(list), weight: 7 * (span.to - from), corrected: list.corrected };
  return said === 'trouble' ? { ...span, meanings: [{ kind: 'wish' }], weight: 10 * (span.to - from) } : null;
};
