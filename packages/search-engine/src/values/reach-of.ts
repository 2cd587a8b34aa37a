import { walkTypos } from '../query/typo-walk.ts';
import type { Dictionary } from '../store/dictionary.ts';
import type { Reach } from './rank-of.ts';

/**
 * The words of a dictionary that a typed word stands for.
 * @param begun whether it stands for the words that begin with it
 * @param budget typos it may have; its first character is right
 */
export function reachOf(dictionary: Dictionary, typed: string, begun: boolean, budget: number): Reach {
  const lexicon = dictionary.lexicon();
  const exact = lexicon.idOf(typed) ?? null;
  const typosOf = new Uint8Array(dictionary.texts.length);
  const words: number[] = [];
  const take = (word: number, typos: number): void => {
    if (typosOf[word] !== 0) return;
    typosOf[word] = typos + 1;
    words.push(word);
  };
  if (begun) for (const word of lexicon.ids.subarray(...lexicon.range(typed))) take(word, 0);
  else if (exact !== null) take(exact, 0);
  if (budget > 0) {
    const query = Uint32Array.from(typed, (character) => character.codePointAt(0) as number);
    const [from, to] = lexicon.range(String.fromCodePoint(query[0] as number));
    walkTypos(lexicon, query, budget, begun, from, to, (place, typos) => {
      take(lexicon.ids[place] as number, typos);
      return true;
    });
  }
  return { exact, typosOf, words };
}
