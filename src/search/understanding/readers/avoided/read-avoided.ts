import { plural } from '../../../words/plural.ts';
import { FOODS, NAMING_WORDS, WHOLE_DISHES } from '../../foods.ts';
import { shortSlip } from '../../near-word.ts';
import { type Found, phraseSet, phraseTable } from '../../phrase-table.ts';
import { type Correction, type Meaning, type Reader, type Span, spanOf } from '../../span.ts';
import { type Token, wordsOf } from '../../tokens.ts';
import { avoidedWords, FREE_FROM_ALONE } from '../../words/avoided.ts';
import { allergenAt, CODES } from './allergen-names.ts';
import { type AvoidedList, avoidedListAt, excludedWord, isEnd, avoidedSpan as span } from './avoided-list.ts';
import { causeOf, harmAfter } from './harm.ts';
import type { Takes } from './listed-names.ts';
import { readContrast } from './read-contrast.ts';
import { isWished } from './read-wish.ts';

const ALONE = phraseTable([
  ...FREE_FROM_ALONE,
  ...[...CODES].flatMap(([name, codes]) => {
    const word = name.replaceAll(' ', '');
    const first = ['free', 'less', 'allergy', 'intolerant', 'intolerance'].map((end) => word + end);
    const last = avoidedWords('closed up before').flatMap((no) => [no + word, no + plural(word)]);
    return [...first, ...last].map((closedUp) => [closedUp, codes] as const);
  }),
]);
/** Phrases before exclusions, with the kinds of names they take. */
const BEFORE = phraseTable<Takes>([
  ...avoidedWords('before any word').map((phrase) => [phrase, 'words'] as const),
  ...avoidedWords('before a food').map((phrase) => [phrase, 'foods'] as const),
  ...avoidedWords('before an allergen').map((phrase) => [phrase, 'allergens'] as const),
]);
const BETWEEN_WORDS: ReadonlySet<string> = new Set(avoidedWords('between'));
const SKIPPED: ReadonlySet<string> = new Set([...avoidedWords('between'), '-', ':', '.', '(']);
const REFUSALS = phraseSet(avoidedWords('refused after'));
const PAUSES: ReadonlySet<string> = new Set(['?', '!', ':', ',', '.', '=', '-', '–', '—', '(']);
const MAX_DISTANCE = 6;
const FREE = phraseSet(avoidedWords('free'));
const BESIDE_OTHERS: ReadonlySet<string> = new Set(avoidedWords('free beside others'));
const OFFERED: ReadonlySet<string> = new Set(avoidedWords('offered free'));
const AFTER_FOOD: ReadonlySet<string> = new Set(avoidedWords('allergy after'));
const FRIENDLY = phraseSet(avoidedWords('friendly'));
const OFF = phraseSet(avoidedWords('off'));
const LEAD = phraseSet(avoidedWords('lead'));
const TAKEN = phraseSet(avoidedWords('taken out'));

type Slipped<Value> = Found<Value> & { readonly corrected?: Correction };

/** Token after words that exclude what follows; null for none. */
export function afterWithout(tokens: readonly Token[], at: number): number | null {
  return BEFORE.at(tokens, at)?.next ?? null;
}

/** Reads the beginning of an exclusion: also zero, a minus, and "without" with a typo, together with its correction. */
function beforeAt(tokens: readonly Token[], at: number): Slipped<Takes> | null {
  const token = tokens[at];
  if (token?.kind === 'number' && token.value === 0) return { value: 'foods', next: at + 1 };
  if (token?.kind === 'sign') return minusAt(tokens, at);
  if (token?.kind !== 'word' || shortSlip(token.text, ['without']) === null) return BEFORE.at(tokens, at);
  return { value: 'words', next: at + 1, corrected: { typed: token.text, to: 'without' } };
}

const MINUS = /^[-–−]$/;

/** A dash that joins nothing: "-nuts" excludes any word, in "chicken - dairy" it may be a dash or a minus. */
function minusAt(tokens: readonly Token[], at: number): Found<Takes> | null {
  const [before, minus, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (minus === undefined || !MINUS.test(minus.text) || after === undefined) return null;
  if (before?.end === minus.start && before.kind !== 'sign') return null;
  return { value: minus.end === after.start ? 'words' : 'allergens', next: at + 1 };
}

/** "free" with a typo, after an allergen. */
function freeAt(tokens: readonly Token[], at: number): Slipped<unknown> | null {
  const token = tokens[at];
  const found = FREE.at(tokens, at);
  if (found !== null || token?.kind !== 'word' || FOODS.has(token.text)) return found;
  if (shortSlip(token.text, ['free']) === null) return null;
  return { value: true, next: at + 1, corrected: { typed: token.text, to: 'free' } };
}

/** Reads "gf", "suitable for coeliacs". */
export function readFreeFromTerm(tokens: readonly Token[], from: number): Span | null {
  const lead = LEAD.at(tokens, from);
  const alone = ALONE.at(tokens, lead?.next ?? from);
  if (alone === null) return null;
  const to = FRIENDLY.at(tokens, alone.next)?.next ?? alone.next;
  return spanOf(from, to, [{ kind: 'absent', codes: alone.value }], 7);
}

/** Skips words that may stand between. */
function pastBetween(tokens: readonly Token[], at: number): number {
  let next = at;
  while (BETWEEN_WORDS.has(tokens[next]?.text ?? '')) next += 1;
  return next;
}

/** Allergens after one unknown word: "no tomo leche", "no chance of nuts". */
function pastUnknown(tokens: readonly Token[], at: number, takes: Takes): AvoidedList | null {
  const first = tokens[at]?.text ?? '';
  const unknown = takes === 'words' ? avoidedListAt(tokens, at, takes, false)?.foods[0] : undefined;
  if (unknown?.split(' ', 1)[0] !== first || FOODS.has(first)) return null;
  const next = pastBetween(tokens, at + 1);
  const list = allergenAt(tokens, next, false) && avoidedListAt(tokens, next, takes, false);
  return list && { ...list, doubtful: [wordsOf(tokens, next, list.next)] };
}

/** Reads "no nuts", "anything but curry", "hold the onions". */
const readRefused: Reader = (tokens, from) => {
  const before = isWished(tokens, from) ? null : beforeAt(tokens, from);
  if (before === null) return null;
  const maybeDash = tokens[from]?.kind === 'sign' && before.value === 'allergens';
  for (let at = before.next; at - before.next <= MAX_DISTANCE; at += 1) {
    const list = pastUnknown(tokens, at, before.value) ?? avoidedListAt(tokens, at, before.value, false);
    if (list !== null) {
      // "lunch - egg sandwich"
      if (maybeDash && NAMING_WORDS.has(tokens[list.next]?.text ?? '')) return null;
      const to = harmAfter(tokens, list.next)?.next ?? OFF.at(tokens, list.next)?.next ?? list.next;
      const doubtful = maybeDash ? [wordsOf(tokens, at, list.next)] : list.doubtful;
      return span(from, to, { ...list, doubtful }, [before.corrected]);
    }
    if (!SKIPPED.has(tokens[at]?.text ?? '')) return null;
  }
  return null;
};

/** Reads "keep the milk out", "leave nuts off". */
const readTakenOut: Reader = (tokens, from) => {
  const taken = TAKEN.at(tokens, from);
  const list = taken && avoidedListAt(tokens, pastBetween(tokens, taken.next), 'foods', false);
  const off = list && OFF.at(tokens, list.next);
  return list && off && span(from, off.next, list);
};

/** Reads "allergic to fish", "allergies: nuts, milk", "ill when I eat mustard". */
const readHarmful: Reader = (tokens, from) => {
  const cause = causeOf(tokens, from);
  // "lupin allergy seafood": the harm refers back
  if (cause === null || (!cause.sure && from > 0 && allergenAt(tokens, from - 1, false) !== null)) return null;
  const list = avoidedListAt(tokens, cause.at, cause.sure ? 'words' : 'allergens', cause.sure);
  return list && span(from, harmAfter(tokens, list.next)?.next ?? list.next, list);
};

/** Reads "dairy and gluten free", "nut allergy". */
export function readFree(tokens: readonly Token[], from: number): Span | null {
  const list = avoidedListAt(tokens, from, 'allergens', false);
  if (list === null) return null;
  const free = freeAt(tokens, list.next + (tokens[list.next]?.text === '-' ? 1 : 0));
  if (free === null) return alsoFree(tokens, from, list);
  if (OFFERED.has(tokens[free.next]?.text ?? '')) return null;
  return span(from, FRIENDLY.at(tokens, free.next)?.next ?? free.next, list, [free.corrected]);
}

/** "gluten dairy free", "nut egg allergy": nobody wants such a thing right before an exclusion. */
function alsoFree(tokens: readonly Token[], from: number, list: AvoidedList): Span | null {
  if (!BESIDE_OTHERS.has(tokens[from]?.text ?? '') || list.next > from + 1) return null;
  const rest = readFree(tokens, list.next);
  if (rest === null) return null;
  const meanings: readonly Meaning[] = [{ kind: 'absent', codes: list.codes }, ...rest.meanings];
  const doubtful = [wordsOf(tokens, from, list.next), ...(rest.doubtful ?? [])];
  return { ...rest, from, meanings, weight: 7 * (rest.to - from), doubtful };
}

const ENDS_IN_LESS = /^(\p{L}+)less$/u;

/** Reads "onion free", "cheeseless": a food that is not an allergen. */
const readFoodFree: Reader = (tokens, from) => {
  const food = ENDS_IN_LESS.exec(tokens[from]?.text ?? '')?.[1];
  if (food !== undefined && FOODS.has(food))
    return spanOf(from, from + 1, [{ kind: 'without', words: [excludedWord(food)] }], 5);
  const list = avoidedListAt(tokens, from, 'foods', false);
  if (list === null || list.foods.length === 0 || list.flags.length > 0) return null;
  // "pizza, onion free"
  if (list.foods.some((name) => WHOLE_DISHES.has(name))) return null;
  const free = list.next + (tokens[list.next]?.text === '-' ? 1 : 0);
  if (tokens[free]?.text !== 'free' || OFFERED.has(tokens[free + 1]?.text ?? '')) return null;
  return span(from, free + 1, list);
};

/** Reads "mustard makes me ill", "nuts and eggs I can't have". */
const readHarming: Reader = (tokens, from) => {
  const list = avoidedListAt(tokens, from, 'foods', true);
  const harm = list && harmAfter(tokens, list.next);
  if (list === null || harm === null) return null;
  // "puddings for a coeliac": the cause of the illness is known
  if (!list.named && ALONE.at(tokens, harm.at) !== null) return null;
  // "burger, mustard makes me ill"
  if (list.foods.length > 0 && tokens.slice(from, list.next + 1).some(({ kind }) => kind === 'sign')) return null;
  // "cheese, allergic to nuts": the harm refers to what follows
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

/** Reads "nuts: no", "dairy? no thanks": a refusal at the end. */
const readRefusedAfter: Reader = (tokens, from) => {
  const list = avoidedListAt(tokens, from, 'foods', false);
  if (list === null) return null;
  let at = list.next;
  while (PAUSES.has(tokens[at]?.text ?? '')) at += 1;
  const to = REFUSALS.at(tokens, at)?.next;
  return to === undefined || !isEnd(tokens, to) ? null : span(from, to, list);
};

const READERS: readonly Reader[] = [
  readFreeFromTerm,
  readRefused,
  readTakenOut,
  readRefusedAfter,
  readContrast,
  readHarmful,
  readFree,
  readFoodFree,
  readHarming,
];

/** Reads exclusions: allergens, which must be known to be absent, and words that must not occur. */
export const readAvoided: Reader = (tokens, from, vocabulary) =>
  READERS.reduce<Span | null>((best, read) => {
    const one = read(tokens, from, vocabulary);
    return one !== null && one.weight > (best?.weight ?? 0) ? one : best;
  }, null);
