import { foldText } from '@menu-data-service/menu-model/fold-text';

/** A piece of a search term with its position. */
export interface Token {
  /** `literal` is a quoted phrase, which is never read as a condition. */
  readonly kind: 'word' | 'number' | 'sign' | 'literal';
  /** Folded word, the sign itself, or the digits. */
  readonly text: string;
  readonly value: number;
  /** Has decimals, so that a bare number is an amount of money. */
  readonly decimals: boolean;
  /** The typed word, if `text` is a correction. */
  readonly typed?: string;
  /** The noun without an elided French or Italian article: "oignon" of "l'oignon". */
  readonly elided?: string;
  /** The typed word, if `text` is its translation. */
  readonly translated?: string;
  readonly start: number;
  readonly end: number;
}

/** Joins a range of tokens as words, translated to English if foreign. */
export function wordsOf(tokens: readonly Token[], from = 0, to = tokens.length): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

const QUOTES = /[“”„«»]/g;
const LITERAL = /(?<=^|\s)-?"[^"]*(?:"|$)|"[^"]*(?:"|$)/g;
const ELIDED = /^(?:l|d|dell|all|dall|nell|sull|un)['’‘ʼ`´](.{3,})$/i;
const I_WILL = /^i['’‘ʼ`´]ll$/i;
/** Needs no folding. */
const PLAIN_WORD = /^[a-z][a-z\d]*$/;
const PIECE =
  /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’‘ʼ`´][\p{L}\p{M}]+)*['’‘ʼ`´]?|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[^\s\p{L}\p{N}]/gu;

/** "l'oignon" as "oignon". */
function elision(text: string): Pick<Token, 'elided'> {
  const noun = ELIDED.exec(text)?.[1];
  return noun === undefined ? {} : { elided: foldText(noun) };
}

function piece(text: string, start: number): Token {
  const at = { start, end: start + text.length };
  if (/^\d/.test(text)) {
    const digits = text.replaceAll(',', '');
    const decimals = /\.\d{1,2}$/.test(digits);
    const wrong = /\.\d{3,}$/.test(digits);
    return { ...at, kind: wrong ? 'sign' : 'number', text: digits, value: Number(digits), decimals };
  }
  // "I'll" is no illness, and like "I'd" before "have"
  const folded = PLAIN_WORD.test(text) ? text : I_WILL.test(text) ? 'id' : foldText(text);
  return folded === ''
    ? { ...at, kind: 'sign', text, value: 0, decimals: false }
    : { ...at, kind: 'word', text: folded, value: 0, decimals: false, ...elision(text) };
}

/** Splits a search term into words, numbers, signs and literal parts, in order. */
export function readTokens(term: string): readonly Token[] {
  const plain = term.replace(QUOTES, '"');
  const tokens: Token[] = [];
  let from = 0;
  const take = (text: string, offset: number): void => {
    for (const match of text.matchAll(PIECE)) tokens.push(piece(match[0], offset + match.index));
  };
  for (const match of plain.matchAll(LITERAL)) {
    take(plain.slice(from, match.index), from);
    const end = match.index + match[0].length;
    tokens.push({ kind: 'literal', text: match[0], value: 0, decimals: false, start: match.index, end });
    from = end;
  }
  take(plain.slice(from), from);
  return tokens;
}
