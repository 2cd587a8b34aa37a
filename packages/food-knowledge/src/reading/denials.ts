import { COMMA, isBreak, type Words } from '../text/tokens.ts';
import { hasIn, nextIndexIn } from '../text/word-counts.ts';
import { wordSet } from '../text/word-set.ts';
import { ALLERGEN_WORDS } from './allergen-words.ts';
import { PLACES } from './cross-contact.ts';
import { segmentEnd, sentenceEnd, sentenceStart } from './token-spans.ts';

const NOT = wordSet('not isnt arent wasnt never cannot cant doesnt dont wont hardly barely');
const NONE = wordSet('no none nothing neither nor without');
/** Words that end a clause: "not vegan but gluten free". */
const TURNS = wordSet('but although though yet');
const DISHES = wordSet('dish item meal product food recipe menu thing everything nothing none');
/** Words between a denial and the denied statement: "not dairy or gluten free", "no dish is nut free". */
const LINKS = wordSet(
  `a an the any all of our this these it completely fully entirely strictly truly exclusive dedicated 100 or free is are be gf df nf nor
  vegan vegetarian veggie halal on here however`,
);
const WE = wordSet('we our restaurant cafe pub bakery');
/** Before these "not" begins a statement of its own: "gluten free, not suitable for vegans". */
const OTHER_STATEMENT = wordSet('vegan vegetarian veggie halal kosher spicy hot lactose coeliac celiac');

const DENYING = { has: (word: string) => NOT.has(word) || NONE.has(word) };
const OF_PLACE = { has: (word: string) => PLACES.has(word) || WE.has(word) };
const STATED = { has: (word: string) => OTHER_STATEMENT.has(word) || ALLERGEN_WORDS.has(word) };

export interface Denial {
  readonly at: number;
  /** False where it may deny something else: "not vegan and gluten free". */
  readonly isSure: boolean;
  /** True where it denies a whole clause, as "not" and "none of our dishes" do. */
  readonly ofClause: boolean;
  readonly isOfAll: boolean;
  readonly ofPlace: boolean;
}

/**
 * Denial of the statement that begins at `from`, in its clause or in a list with it; undefined for none.
 * @param isRead whether a word belongs to another statement, as in "no nuts and gluten free"
 */
export function denialBefore(
  words: Words,
  from: number,
  isRead: (at: number) => boolean = () => false,
): Denial | undefined {
  const at = denyingWord(words, from, isRead);
  if (at === undefined) return undefined;
  const word = words[at] ?? '';
  const isSure = !hasIn(words, at + 1, from, UNLINKED);
  const isOfNone = NONE.has(word) && (DISHES.has(word) || hasIn(words, at + 1, from, DISHES));
  const inPlace = hasIn(words, sentenceStart(words, at), sentenceEnd(words, at), OF_PLACE);
  const isWhole = isOfNone ? !hasIn(words, at + 1, from, STATED) : at === from - 1 && NOT.has(word);
  return {
    ...{ at, isSure, isOfAll: isSure && isWhole },
    ...{ ofClause: isOfNone || NOT.has(word), ofPlace: inPlace || isOfNone },
  };
}

/** Position of a denial before `from`; beyond a comma or a slash only where all words between belong to one list: "not GF/DF". */
function denyingWord(words: Words, from: number, isRead: (at: number) => boolean): number | undefined {
  let isLinked = true;
  for (let at = from - 1, isListed = false; at >= 0 && (isLinked || !isListed); at -= 1) {
    const word = words[at] ?? '';
    if (TURNS.has(word) || isRead(at)) return undefined;
    if (DENYING.has(word) || (word === 'non' && at === from - 1)) return at;
    isLinked &&= isLink(word);
    if (!isBreak(word)) continue;
    if (word !== COMMA || !isLinked || isAnswer(words, at - 1)) return undefined;
    isListed = true;
  }
  return undefined;
}

const isLink = (word: string): boolean =>
  LINKS.has(word) || DISHES.has(word) || ALLERGEN_WORDS.has(word) || word === COMMA;
const UNLINKED = { has: (word: string) => word === COMMA || !isLink(word) };

/** "Vegan: no, gluten free" */
const isAnswer = (words: Words, at: number): boolean =>
  DENYING.has(words[at] ?? '') && (at === 0 || isBreak(words[at - 1]));

/** True where words behind `to` in the same sentence retract a promise: "(not the croutons)", "but the bun is not". */
export function isRetracted(words: Words, to: number): boolean {
  const end = sentenceEnd(words, to);
  for (let at = nextIndexIn(words, to, NOT); at < end; at = nextIndexIn(words, at + 1, NOT)) {
    const [before, next] = [words[at - 1], words[at + 1]];
    const isAfterBreak = isBreak(before);
    const isLast = next === undefined || isBreak(next);
    // Alone between breaks it answers something else: "gluten free: yes, vegan: not".
    if (isLast ? !isAfterBreak : next === 'the') return true;
    const beginsClause = !isLast && (isAfterBreak || TURNS.has(before ?? ''));
    if (beginsClause && !hasIn(words, at, segmentEnd(words, at), STATED)) return true;
  }
  return false;
}
