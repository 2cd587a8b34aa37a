import { isBreak, STOP, type Tokens } from '../text/tokens.ts';
import { fold } from './fold.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A folded word as the language writes it, or a break, with its place in the text. */
interface Printed {
  readonly word: string;
  readonly token: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The same text with English words in place of those that the vocabulary knows, each at the place where its original is printed. What
 * reads English then reads it too: statements, negations, ingredients, dishes, portions.
 */
export function gloss(tokens: Tokens, vocabulary: Vocabulary): Tokens {
  const printed = printedWords(tokens);
  const folded = printed.map(({ word }) => word);
  const words: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const put = (said: readonly string[], from: number, to: number) => {
    for (const word of said) {
      words.push(word);
      starts.push(printed[from]?.start ?? 0);
      ends.push(printed[to - 1]?.end ?? tokens.text.length);
    }
  };
  const ended = new Set<number>();
  for (let i = 0; i < printed.length; ) {
    const { word = '', token = '' } = printed[i] ?? {};
    const frame = isBreak(word) ? undefined : vocabulary.frameOf(word);
    const last = frame ? endOfFrame(folded, i, frame.last) : undefined;
    const found = isBreak(word) || ended.has(i) ? undefined : vocabulary.meaningAt(folded, i);
    const length = frame && last !== undefined && (found?.length ?? 1) === 1 ? 1 : (found?.length ?? 1);
    if (ended.has(i)) put([], i, i + 1);
    else if (frame && last !== undefined && length === 1) {
      ended.add(last);
      put(frame.words, i, i + 1);
    } else put(found?.words ?? [token], i, i + length);
    i += length;
  }
  return { text: tokens.text, words, starts, ends };
}

/** Words parted at apostrophes ("d'amande") and breaks, which stay as they are. */
export function printedWords({ text, words, starts, ends }: Tokens): Printed[] {
  return words.flatMap((token, i): Printed[] => {
    const [start = 0, end = 0] = [starts[i], ends[i]];
    if (isBreak(token)) return [{ word: token, token, start, end }];
    const raw = text.slice(start, end);
    if (!APOSTROPHE.test(raw)) return [{ word: fold(raw), token, start, end }];
    return raw.split(APOSTROPHE).map((part) => ({ word: fold(part), token: fold(part), start, end }));
  });
}

const APOSTROPHE = /['’‘`´]/;

function endOfFrame(folded: readonly string[], from: number, last: string): number | undefined {
  for (let at = from + 1; at < folded.length && folded[at] !== STOP; at += 1) if (folded[at] === last) return at;
  return undefined;
}
