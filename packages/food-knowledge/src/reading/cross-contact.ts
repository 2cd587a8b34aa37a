import { CLOSE, isBreak, OPEN, STOP, type Words } from '../text/tokens.ts';
import { hasIn, nextIndexIn } from '../text/word-counts.ts';
import { wordSet } from '../text/word-set.ts';
import { ALLERGEN_WORDS, COELIAC } from './allergen-words.ts';
import { segmentStart, sentenceEnd, sentenceStart } from './token-spans.ts';

export const PLACES = wordSet(
  'kitchen factory environment bakery fryer facility site area equipment oil grill premises',
);
const MAKING = wordSet('made produced prepared cooked packed fried baked manufactured');
export const SUFFERERS = wordSet('allergy sufferer allergic intolerant intolerance coeliac celiac');
export const DENIES = wordSet('not isnt arent never');
const ASKING = wordSet('ask tell inform speak advise notify alert mention talk');
/** After "please" these make a request; "please note" and "please be aware" introduce a warning instead. */
const POLITE = wordSet(
  'ask tell inform speak advise notify alert mention talk let check see state specify make contact consult refer',
);
const GUARANTEES = wordSet('guarantee guaranteed promise ensure assure certify');
const BEFORE_GUARANTEE = wordSet('not cannot cant unable never no non dont wont neither');
const AVOIDED = wordSet('no without zero avoid prevent against minimise');
const CONDITIONS = wordSet('if should see check let before');
const STAFF = wordSet('staff server waiter waitress team manager us');
const ALLERGIES = wordSet('allergy allergen allergic intolerance intolerant dietary');

/** Words that warn when negated: "not for coeliacs". */
const MEANT = wordSet('suitable safe recommended advised advisable appropriate fit intended meant ideal for');
const SUITS = wordSet('safe friendly suitable');

/** Tokens of the "may contain" statement with its key word at `i`, up to the end of its sentence or bracket; undefined for none. */
export function mayContainSpan(words: Words, i: number): { from: number; to: number } | undefined {
  const from = beginsMayContain(words, i) ? i : warnedFrom(words, i);
  return from === undefined ? undefined : { from, to: endOfWarning(words, i) };
}

function endOfWarning(words: Words, i: number): number {
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
  const [word, next] = [words[i] ?? '', words[i + 1] ?? ''];
  if (word === 'may' || word === 'might' || word === 'could')
    return ['contain', 'also', 'have', 'include'].includes(next);
  if (word === 'trace') return true;
  if (word === 'contamination' || (word === 'contact' && words[i - 1] === 'cross'))
    return !hasIn(words, Math.max(segmentStart(words, i), i - 3), i, AVOIDED);
  // "We cannot guarantee that any dish is nut free" is a warning.
  if (GUARANTEES.has(word)) return words.slice(Math.max(0, i - 3), i).some((one) => BEFORE_GUARANTEE.has(one));
  if (word === 'handle' || word === 'handled') return true;
  if (word === 'same' || word === 'shared') return words.slice(i + 1, i + 3).some((one) => PLACES.has(one));
  if (word === 'in' && (next === 'a' || next === 'an')) return words.slice(i + 2, i + 6).some((one) => PLACES.has(one));
  if (MAKING.has(word))
    return (
      ['in', 'on', 'alongside', 'where'].includes(next) && words.slice(i + 2, i + 8).some((one) => PLACES.has(one))
    );
  return false;
}

/** Start of the allergen names in "not suitable for nut allergy sufferers", "for coeliacs unsuitable", "not coeliac safe"; undefined for none. */
function warnedFrom(words: Words, i: number): number | undefined {
  const word = words[i] ?? '';
  const isDenied = DENIES.has(words[i - 1] ?? '');
  if (COELIAC.has(word)) return isDenied && SUITS.has(words[i + 1] ?? '') ? i : undefined;
  if (word !== 'unsuitable' && word !== 'avoid' && !(isDenied && MEANT.has(word))) return undefined;
  if (words.slice(i + 1, i + 9).some((one) => SUFFERERS.has(one))) return i;
  const start = segmentStart(words, i);
  return hasIn(words, start, i, SUFFERERS) ? start : undefined;
}

/** Warnings without a name refer to the promises beside them: "(may contain traces)", "fried in a shared fryer". */
export function warnsWithoutName(words: Words, from: number, to: number): boolean {
  const at = nextIndexIn(words, from, TRACES);
  if (at >= to || hasIn(words, from, to, ALLERGEN) || hasIn(words, from, to, NAMED)) return false;
  const next = words[at + 1] ?? '';
  // "Traces of alcohol", "no traces"
  const isOfOther = OF.has(next) && at + 2 < to && !isBreak(words[at + 2]);
  return !isOfOther && !AVOIDED.has(words[at - 1] ?? '');
}

/** True where the words in [from, to) name nuts of any kind. */
export const namesNuts = (words: Words, from: number, to: number): boolean =>
  words.slice(from, to).some((word, i) => word === 'nut' && words[from + i - 1] !== 'tree');

const TRACES = wordSet('trace contamination contact same shared');
const OF = wordSet('of from with');
const NAMED = { has: (word: string) => ALLERGEN_WORDS.has(word) };

/** True where the words in [from, to) name every allergen: "traces of all allergens", "any of the 14 allergens". */
export function namesEveryAllergen(words: Words, from: number, to: number): boolean {
  const at = nextIndexIn(words, from, ALLERGEN);
  return at < to && hasIn(words, Math.max(from, at - ALL_REACH), at, ALL);
}

const ALLERGEN = wordSet('allergen');
const ALL = wordSet('all any every each 14 fourteen');
const ALL_REACH = 5;

/** Tokens of a sentence that asks guests to tell the staff, which declares nothing; undefined where none begins at `i`. */
export function requestSpan(words: Words, i: number): { from: number; to: number } | undefined {
  const word = words[i] ?? '';
  const to = sentenceEnd(words, i);
  const ofAllergies = hasIn(words, i + 1, to, ALLERGIES);
  const begins =
    (word === 'please' && POLITE.has(words[i + 1] ?? '')) ||
    (word === 'ask' && i === sentenceStart(words, i) && words[i + 1] !== 'for') ||
    (ASKING.has(word) && (ofAllergies || hasIn(words, i + 1, to, STAFF))) ||
    (CONDITIONS.has(word) && ofAllergies);
  return begins ? { from: i, to } : undefined;
}
