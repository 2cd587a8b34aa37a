import { foldText } from '@menu-data-service/menu-model/fold-text';
import { isBreak, tokenise } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

/** Similarity of two names of one kitchen, 0 to 1, and the rarest word they share, as the known dish has it. */
export interface Similarity {
  readonly share: number;
  readonly word: string;
}

const STOP = wordSet('with and in the a of on or for to our your from by served small large');

const wordsOf = (name: string): readonly string[] => [
  ...new Set(tokenise(foldText(name)).words.filter((word) => !isBreak(word) && !STOP.has(word) && !/^\d+$/.test(word))),
];

/** Compares names with a kitchen's known dishes; words shared by many of them weigh little. */
export function similarityTo(known: readonly string[]): (name: string) => readonly Similarity[] {
  const lists = known.map(wordsOf);
  const count = new Map<string, number>();
  for (const word of lists.flat()) count.set(word, (count.get(word) ?? 0) + 1);
  const weight = (word: string): number => Math.log((known.length + 2) / ((count.get(word) ?? 0) + 0.5)) ** 2;
  const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weight(word), 0);
  return (name) => {
    const words = wordsOf(name);
    const own = new Set(words);
    const whole = sum(words);
    return lists.map((list) => {
      const both = list.filter((word) => own.has(word));
      const word = both.toSorted((a, b) => weight(b) - weight(a))[0] ?? '';
      return { share: both.length === 0 ? 0 : sum(both) / Math.sqrt(whole * sum(list)), word };
    });
  };
}
