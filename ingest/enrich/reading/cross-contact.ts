import { CLOSE, OPEN, STOP, type Words } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { sentenceEnd, sentenceStart } from './token-spans.ts';

const PLACES = wordSet('kitchen factory environment bakery fryer facility site area equipment oil grill premises');
const MAKING = wordSet('made produced prepared cooked packed fried baked manufactured');
const SUFFERERS = wordSet('allergy sufferer allergic intolerant intolerance');
const ASKING = wordSet('ask tell inform speak advise notify alert mention talk');
/** After "please" these make a request; "please note" and "please be aware" introduce a warning instead. */
const POLITE = wordSet(
  'ask tell inform speak advise notify alert mention talk let check see state specify make contact consult refer',
);
const BEFORE_GUARANTEE = wordSet('not cannot cant unable never no dont wont');
const CONDITIONS = wordSet('if should see check let before');
const STAFF = wordSet('staff server waiter waitress team manager us');
const ALLERGIES = wordSet('allergy allergen allergic intolerance intolerant dietary');

/** End of the "may contain" statement that begins at `i`, which is the end of its sentence or bracket; `i` where none begins. */
export function mayContainEnd(words: Words, i: number): number {
  if (!beginsMayContain(words, i)) return i;
  let depth = 0;
  for (let at = i; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const before = words[at - 1];
    if (word === STOP || word === 'ingredient' || (word === 'but' && at > i)) return at;
    if (at > i + 1 && word === 'contain' && before !== 'may' && before !== 'also') return at;
    if (word === OPEN) depth += 1;
    if (word === CLOSE) depth -= 1;
    if (depth < 0) return at;
  }
  return words.length;
}

function beginsMayContain(words: Words, i: number): boolean {
  const [before, word, next] = [words[i - 1], words[i] ?? '', words[i + 1] ?? ''];
  if (word === 'may' || word === 'might' || word === 'could')
    return ['contain', 'also', 'have', 'include'].includes(next);
  if (word === 'trace') return true;
  // "We cannot guarantee that any dish is nut free" is a warning.
  if (word.startsWith('guarantee')) return words.slice(Math.max(0, i - 3), i).some((one) => BEFORE_GUARANTEE.has(one));
  if (word === 'handle' || word === 'handled') return true;
  if (word === 'same' || word === 'shared') return words.slice(i + 1, i + 3).some((one) => PLACES.has(one));
  if (word === 'in' && (next === 'a' || next === 'an')) return words.slice(i + 2, i + 6).some((one) => PLACES.has(one));
  if (MAKING.has(word))
    return (
      ['in', 'on', 'alongside', 'where'].includes(next) && words.slice(i + 2, i + 8).some((one) => PLACES.has(one))
    );
  if (word === 'suitable' && before === 'not') return words.slice(i + 2, i + 9).some((one) => SUFFERERS.has(one));
  return false;
}

/**
 * Tokens of a sentence that asks guests to tell the staff: it names allergens without saying that the dish contains them. undefined
 * where no such sentence begins at `i`.
 */
export function requestSpan(words: Words, i: number): { from: number; to: number } | undefined {
  const word = words[i] ?? '';
  const to = sentenceEnd(words, i);
  const rest = words.slice(i + 1, to);
  const ofAllergies = rest.some((one) => ALLERGIES.has(one));
  const begins =
    (word === 'please' && POLITE.has(words[i + 1] ?? '')) ||
    (word === 'ask' && i === sentenceStart(words, i) && words[i + 1] !== 'for') ||
    (ASKING.has(word) && (ofAllergies || rest.some((one) => STAFF.has(one)))) ||
    (CONDITIONS.has(word) && ofAllergies);
  return begins ? { from: i, to } : undefined;
}
