import { NUMBER_WORDS } from '@menu-data-service/menu-model/number-words';
import type { MatchingStrategy } from '@menu-data-service/search-engine';
import leven from 'leven';
import type { Conditions } from '../item-filter.ts';
import { nameKey } from '../name-key.ts';
import { parseQuery } from '../search-text.ts';
import { ENGLISH_WORDS } from '../words/english-words.ts';
import { withFoodFirst, withKnownWords } from '../words/known-words.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import { alternativesIn } from './alternatives.ts';
import type { Count } from './choose-interpretation.ts';
import { dropUselessWords } from './drop-words.ts';
import { FOODS, NAMING_WORDS } from './foods.ts';
import type { Interpretation } from './interpretation.ts';
import { ALTERNATIVE } from './rewrite-term.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Limits searches, as each name is one. */
const MAX_NAMES = 12;
/** Maximum letters by which two spellings of a word differ. */
const MAX_SPELLING_DISTANCE = 2;

function isSpelling(word: string, other: string): boolean {
  return (
    word[0] === other[0] && leven(word, other, { maxDistance: MAX_SPELLING_DISTANCE + 1 }) <= MAX_SPELLING_DISTANCE
  );
}

/**
 * Other spellings of a name, with one word in the plural or singular or spelt differently: "plain nan" is "plain naan", "doughnuts" is
 * "doughnut". A different word, such as "pikelet" for "crumpet", is not a spelling.
 * @param name in search text
 */
export function spellingsOf(name: string): readonly string[] {
  const words = name.split(' ');
  const found = words.flatMap((word, at) =>
    (SYNONYMS.get(word) ?? [])
      .filter((other) => isSpelling(word, other))
      .map((other) => [...words.slice(0, at), other, ...words.slice(at + 1)].join(' ')),
  );
  return [...new Set(found)].slice(0, MAX_NAMES);
}

/** One search of the engine. Tiers of an attempt are disjoint. */
export interface Tier {
  readonly q: string;
  readonly filter: Conditions;
}

/** One way to answer an interpretation; its hits are those of its tiers in order. */
export interface ItemAttempt {
  readonly text: string;
  readonly strategy: MatchingStrategy;
  readonly tiers: readonly Tier[];
  /** The same with fewer queries, when order does not matter. */
  readonly unordered: readonly Tier[];
  /** The same in one query, for an order other than the engine's. */
  readonly inOne: string;
  readonly dropped: readonly string[];
}

/** Matches every item, if no words restrict it. */
export const EVERYTHING: ItemAttempt = {
  ...{ text: '', strategy: 'all', inOne: '', dropped: [] },
  ...inAnyOrder([{ q: '', filter: [] }]),
};

function inAnyOrder(tiers: readonly Tier[]): Pick<ItemAttempt, 'tiers' | 'unordered'> {
  return { tiers, unordered: tiers };
}

/** Puts items of exactly one of the names first, then those of another spelling, regardless of the engine's ranking. */
function exactFirst(names: readonly (string | null)[], tiers: readonly Tier[]): readonly Tier[] {
  const typed = [...new Set(names.filter((name) => name !== null && name !== ''))] as readonly string[];
  if (typed.length === 0) return tiers;
  const keys = typed.map(nameKey);
  const others = [...new Set(typed.flatMap(spellingsOf))].map(nameKey).filter((key) => !keys.includes(key));
  return [
    ...keys.map((key) => ({ q: '', filter: [`nameKey = ${key}`] })),
    ...(others.length === 0 ? [] : [{ q: '', filter: [`nameKey IN [${others.join(', ')}]`] }]),
    ...tiers.map(({ q, filter }) => ({
      q,
      filter: [...filter, `nameKey NOT IN [${[...keys, ...others].join(', ')}]`],
    })),
  ];
}

/** Tiers of the full interpretation: with a town or a cuisine in the text, dishes that name it, then dishes from there. */
function whole({ searched, other, typed }: Interpretation): Pick<ItemAttempt, 'tiers' | 'unordered'> {
  const { text, plain } = parseQuery(searched);
  const unordered =
    other === null
      ? [{ q: text, filter: [] }]
      : [
          { q: parseQuery(other.quoted).text, filter: [] },
          {
            q: `${parseQuery(other.interpretation.searched).text} -${parseQuery(`"${other.words}"`).text}`.trim(),
            filter: other.interpretation.place,
          },
        ];
  return { tiers: exactFirst([parseQuery(typed).plain, plain], unordered), unordered };
}

/** Splits off common words of English that are neither food nor part of the name of a dish. */
function withoutOrdinaryWords(words: readonly string[], dishes: Vocabulary['dishes']): readonly [string[], string[]] {
  const isOrdinary = (word: string) =>
    (ENGLISH_WORDS.has(word) || NUMBER_WORDS.has(word)) && !NAMING_WORDS.has(word) && !dishes.has(word);
  return [words.filter((word) => !isOrdinary(word)), words.filter(isOrdinary)];
}

/**
 * Attempts until something is found: all words; beside food, all but words of English that name no dish; all words with food words
 * completed; without words that occur nowhere or prevent hits; without words that are not food; without the last words; without the most
 * frequent. A single word is left out only if it occurs nowhere and something else was asked for.
 * @param filter conditions of every attempt, for the counts
 * @param present conditions under which a word occurs at all
 */
export async function* itemAttempts(
  interpretation: Interpretation,
  filter: Conditions,
  present: Conditions,
  count: Count,
  dishes: Vocabulary['dishes'],
): AsyncGenerator<ItemAttempt> {
  const { text, plain, words } = parseQuery(interpretation.text);
  const all: ItemAttempt = {
    text: plain ?? text,
    strategy: 'all',
    ...whole(interpretation),
    inOne: parseQuery(interpretation.searched).text,
    dropped: [],
  };
  const either = anyOf(await alternativesIn(interpretation.text, filter, count, dishes));
  yield* interpretation.text.includes(ALTERNATIVE) ? [...either, all] : [all, ...either];
  if (words === 0) return;
  const [food, others] = withoutOrdinaryWords(plain?.split(' ') ?? [], dishes);
  const isShorter = others.length > 0 && food.some((word) => dishes.has(word) || FOODS.has(word));
  if (isShorter) yield only(food.join(' '), 'all', others);
  const left = isShorter ? food.join(' ') : plain;
  const known = left === null ? null : withKnownWords(left, (word) => FOODS.has(word) || ENGLISH_WORDS.has(word));
  if (known !== null) yield only(known, 'all');
  if (left !== null) {
    for (const shortened of await dropUselessWords(left, filter, present, count)) {
      if (shortened.text !== '' || interpretation.conditions) yield only(shortened.text, 'all', shortened.dropped);
    }
  }
  if (words <= 1) return;
  const foodFirst = left === null ? null : withFoodFirst(known ?? left);
  if (foodFirst !== null) yield only(foodFirst, 'last');
  yield only(text, 'last');
  yield only(text, 'frequency');
}

function only(q: string, strategy: MatchingStrategy, dropped: readonly string[] = []): ItemAttempt {
  return { text: q, strategy, dropped, inOne: q, ...inAnyOrder([{ q, filter: [] }]) };
}

/** The dishes of one alternative after those of another; none of them twice. */
function anyOf(asked: readonly string[]): readonly ItemAttempt[] {
  const [first] = asked;
  if (first === undefined) return [];
  const unordered = asked.map((q, at) => ({
    q: [q, ...asked.slice(0, at).map((before) => (before.includes('"') ? `-${before}` : `-"${before}"`))].join(' '),
    filter: [],
  }));
  const tiers = exactFirst(
    asked.map((q) => parseQuery(q).plain),
    unordered,
  );
  return [{ text: asked.join(` ${ALTERNATIVE} `), strategy: 'all', dropped: [], inOne: first, tiers, unordered }];
}
