import { readGroups } from '../../words/read-list.ts';
import { FOODS, isFood } from '../foods.ts';
import { phraseSet } from '../phrase-table.ts';
import type { Reader } from '../span.ts';
import { type Token, wordsOf } from '../tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';

const CUISINE_NOUNS = readGroups('asked/cuisines.txt')('nouns');
const NOUNS = phraseSet(CUISINE_NOUNS);

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);

/** "a chinese with duck", but "a chinese chicken curry". */
function isMeal(tokens: readonly Token[], from: number, to: number, vocabulary: Vocabulary): boolean {
  const following = tokens[to];
  const isDish = following?.kind === 'word' && (FOODS.has(following.text) || vocabulary.dishes.has(following.text));
  return ARTICLES.has(tokens[from - 1]?.text ?? '') && !isDish;
}

/** Reads a cuisine. One spelled like a food needs a noun after it: "fish and chip shop". */
export const readCuisine: Reader = (tokens, from, vocabulary) => {
  const found = vocabulary.cuisines.at(tokens, from);
  if (found === null) return null;
  const typed = wordsOf(tokens, from, found.next);
  const noun = NOUNS.at(tokens, found.next);
  const { sure = false, ...named } = found.value;
  if (noun === null && !sure && isFood(typed)) return null;
  const to = noun?.next ?? found.next;
  return {
    ...{ from, to, meanings: [{ kind: 'cuisine', ...named }] },
    certain:
      noun !== null ||
      isMeal(tokens, from, to, vocabulary) ||
      (sure && CUISINE_NOUNS.includes(typed.slice(typed.lastIndexOf(' ') + 1))),
    weight: 4 * (to - from) + 2,
  };
};
