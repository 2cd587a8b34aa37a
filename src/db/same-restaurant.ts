import { foldText } from '../domain/fold-text.ts';
import { isOneSlipApart } from '../lib/one-slip-apart.ts';

/** Words that one list writes and another leaves out. */
const LEFT_OUT = new Set(['the', 'and', 'ltd', 'limited', 'plc']);
/** Shorter names differ by a letter and are not the same. */
const LONG_ENOUGH = 6;

/**
 * Whether two names at one postcode are of one restaurant: yes where only small words, signs or one letter differ, perhaps where one holds
 * the words of the other.
 */
export function sameRestaurant(one: string, other: string): 'yes' | 'perhaps' | 'no' {
  const [these, those] = [wordsOf(one), wordsOf(other)];
  const [a, b] = [these.join(''), those.join('')];
  if (a === b || (Math.min(a.length, b.length) >= LONG_ENOUGH && isOneSlipApart(a, b))) return 'yes';
  const [shorter, longer] = these.length <= those.length ? [these, those] : [those, these];
  const shared = shorter.filter((word) => longer.some((known) => known === word || isOneSlipApart(word, known)));
  return shared.length > 0 && shared.length === shorter.length ? 'perhaps' : 'no';
}

function wordsOf(name: string): readonly string[] {
  const all = foldText(name).split(' ');
  const kept = all.filter((word) => !LEFT_OUT.has(word));
  return kept.length > 0 ? kept : all;
}
