import { COMMA, type Words } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { segmentEnd, segmentStart } from './token-spans.ts';

/** Words of an offer: with one of them "no cheese" says what can be left out of a dish that has it. */
const OFFER = wordSet('ask request requested order ordered option optional alternative make can could swap if prefer');
/** What dishes are changed to be. */
const CHANGED_TO = wordSet('vegan vegetarian veggie dairy gluten egg nut lactose halal');

/**
 * True where the negation at `i` is part of an offer ("can be made vegan: ask for no cheese", "without feta on request"). The dish as listed
 * holds then what is negated.
 */
export function isOffered(words: Words, i: number): boolean {
  const from = segmentStart(words, i);
  const to = segmentEnd(words, i);
  if (has(words, from, to, OFFER)) return true;
  // "Without cheese it is vegan"
  const verb = words.indexOf('is', i);
  if (verb >= 0 && verb < to && CHANGED_TO.has(words[verb + 1] ?? '')) return true;
  // "Make it vegan - no butter", "For vegans, no butter": the offer is in the clause before
  if (words[from - 1] !== COMMA) return false;
  const before = segmentStart(words, from - 1);
  const isOffer = words[before] === 'for' || has(words, before, from - 1, OFFER);
  return isOffer && has(words, before, from - 1, CHANGED_TO);
}

const has = (words: Words, from: number, to: number, wanted: ReadonlySet<string>) =>
  words.slice(from, to).some((word) => wanted.has(word));
