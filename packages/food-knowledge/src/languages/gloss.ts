import { isBreak, STOP, type Tokens } from '../text/tokens.ts';
import { fold } from './fold.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Printed {
  readonly word: string;
  readonly token: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces known words with English ones in place, so that the readers of English read them too. */
export function gloss(tokens: Tokens, vocabulary: Vocabulary): Tokens {
  const printed = printedWords(tokens);
  const folded = printed.map(({ word }) => word);
  const words: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const ended = new Set<number>();
  for (let i = 0; i < printed.length; ) {
    const meaning = meaningAt(folded, i, ended, vocabulary);
    const to = i + (meaning?.length ?? 1);
    for (const word of meaning?.words ?? [printed[i]?.token ?? '']) {
      words.push(word);
      starts.push(printed[i]?.start ?? 0);
      ends.push(printed[to - 1]?.end ?? tokens.text.length);
    }
    i = to;
  }
  return { text: tokens.text, words, starts, ends };
}

/**
 * Number of translated words in a text whose every word the vocabulary knows, alone, in a phrase or in a compound; 0 where a word is unknown.
 * @param counts whether a phrase of this length at this place counts
 */
export function wordsKnown(
  printed: readonly Printed[],
  vocabulary: Vocabulary,
  counts: (start: number, word: string, length: number) => boolean,
): number {
  const folded = printed.map(({ word }) => word);
  let known = 0;
  for (let i = 0; i < folded.length; ) {
    const [word = '', start = 0] = [folded[i], printed[i]?.start];
    const meaning = vocabulary.meaningAt(folded, i);
    if (!meaning && !isBreak(word)) return 0;
    const { length, words } = meaning ?? { length: 1, words: [] };
    if (words.length > 0 && counts(start, word, length)) known += length;
    i += length;
  }
  return known;
}

/** English words of the phrase at `at`; a statement that ends with a word of its own is marked as ended. */
function meaningAt(
  folded: readonly string[],
  at: number,
  ended: Set<number>,
  vocabulary: Vocabulary,
): { readonly length: number; readonly words: readonly string[] } | undefined {
  const word = folded[at] ?? '';
  if (isBreak(word)) return undefined;
  if (ended.has(at)) return { length: 1, words: [] };
  const found = vocabulary.meaningAt(folded, at);
  const frame = found && found.length > 1 ? undefined : vocabulary.frameOf(word);
  const last = frame && endOfFrame(folded, at, frame.last, ended);
  if (frame === undefined || last === undefined) return found;
  ended.add(last);
  return { length: 1, words: frame.words };
}

/** Splits a printed word at apostrophes and folds the parts: "d'amande". */
export const partsOfWord = (printed: string): string[] => printed.split(APOSTROPHE).map(fold);

export function printedWords({ text, words, starts, ends }: Tokens): Printed[] {
  return words.flatMap((token, i): Printed[] => {
    const [start = 0, end = 0] = [starts[i], ends[i]];
    if (isBreak(token)) return [{ word: token, token, start, end }];
    const parts = partsOfWord(text.slice(start, end));
    return parts.map((word) => ({ word, token: parts.length === 1 ? token : word, start, end }));
  });
}

const APOSTROPHE = /['’‘`´]/;

function endOfFrame(
  folded: readonly string[],
  from: number,
  last: string,
  ended: ReadonlySet<number>,
): number | undefined {
  for (let at = from + 1; at < folded.length && folded[at] !== STOP; at += 1)
    if (folded[at] === last && !ended.has(at)) return at;
  return undefined;
}
