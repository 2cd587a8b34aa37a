import type { MatchingStrategy } from '@menu-data-service/search-engine';
import type { Conditions } from '../item-filter.ts';
import { nameKey } from '../name-key.ts';
import { parseQuery } from '../search-text.ts';
import { withFoodFirst, withKnownWords } from '../words/known-words.ts';
import type { Count } from './choose-reading.ts';
import { withoutUseless } from './drop-words.ts';
import { FOODS } from './foods.ts';
import type { Reading } from './reading.ts';
import { spellingsOf } from './spellings.ts';

/** One search of the engine. Those of an attempt share no document. */
export interface Tier {
  readonly q: string;
  readonly filter: Conditions;
}

/** One way to answer a reading; its hits are those of its tiers, one after the other. */
export interface ItemAttempt {
  readonly text: string;
  readonly strategy: MatchingStrategy;
  readonly tiers: readonly Tier[];
  /** The same in fewer searches, for who asks no order. */
  readonly unordered: readonly Tier[];
  /** The same in one search, for an order that is not the engine's. */
  readonly inOne: string;
  /** Words that have no part in it. */
  readonly dropped: readonly string[];
}

/** Every item, where no words say which. */
export const EVERYTHING: ItemAttempt = {
  ...{ text: '', strategy: 'all', inOne: '', dropped: [] },
  ...inAnyOrder([{ q: '', filter: [] }]),
};

function inAnyOrder(tiers: readonly Tier[]): Pick<ItemAttempt, 'tiers' | 'unordered'> {
  return { tiers, unordered: tiers };
}

/** Items of exactly one of the names go first, then those of another spelling of one, whatever the engine thinks of them. */
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

/** What the reading asks for in full: with a town or a cuisine in the text, dishes that name it, then dishes from there. */
function whole({ searched, other, typed }: Reading): Pick<ItemAttempt, 'tiers' | 'unordered'> {
  const { text, plain } = parseQuery(searched);
  const unordered =
    other === null
      ? [{ q: text, filter: [] }]
      : [
          { q: parseQuery(other.quoted).text, filter: [] },
          {
            q: `${parseQuery(other.reading.searched).text} -${parseQuery(`"${other.words}"`).text}`.trim(),
            filter: other.reading.place,
          },
        ];
  return { tiers: exactFirst([parseQuery(typed).plain, plain], unordered), unordered };
}

/**
 * To be tried in turn until something is found: all words; all words with food words made whole; without the words that
 * occur nowhere or that stand in the way; without the words that are no food; without the last words; without the most
 * frequent. A single word is left out only where it occurs nowhere and something else was asked for.
 * @param filter conditions of every attempt, for the counts
 * @param present conditions by which a word occurs at all
 */
export async function* itemAttempts(
  reading: Reading,
  filter: Conditions,
  present: Conditions,
  count: Count,
): AsyncGenerator<ItemAttempt> {
  const { text, plain, words } = parseQuery(reading.text);
  yield {
    text: plain ?? text,
    strategy: 'all',
    ...whole(reading),
    inOne: parseQuery(reading.searched).text,
    dropped: [],
  };
  if (words === 0) return;
  const known = plain === null ? null : withKnownWords(plain, (word) => FOODS.has(word));
  const only = (q: string, strategy: MatchingStrategy, dropped: readonly string[] = []): ItemAttempt => ({
    ...{ text: q, strategy, dropped, inOne: q },
    ...inAnyOrder([{ q, filter: [] }]),
  });
  if (known !== null) yield only(known, 'all');
  if (plain !== null) {
    for (const shortened of await withoutUseless(plain, filter, present, count)) {
      if (shortened.text !== '' || reading.conditions) yield only(shortened.text, 'all', shortened.dropped);
    }
  }
  if (words <= 1) return;
  const foodFirst = plain === null ? null : withFoodFirst(known ?? plain);
  if (foodFirst !== null) yield only(foodFirst, 'last');
  yield only(text, 'last');
  yield only(text, 'frequency');
}
