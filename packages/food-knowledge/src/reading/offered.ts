import { COMMA, type Words } from '../text/tokens.ts';
import { hasIn, nextIndexIn } from '../text/word-counts.ts';
import { wordSet } from '../text/word-set.ts';
import { segmentEnd, segmentStart } from './token-spans.ts';

/** Words of an offer: with one of them "no cheese" is a change to a dish that has it. */
const OFFER = wordSet('ask request requested order ordered option optional alternative make can could swap if prefer');
const IS = new Set(['is']);
const CHANGED_TO = wordSet('vegan vegetarian veggie dairy gluten egg nut lactose halal');

/** True where the negation at `i` belongs to an offer ("ask for no cheese"): the dish as listed contains the food. */
export function isOffered(words: Words, i: number): boolean {
  const from = segmentStart(words, i);
  const to = segmentEnd(words, i);
  if (hasIn(words, from, to, OFFER)) return true;
  // "Without cheese it is vegan", but not "no cheese and is vegan"
  const verb = nextIndexIn(words, i, IS);
  if (verb < to && words[verb - 1] !== 'and' && CHANGED_TO.has(words[verb + 1] ?? '')) return true;
  // "Make it vegan - no butter", "For vegans, no butter": the offer is in the clause before
  if (words[from - 1] !== COMMA) return false;
  const before = segmentStart(words, from - 1);
  const isOffer = words[before] === 'for' || hasIn(words, before, from - 1, OFFER);
  return isOffer && hasIn(words, before, from - 1, CHANGED_TO);
}
