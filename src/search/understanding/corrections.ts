import { remembered } from '../../lib/remembered.ts';
import type { Conditions } from '../item-filter.ts';
import { parseQuery } from '../search-text.ts';
import { readList } from '../words/read-list.ts';
import type { Count } from './choose-reading.ts';
import { FOOD_HEADS, FOODS } from './foods.ts';
import type { Reading } from './reading.ts';
import { slipKind } from './slips.ts';
import type { Correction } from './span.ts';
import type { Vocabulary } from './vocabulary.ts';
import { avoidedWords } from './words/avoided.ts';
import { FLAG_WORDS } from './words/diets.ts';

/** Shorter words are nothing but themselves. */
const SHORTEST = 4;
/** From here on two slips are forgiven. */
const LONG = 7;
const MOST_CANDIDATES = 8;
/** Foods that a word may be the beginning of, at most. */
const MOST_BEGUN = 30;
/** How likely a slip of each kind is, by the numbers of slips.ts. */
const LIKELIHOOD = [6, 4, 1, 1] as const;

/** Fields that hold what menus print, and no other names of it. */
const PRINTED = ['name', 'description', 'sectionName', 'menuName', 'restaurantName'];

/** Parts of words that were typed without the space between them. */
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
const LEAST_JOINED = 7;

/** "porkpies" as "pork pies": the fewest foods and words of dishes that a word is made of; null where it is not made of any. */
export const splitWords = remembered((word: string): string | null => {
  if (word.length < LEAST_JOINED) return null;
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

/** Words of dishes and foods that a word may be a slip of, those of one slip alone where there are any. */
function candidates(word: string, dishes: Vocabulary['dishes']): readonly string[] {
  if (word.length < SHORTEST) return [];
  for (const slips of word.length < LONG ? [1] : [1, 2]) {
    const near = dishes.near(word, slips).filter((food) => food.length > 3 || food[0] === word[0]);
    if (near.length > 0) {
      const byKind = [...near].sort((a, b) => slipKind(word, a) - slipKind(word, b));
      return byKind.slice(0, MOST_CANDIDATES);
    }
  }
  return [];
}

/** Foods that begin with a word, as somebody types them. */
const begunFoods = remembered((word: string): readonly string[] =>
  [...FOODS].filter((food) => food.startsWith(word)).slice(0, MOST_BEGUN),
);

/**
 * A reading whose mistyped words are read as words of dishes: the one that most dishes name under the conditions asked, slips that
 * fingers make often before others. A word that some dish has, or that means anything else, is never another.
 * @param present conditions by which a word occurs at all
 */
export async function corrected(
  reading: Reading,
  { known, dishes }: Pick<Vocabulary, 'known' | 'dishes'>,
  { filter, present, count }: { readonly filter: Conditions; readonly present: Conditions; readonly count: Count },
): Promise<Reading> {
  const { plain } = parseQuery(reading.text);
  if (plain === null || plain === '' || reading.other !== null) return reading;
  const words = plain.split(' ');
  const doubtful = words.flatMap((typed, at) => {
    if (known.has(typed) || dishes.has(typed)) return [];
    const foods = meantBy(typed, at === words.length - 1, dishes);
    return foods.length === 0 ? [] : [{ typed, foods }];
  });
  if (doubtful.length === 0) return reading;
  const all = { matchingStrategy: 'all' as const };
  const totals = await count(
    doubtful.flatMap(({ typed, foods }) => [
      { ...all, q: `"${typed}"`, filter: present, attributesToSearchOn: PRINTED },
      ...foods.map((food) => ({ ...all, q: food.includes(' ') ? food : `"${food}"`, filter })),
    ]),
  );
  let from = 0;
  const read: Correction[] = [];
  for (const { typed, foods } of doubtful) {
    const [printed = 0, ...named] = totals.slice(from, from + 1 + foods.length);
    from += 1 + foods.length;
    const weight = (at: number): number => (named[at] ?? 0) * LIKELIHOOD[slipKind(typed, foods[at] ?? '')];
    const [best = 0] = foods.map((_, at) => at).sort((a, b) => weight(b) - weight(a));
    if (printed === 0) read.push({ typed, to: foods[best] ?? typed });
  }
  return read.length === 0 ? reading : withCorrections(reading, read);
}

/** What a word may mean; the engines complete the last one themselves. */
function meantBy(typed: string, isLast: boolean, dishes: Vocabulary['dishes']): readonly string[] {
  const split = splitWords(typed);
  if (split !== null) return [split];
  const begun = typed.length < SHORTEST ? [] : begunFoods(typed);
  if (begun.length === 0) return candidates(typed, dishes);
  return isLast ? [] : begun;
}

function withCorrections(reading: Reading, read: readonly Correction[]): Reading {
  const meant = new Map(read.map(({ typed, to }) => [typed, to]));
  const rewritten = (text: string): string =>
    (parseQuery(text).plain ?? text)
      .split(' ')
      .map((word) => meant.get(word) ?? word)
      .join(' ');
  const { understood } = reading;
  return {
    ...reading,
    text: rewritten(reading.text),
    searched: rewritten(reading.searched),
    typed: rewritten(reading.typed),
    understood: { ...understood, corrected: [...understood.corrected, ...read] },
  };
}
