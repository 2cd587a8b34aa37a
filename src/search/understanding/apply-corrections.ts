import { memoize } from '@menu-data-service/menu-model/memoize';
import type { Conditions } from '../item-filter.ts';
import { parseQuery } from '../search-text.ts';
import { ENGLISH_WORDS } from '../words/english-words.ts';
import { readList } from '../words/read-list.ts';
import type { Count } from './choose-interpretation.ts';
import { FOOD_HEADS, FOODS } from './foods.ts';
import { type Interpretation, inEnglish, interpretationOf } from './interpretation.ts';
import { parseTerm } from './parse.ts';
import { slipKind } from './slips.ts';
import type { Correction } from './span.ts';
import type { Vocabulary } from './vocabulary.ts';
import { avoidedWords } from './words/avoided.ts';
import { FLAG_WORDS } from './words/diets.ts';

/** Context for choosing an interpretation. */
export interface Weighing {
  /** Conditions of the request and of an interpretation together. */
  readonly conditionsOf: (interpretation: Interpretation) => Conditions;
  /** Conditions under which a word occurs at all. */
  readonly present: Conditions;
  readonly count: Count;
}

/** Translates an interpretation to English and corrects mistyped words of dishes. */
export async function applyCorrections(
  interpretation: Interpretation,
  vocabulary: Vocabulary,
  weighing: Weighing,
): Promise<Interpretation> {
  const { conditionsOf, present, count } = weighing;
  const translated = await inKnownLanguage(interpretation, weighing);
  const meant = await corrected(translated, vocabulary, { filter: conditionsOf(translated), present, count });
  return meant === translated ? meant : asIfTyped(meant, vocabulary);
}

/** The interpretation of the corrected words if an allergen among them is not wanted: "fsh and me are enemies". */
function asIfTyped(meant: Interpretation, vocabulary: Vocabulary): Interpretation {
  const parse = parseTerm(meant.typed, vocabulary);
  const again = interpretationOf(parse, parse.spans);
  const { excludeAllergens: before = [] } = meant.filter;
  const isExcluded = again.filter.excludeAllergens?.some((code) => !before.includes(code)) ?? false;
  if (!isExcluded) return meant;
  const corrected = [...meant.understood.corrected, ...again.understood.corrected];
  return { ...again, understood: { ...again.understood, corrected } };
}

/** Translates the search, unless some item prints all of its words as typed. */
async function inKnownLanguage(
  interpretation: Interpretation,
  { conditionsOf, count }: Weighing,
): Promise<Interpretation> {
  if (interpretation.translated === null) return interpretation;
  const q = interpretation.translated.words.map(({ typed }) => `"${typed}"`).join(' ');
  const filter = conditionsOf(interpretation);
  const [printed] = interpretation.translated.words.some(({ typed }) => !/\p{L}/u.test(typed))
    ? [0]
    : await count([{ q, filter, matchingStrategy: 'all' }]);
  return (printed ?? 0) > 0 ? interpretation : inEnglish(interpretation, interpretation.translated);
}

/** Shorter words are not corrected. */
const MIN_LENGTH = 3;
/** Shorter words begin too many others. */
const MIN_BEGUN_LENGTH = 4;
/** Two slips are forgiven from this length. */
const MIN_LENGTH_TWO_SLIPS = 7;
/** Longer beginnings may be mistyped themselves, which the engines forgive. */
const MAX_BEGINNING_LENGTH = 4;
const MAX_CANDIDATES = 8;
/** Maximum number of foods that a word may be a prefix of. */
const MAX_BEGUN = 30;
/** Likelihood of a slip by its kind in slips.ts. */
const LIKELIHOOD = [6, 4, 1, 1] as const;

const OF_THE_DISH = ['name', 'description'];
const PRINTED = ['name', 'description', 'sectionName', 'menuName', 'restaurantName'];

/** Parts of words typed without the space between them. */
const PARTS: ReadonlySet<string> = new Set(
  [
    ...FOODS,
    ...FOOD_HEADS,
    ...FLAG_WORDS,
    ...readList('asked/dish-phrases.txt').flatMap((phrase) => phrase.split(' ')),
    ...avoidedWords('way of making'),
  ]
    .flatMap((name) => name.split(' '))
    .filter((part) => part.length > 2),
);
/** Between the words of a name. */
const JOINTS: ReadonlySet<string> = new Set(['and', 'on', 'with']);
const MIN_JOINED = 7;

/** Splits "porkpies" into "pork pies", the fewest foods and dish words; null if impossible. */
export const splitWords = memoize((word: string): string | null => {
  if (word.length < MIN_JOINED) return null;
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let from = 0; from < end; from += 1) {
      const before = best[from];
      const part = word.slice(from, end);
      if (before === undefined || !(PARTS.has(part) || JOINTS.has(part))) continue;
      const now = best[end];
      if (now === undefined || before.length + 1 < now.length) best[end] = [...before, part];
    }
  }
  const found = best[word.length];
  const isDish =
    found !== undefined &&
    found.length > 1 &&
    found.some((part) => FOODS.has(part)) &&
    !JOINTS.has(found.at(-1) ?? '') &&
    !JOINTS.has(found[0] ?? '');
  return isDish ? found.filter((part) => !JOINTS.has(part)).join(' ') : null;
});

/** Words of dishes and foods that a word may be a slip of; only those of one slip if there are any. */
function candidates(word: string, dishes: Vocabulary['dishes']): readonly string[] {
  if (word.length < MIN_LENGTH) return [];
  for (const slips of word.length < MIN_LENGTH_TWO_SLIPS ? [1] : [1, 2]) {
    const near = dishes.near(word, slips).filter((food) => food.length > 3 || food[0] === word[0]);
    if (near.length > 0) {
      const byKind = [...near].sort((a, b) => slipKind(word, a) - slipKind(word, b));
      return byKind.slice(0, MAX_CANDIDATES);
    }
  }
  return [];
}

const begunFoods = memoize((word: string): readonly string[] =>
  [...FOODS].filter((food) => food.startsWith(word)).slice(0, MAX_BEGUN),
);

/**
 * Corrects mistyped words to words of dishes: the one with which most dishes have the whole search, or else the word alone, weighted by how common the slip is. A
 * word that some dish has or that means anything else is never changed.
 * @param present conditions under which a word occurs at all
 */
async function corrected(
  interpretation: Interpretation,
  { known, dishes }: Pick<Vocabulary, 'known' | 'dishes'>,
  { filter, present, count }: { readonly filter: Conditions; readonly present: Conditions; readonly count: Count },
): Promise<Interpretation> {
  const { plain } = parseQuery(interpretation.text);
  if (plain === null || plain === '' || interpretation.other !== null) return interpretation;
  const words = plain.split(' ');
  const isFood = (word: string) => FOODS.has(word) || dishes.has(word);
  const doubtful = words.flatMap((typed, at) => {
    if (known.has(typed) || dishes.has(typed)) return [];
    // "my wife likes curry", but "stake"
    if (ENGLISH_WORDS.has(typed) && words.some(isFood)) return [];
    const isLast = at === words.length - 1;
    const foods = meantBy(typed, isLast, dishes);
    // the last word may be a beginning
    const q = isLast && typed.length <= MAX_BEGINNING_LENGTH ? typed : `"${typed}"`;
    return foods.length === 0 ? [] : [{ typed, foods, q }];
  });
  if (doubtful.length === 0) return interpretation;
  const all = { matchingStrategy: 'all' as const };
  const totals = await count(
    doubtful.flatMap(({ typed, q, foods }) => [
      { ...all, q, filter: present, attributesToSearchOn: PRINTED },
      ...foods.map((food) => ({ ...all, q: food.includes(' ') ? food : `"${food}"`, filter })),
      ...foods.map((food) => ({
        ...all,
        q: words.map((word) => (word === typed ? food : word)).join(' '),
        filter,
        attributesToSearchOn: OF_THE_DISH,
      })),
    ]),
  );
  let from = 0;
  const read: Correction[] = [];
  for (const { typed, foods } of doubtful) {
    const [printed = 0, ...counts] = totals.slice(from, from + 1 + 2 * foods.length);
    from += 1 + 2 * foods.length;
    const ofKind = (at: number): number => LIKELIHOOD[slipKind(typed, foods[at] ?? '')];
    const alone = (at: number): number => (counts[at] ?? 0) * ofKind(at);
    const together = (at: number): number => (counts[foods.length + at] ?? 0) * ofKind(at);
    const [best = 0] = foods.map((_, at) => at).sort((a, b) => together(b) - together(a) || alone(b) - alone(a));
    if (printed === 0) read.push({ typed, to: foods[best] ?? typed });
  }
  return read.length === 0 ? interpretation : withCorrections(interpretation, read);
}

/** Possible meanings of a word; the engines complete the last one themselves. */
function meantBy(typed: string, isLast: boolean, dishes: Vocabulary['dishes']): readonly string[] {
  const split = splitWords(typed);
  if (split !== null) return [split];
  const begun = typed.length < MIN_BEGUN_LENGTH ? [] : begunFoods(typed);
  if (begun.length === 0 || (isLast && typed.length <= MAX_BEGINNING_LENGTH)) return candidates(typed, dishes);
  return isLast ? [] : begun;
}

function withCorrections(interpretation: Interpretation, read: readonly Correction[]): Interpretation {
  const meant = new Map(read.map(({ typed, to }) => [typed, to]));
  const rewritten = (text: string): string =>
    (parseQuery(text).plain ?? text)
      .split(' ')
      .map((word) => meant.get(word) ?? word)
      .join(' ');
  const { understood } = interpretation;
  return {
    ...interpretation,
    text: rewritten(interpretation.text),
    searched: rewritten(interpretation.searched),
    typed: interpretation.typed.replace(/[\p{L}\p{N}]+/gu, (word) => meant.get(word.toLowerCase()) ?? word),
    understood: { ...understood, corrected: [...understood.corrected, ...read] },
  };
}
