import { foldedSingular } from './folded-singular.ts';

/** Breaks, which no phrase crosses: comma, colon, equals, slash, inch; full stop, line end, bullet, semicolon. */
export const COMMA = '|';
export const STOP = '.';
export const OPEN = '(';
export const CLOSE = ')';

export type Scope = 'name' | 'description' | 'list';

export type Words = readonly string[];

/** Words and breaks of a text with their places in it. The arrays have equal length. */
export interface Tokens {
  readonly text: string;
  readonly words: Words;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

// "P.B. & J." is one word and a letter; the full stop of "P.B. Contains nuts" ends a sentence all the same.
// recheck-ignore: a description has at most 3,000 letters
const TOKEN =
  /\p{L}(?:\.\p{L})+(?![\p{L}\p{M}\p{N}])(?:\.(?!\s+\p{Lu}\p{Ll}+\s+\p{Ll}))?|\d+[.,]\d+|[wW]\/(?=\s*\p{L})|[\p{L}\p{M}\p{N}]+(?:['’‘`´][\p{L}\p{M}]+)*|&|[.;!?•·\n\r]+|[([{]|[)\]}]|[,:=|/*]+|(?<=\d)["”]|\s[-–—]\s/gu;

export function isBreak(word: string | undefined): boolean {
  return word === COMMA || word === STOP || word === OPEN || word === CLOSE;
}

/** Splits a text into tokens. A hyphen inside a word separates two words without a break. */
export function tokenise(text: string): Tokens {
  const words: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    words.push(tokenOf(match[0]));
    starts.push(match.index);
    ends.push(match.index + match[0].length);
  }
  return { text, words, starts, ends };
}

export function tokenOf(raw: string): string {
  const first = raw.charCodeAt(0);
  if (first === 0x28 || first === 0x5b || first === 0x7b) return OPEN;
  if (first === 0x29 || first === 0x5d || first === 0x7d) return CLOSE;
  if (raw === '&') return 'and';
  if (raw === 'w/' || raw === 'W/') return 'with';
  if (/^[.;!?•·\n\r]/.test(raw)) return STOP;
  if (/^[,:=|/*"”\s]/.test(raw)) return COMMA;
  return foldedSingular(raw.replaceAll('.', ''));
}

export function printed(tokens: Tokens, from: number, to: number): string {
  return tokens.text.slice(tokens.starts[from] ?? 0, tokens.ends[to - 1] ?? tokens.text.length);
}
