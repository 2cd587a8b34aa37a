import { foldedSingular } from './folded-singular.ts';

/**
 * Break tokens, which no phrase crosses. A comma, colon, slash or inch mark becomes COMMA; a full stop, line end, bullet or semicolon
 * becomes STOP.
 */
export const COMMA = '|';
export const STOP = '.';
export const OPEN = '(';
export const CLOSE = ')';

/** What a text is, which decides what its words can say about the item. */
export type Scope = 'name' | 'description' | 'list';

/** Folded singular words and breaks. */
export type Words = readonly string[];

/** A text as words and breaks, with the place of each in the text. The arrays have equal length. */
export interface Tokens {
  readonly text: string;
  readonly words: Words;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const TOKEN =
  /\d+[.,]\d+|[wW]\/(?=\s*\p{L})|[\p{L}\p{M}\p{N}]+(?:['’‘`´][\p{L}\p{M}]+)*|&|[.;!?•·\n\r]+|[([{]|[)\]}]|[,:|/*]+|(?<=\d)["”]|\s[-–—]\s/gu;

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

/** The folded word or break of one token as it is printed. */
export function tokenOf(raw: string): string {
  const first = raw.charCodeAt(0);
  if (first === 0x28 || first === 0x5b || first === 0x7b) return OPEN;
  if (first === 0x29 || first === 0x5d || first === 0x7d) return CLOSE;
  if (raw === '&') return 'and';
  if (raw === 'w/' || raw === 'W/') return 'with';
  if (/^[.;!?•·\n\r]/.test(raw)) return STOP;
  if (/^[,:|/*"”\s]/.test(raw)) return COMMA;
  return foldedSingular(raw);
}

/** The printed text of the tokens in [from, to). */
export function printed(tokens: Tokens, from: number, to: number): string {
  return tokens.text.slice(tokens.starts[from] ?? 0, tokens.ends[to - 1] ?? tokens.text.length);
}
