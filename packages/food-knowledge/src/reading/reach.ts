import { CONNECTORS } from '../lexicon/word-classes.ts';
import { CLOSE, COMMA, OPEN, type Scope, type Words } from '../text/tokens.ts';
import { hasIn, nextIndexIn } from '../text/word-counts.ts';
import { wordSet } from '../text/word-set.ts';
import { ALLERGEN_WORDS, statedCodes } from './allergen-words.ts';
import { isRetracted } from './denials.ts';
import { isExcepted } from './exceptions.ts';
import { type FreePhrase, LEAVING_OUT } from './free-from.ts';
import { allergenListEnd, segmentEnd, segmentStart, sentenceStart } from './token-spans.ts';

/** With one of these a phrase offers a choice, names a condition or is not quite true. */
const CHOICE = wordSet(
  `option available request alternative version ask optional possible can gfo if when upon arrangement adaptable almost nearly virtually
  mostly largely usually normally could should maybe probably friendly swap substitute unless`,
);
/** Words that begin a conditional clause: "gluten free (on request)". */
const CONDITIONS = wordSet('if when unless upon on by ask please option optional available request only');
const OTHER_DIETS = wordSet('vegan vegetarian veggie halal dairy gluten egg nut lactose milk');
/** A segment made only of these and of allergen words describes the whole item. */
const ALONE = wordSet(
  `and or but free vegan vegetarian veggie suitable gf df nf is are this dish naturally item completely 100 it the all our contain may
  does do not doesnt no without also certified any halal recipe made from of entirely totally 100 nor neither trace disease customer guest sufferer`,
);
const OTHERS = { has: (word: string) => !ALONE.has(word) && !ALLERGEN_WORDS.has(word) };

const PARTS = wordSet('base crust bun dough batter topping filling dressing');

const VERBS = new Set(['is', 'are']);

/** "Gluten free without the bun" does not hold with it. */
const BUT_FOR = new Set(['without', 'minus']);

interface Reach {
  readonly from: number;
  readonly to: number;
  readonly whole: boolean;
}

/**
 * Reach of a free-from phrase; undefined where it only offers a choice ("gluten free on request") or has an exception ("gluten free except
 * the croutons").
 * @param to end of the phrase with its answer
 */
export function reachOf(words: Words, phrase: FreePhrase, to: number, scope: Scope): Reach | undefined {
  const { from, isPartial } = phrase;
  const start = segmentStart(words, from);
  const end = segmentEnd(words, to);
  if (hasIn(words, start, from, CHOICE) || hasIn(words, to, end, CHOICE) || isConditional(words, start, end))
    return undefined;
  if (isExcepted(words, from) || isRetracted(words, to) || holdsOthers(words, end, phrase)) return undefined;
  if (BUT_FOR.has(words[to] ?? '') && allergenListEnd(words, to + 1) === to + 1) return undefined;
  if (isLimited(words, phrase, end)) return undefined;
  // "The sauce, not the bun, is gluten free": a clause that begins with its verb has its subject before the comma.
  const subject = VERBS.has(words[start] ?? '') ? sentenceStart(words, start) : start;
  const alone = !hasIn(words, subject, from, OTHERS) && !hasIn(words, to, end, OTHERS);
  // "Pizza (gluten free base)", "Pizzas gluten free base"
  const isBehind = start > sentenceStart(words, from) && hasIn(words, to, end, OTHERS);
  const ofPart = isBehind || (from > start && PARTS.has(words[to] ?? ''));
  const ofName = scope === 'name' && !ofPart && !hasIn(words, start, from, CONNECTORS);
  const reach = Math.min(end, nextIndexIn(words, to, CONNECTORS));
  return { from, to: reach, whole: !isPartial && (alone || ofName) };
}

/** True where the clause before or behind words[start, end) is a condition: "if you ask, gluten free", "gluten free (on request)". */
function isConditional(words: Words, start: number, end: number): boolean {
  const isCondition = (from: number, to: number) =>
    CONDITIONS.has(words[from] ?? '') && hasIn(words, from, to, CHOICE) && !hasIn(words, from, to, OTHER_DIETS);
  const isBehind = words[end] === COMMA || words[end] === OPEN;
  return (
    (isBehind && isCondition(end + 1, segmentEnd(words, end + 1))) ||
    (words[start - 1] === COMMA && isCondition(segmentStart(words, start - 1), start - 1))
  );
}

/** Words that limit a promise at the start of the clause behind it: "GF - lunch only", "(GF) minus bread", "GF, see note 4". */
const LIMITING = wordSet(
  `minus without less hold swap omit remove replace leave bunless breadless only at before after until till from during in see note
  probably think hope believe ask request order lunch dinner breakfast brunch evening morning afternoon weekday weekend monday tuesday
  wednesday thursday friday saturday sunday child children kid small half main starter`,
);
/** Words that say nothing about a promise in the bracket behind it: "gluten free (450 kcal, certified)". */
const HARMLESS = wordSet('v vg ve veg df gf nf kcal cal kj ppm less than under approx about');
const OPENINGS = new Set([COMMA, OPEN, CLOSE]);
const LIST_GOES_ON = wordSet('added trace');
const OPINIONS = wordSet('i we or so');
/** Words that begin a warning, which is read for itself. */
const WARNING = wordSet('may might contain trace');

/**
 * True where the clause directly behind a promise limits it. A bracket belongs to the promise, so any word in it that is not understood limits
 * it; behind a comma, a dash or a closing bracket only words that are known to.
 */
function isLimited(words: Words, { from }: FreePhrase, end: number): boolean {
  let at = end;
  while (OPENINGS.has(words[at] ?? '')) at += 1;
  if (at === end || at >= words.length) return false;
  const stop = segmentEnd(words, at);
  if (stop === at) return false;
  // "Gluten free (only the sauce)", "gluten free, lunch only"
  if (hasIn(words, at, stop, ONLY)) return true;
  const first = words[at] ?? '';
  if (words.slice(end, at).includes(OPEN)) return !WARNING.has(first) && hasIn(words, at, stop, UNKNOWN_IN_BRACKET);
  if (LIMITING.has(first)) return true;
  if (first === 'with' && words[at + 1] === 'o') return true;
  if (OPINIONS.has(first) && hasIn(words, at, stop, LIMITING)) return true;
  // "GF - no bun"; but "no nuts, no onions" and "gluten free, no dairy, no added sugar" go on with a list.
  const next = words[at + 1] ?? '';
  return (
    first === 'no' &&
    at + 1 < stop &&
    !LEAVING_OUT.has(words[from] ?? '') &&
    !ALLERGEN_WORDS.has(next) &&
    !LIST_GOES_ON.has(next)
  );
}

const ONLY = new Set(['only']);
const UNKNOWN_IN_BRACKET = {
  has: (word: string) => OTHERS.has(word) && !HARMLESS.has(word) && !/^\d/.test(word),
};

/** True where the next clause lists other contents after all: "gluten free (contains croutons)", but not "gluten free (contains milk)". */
function holdsOthers(words: Words, end: number, { codes }: FreePhrase): boolean {
  if (words[end] !== COMMA && words[end] !== OPEN) return false;
  if (words[end + 1] !== 'contain') return false;
  const to = segmentEnd(words, end + 1);
  if (allergenListEnd(words, end + 2) < to) return true;
  return words.slice(end + 2, to).some((_, i) => statedCodes(words, end + 2 + i).some((code) => codes.includes(code)));
}
