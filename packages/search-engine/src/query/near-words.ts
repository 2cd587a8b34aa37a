import { MAX_ONE_TYPO_WORDS, MAX_TWO_TYPO_WORDS } from '../limits.ts';
import type { Lexicon } from '../store/lexicon.ts';
import { walkTypos } from './typo-walk.ts';

export interface NearWords {
  readonly oneTypo: readonly number[];
  readonly twoTypos: readonly number[];
}

/**
 * Ids of the dictionary words within one or two typos of a query word. Another first character is looked for at
 * distance 1 only and counts as two typos (R14). Both lists are capped, filled in dictionary order (R17).
 */
export function nearWords(lexicon: Lexicon, word: string, budget: number, prefix: boolean): NearWords {
  const query = Uint32Array.from(word, (character) => character.codePointAt(0) as number);
  const oneTypo: number[] = [];
  const twoTypos: number[] = [];
  const id = (place: number) => lexicon.ids[place] as number;
  const [from, to] = lexicon.range(String.fromCodePoint(query[0] as number));
  if (budget === 1) {
    walkTypos(lexicon, query, 1, prefix, from, to, (place, distance) => {
      if (distance === 1) oneTypo.push(id(place));
      return oneTypo.length < MAX_ONE_TYPO_WORDS;
    });
    return { oneTypo, twoTypos };
  }
  const room = () => oneTypo.length < MAX_ONE_TYPO_WORDS || twoTypos.length < MAX_TWO_TYPO_WORDS;
  const otherFirst = (place: number, distance: number) => {
    if (twoTypos.length < MAX_TWO_TYPO_WORDS) twoTypos.push(id(place));
    else if (oneTypo.length < MAX_ONE_TYPO_WORDS && distance === 1) oneTypo.push(id(place));
    return room();
  };
  const sameFirst = (place: number, distance: number) => {
    if (distance === 1 && oneTypo.length < MAX_ONE_TYPO_WORDS) oneTypo.push(id(place));
    else if (distance === 2 && twoTypos.length < MAX_TWO_TYPO_WORDS) twoTypos.push(id(place));
    return room();
  };
  if (
    walkTypos(lexicon, query, 1, prefix, 0, from, otherFirst) &&
    walkTypos(lexicon, query, 2, prefix, from, to, sameFirst)
  )
    walkTypos(lexicon, query, 1, prefix, to, lexicon.size, otherFirst);
  return { oneTypo, twoTypos };
}
