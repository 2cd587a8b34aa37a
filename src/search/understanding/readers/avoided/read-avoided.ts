import { FOODS, WHOLE_DISHES } from '../../foods.ts';
import { shortSlip } from '../../near-word.ts';
import { type Found, phraseSet, phraseTable } from '../../phrase-table.ts';
import type { Correction, Meaning, Reader, Span } from '../../span.ts';
import type { Token } from '../../tokens.ts';
import {
  ALLERGY_AFTER,
  BEFORE_ANY_WORD,
  BEFORE_FOOD,
  BETWEEN,
  FREE_FROM_ALONE,
  FREE_FROM_LEADS,
  FREE_PHRASES,
  FRIENDLY_PHRASES,
  OFF_PHRASES,
  OFFERED_FREE,
} from '../../words/avoided.ts';
import { allergenAt, CODES } from './allergen-names.ts';
import { type AvoidedList, avoidedListAt, avoidedMeanings, excludedWord, wordsOf } from './avoided-list.ts';
import { causeOf, harmAfter } from './harm.ts';
import { isWished } from './read-wish.ts';

const ALONE = phraseTable([
  ...FREE_FROM_ALONE,
  ...[...CODES].flatMap(([word, codes]) =>
    ['free', 'less'].map((end) => [`${word.replaceAll(' ', '')}${end}`, codes] as const),
  ),
]);
/** What stands before what is to be left out, and whether that may be any word, not only a known food. */
const BEFORE = phraseTable([
  ...BEFORE_ANY_WORD.map((phrase) => [phrase, true] as const),
  ...BEFORE_FOOD.map((phrase) => [phrase, false] as const),
]);
const SKIPPED: ReadonlySet<string> = new Set([...BETWEEN, '-', ':', '.']);
const FARTHEST = 6;
const FREE = phraseSet(FREE_PHRASES);
const OFFERED: ReadonlySet<string> = new Set(OFFERED_FREE);
const AFTER_FOOD: ReadonlySet<string> = new Set(ALLERGY_AFTER);
const FRIENDLY = phraseSet(FRIENDLY_PHRASES);
const OFF = phraseSet(OFF_PHRASES);
const LEAD = phraseSet(FREE_FROM_LEADS);

type Slipped<Value> = Found<Value> & { readonly corrected?: Correction };

/** The token after words that ask to leave out what follows them; null where there are none. */
export function afterWithout(tokens: readonly Token[], at: number): number | null {
  return BEFORE.at(tokens, at)?.next ?? null;
}

/** What asks to leave out what follows: also a nought, and "without" with a slip, with what is then read in its place. */
function beforeAt(tokens: readonly Token[], at: number): Slipped<boolean> | null {
  const token = tokens[at];
  if (token?.kind === 'number' && token.value === 0) return { value: false, next: at + 1 };
  if (token?.kind !== 'word' || shortSlip(token.text, ['without']) === null) return BEFORE.at(tokens, at);
  return { value: true, next: at + 1, corrected: { typed: token.text, to: 'without' } };
}

/** "free" with a slip, after an allergen. */
function freeAt(tokens: readonly Token[], at: number): Slipped<unknown> | null {
  const token = tokens[at];
  const found = FREE.at(tokens, at);
  if (found !== null || token?.kind !== 'word' || FOODS.has(token.text)) return found;
  if (shortSlip(token.text, ['free']) === null) return null;
  return { value: true, next: at + 1, corrected: { typed: token.text, to: 'free' } };
}

function span(
  from: number,
  to: number,
  list: Omit<AvoidedList, 'next'>,
  more: readonly (Correction | undefined)[] = [],
): Span {
  return {
    ...{ from, to, meanings: avoidedMeanings(list), certain: true, weight: 7 * (to - from) },
    corrected: [...more.filter((one) => one !== undefined), ...list.corrected],
    doubtful: list.doubtful,
  };
}

/** "gf", "suitable for coeliacs". */
const readAlone: Reader = (tokens, from) => {
  const lead = LEAD.at(tokens, from);
  const alone = ALONE.at(tokens, lead?.next ?? from);
  if (alone === null) return null;
  const to = FRIENDLY.at(tokens, alone.next)?.next ?? alone.next;
  const meanings: readonly Meaning[] = [{ kind: 'absent', codes: alone.value }];
  return { from, to, meanings, certain: true, weight: 7 * (to - from) };
};

/** "no nuts", "anything but curry", "hold the onions". */
const readRefused: Reader = (tokens, from) => {
  const before = isWished(tokens, from) ? null : beforeAt(tokens, from);
  if (before === null) return null;
  const takes = before.value ? 'words' : 'foods';
  for (let at = before.next; at - before.next <= FARTHEST; at += 1) {
    const list = avoidedListAt(tokens, at, takes, false);
    if (list !== null) {
      const to = harmAfter(tokens, list.next)?.next ?? OFF.at(tokens, list.next)?.next ?? list.next;
      return span(from, to, list, [before.corrected]);
    }
    if (!SKIPPED.has(tokens[at]?.text ?? '')) return null;
  }
  return null;
};

/** "allergic to fish", "allergies: nuts, milk", "ill when I eat mustard". */
const readHarmful: Reader = (tokens, from) => {
  const cause = causeOf(tokens, from);
  // "lupin allergy seafood": the harm is of what stands before
  if (cause === null || (!cause.sure && from > 0 && allergenAt(tokens, from - 1, false) !== null)) return null;
  const list = avoidedListAt(tokens, cause.at, cause.sure ? 'words' : 'allergens', cause.sure);
  return list && span(from, harmAfter(tokens, list.next)?.next ?? list.next, list);
};

/** "dairy and gluten free", "nut allergy". */
const readFree: Reader = (tokens, from) => {
  const list = avoidedListAt(tokens, from, 'allergens', false);
  if (list === null) return null;
  const free = freeAt(tokens, list.next + (tokens[list.next]?.text === '-' ? 1 : 0));
  if (free === null || OFFERED.has(tokens[free.next]?.text ?? '')) return null;
  return span(from, FRIENDLY.at(tokens, free.next)?.next ?? free.next, list, [free.corrected]);
};

const ENDS_IN_LESS = /^(\p{L}+)less$/u;

/** "onion free", "cheeseless": a food that is no allergen. */
const readFoodFree: Reader = (tokens, from) => {
  const food = ENDS_IN_LESS.exec(tokens[from]?.text ?? '')?.[1];
  if (food !== undefined && FOODS.has(food)) {
    const meanings: readonly Meaning[] = [{ kind: 'without', words: [excludedWord(food)] }];
    return { from, to: from + 1, meanings, certain: true, weight: 5 };
  }
  const list = avoidedListAt(tokens, from, 'foods', false);
  if (list === null || list.foods.length === 0 || list.flags.length > 0) return null;
  // "pizza, onion free"
  if (list.foods.some((name) => WHOLE_DISHES.has(name))) return null;
  const free = list.next + (tokens[list.next]?.text === '-' ? 1 : 0);
  if (tokens[free]?.text !== 'free' || OFFERED.has(tokens[free + 1]?.text ?? '')) return null;
  return span(from, free + 1, list);
};

/** "mustard makes me ill", "nuts and eggs I can't have". */
const readHarming: Reader = (tokens, from) => {
  const list = avoidedListAt(tokens, from, 'foods', true);
  const harm = list && harmAfter(tokens, list.next);
  if (list === null || harm === null) return null;
  // "puddings for a coeliac": what the illness is of is known
  if (!list.named && ALONE.at(tokens, harm.at) !== null) return null;
  // "burger, mustard makes me ill"
  if (list.foods.length > 0 && tokens.slice(from, list.next + 1).some(({ kind }) => kind === 'sign')) return null;
  // "cheese, allergic to nuts": the harm is of what follows
  const cause = causeOf(tokens, harm.at);
  const takes = cause?.sure ? 'words' : list.named ? 'allergens' : 'foods';
  const after = cause && avoidedListAt(tokens, cause.at, takes, true);
  const isOfBefore = list.named || (!after?.named && AFTER_FOOD.has(tokens[harm.at]?.text ?? ''));
  const isAdjacent = harm.at === list.next && isOfBefore;
  if (cause === null || after === null || (isAdjacent && !cause.sure)) return span(from, harm.next, list);
  if (cause.sure || !list.named || tokens[list.next]?.kind === 'sign') return null;
  const both = { ...list, codes: [...list.codes, ...after.codes], corrected: [...list.corrected, ...after.corrected] };
  return span(from, after.next, { ...both, doubtful: [wordsOf(tokens, cause.at, after.next)] });
};

const READERS: readonly Reader[] = [readAlone, readRefused, readHarmful, readFree, readFoodFree, readHarming];

/** What must not be in the dish: allergens, which must be known to be absent, and words that must not occur. */
export const readAvoided: Reader = (tokens, from, vocabulary) =>
  READERS.reduce<Span | null>((best, read) => {
    const one = read(tokens, from, vocabulary);
    return one !== null && one.weight > (best?.weight ?? 0) ? one : best;
  }, null);
