import { walkTypos } from './query/typo-walk.ts';
import { Dictionary } from './store/dictionary.ts';

/** Words without an index, compared as the engine compares query words with document words. */
export interface WordList {
  /**
   * Words of the list with the same first character, at most this many typos from `word` (an edit or a transposition of neighbours is one).
   * The nearest come first, equally near ones in order.
   */
  near(word: string, mostTypos: number): readonly string[];
}

/** @param words folded, as a query's words are */
export function createWordList(words: Iterable<string>): WordList {
  const dictionary = new Dictionary();
  for (const word of new Set(words)) dictionary.count(dictionary.idFor(word), 1);
  const lexicon = dictionary.lexicon();
  return {
    near(word, mostTypos) {
      const query = Uint32Array.from(word, (character) => character.codePointAt(0) as number);
      if (query.length === 0) return [];
      const byTypos: string[][] = Array.from({ length: mostTypos + 1 }, () => []);
      const [from, to] = lexicon.range(String.fromCodePoint(query[0] as number));
      walkTypos(lexicon, query, mostTypos, false, from, to, (place, typos) => {
        byTypos[typos]?.push(lexicon.texts[place] as string);
        return true;
      });
      return byTypos.flat();
    },
  };
}
