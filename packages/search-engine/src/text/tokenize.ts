import { decompose, foldWord } from './fold-word.ts';
import { type Script, scriptOf } from './scripts.ts';
import { isHardSeparator, isSeparator } from './separators.ts';

type TokenKind = 'word' | 'soft' | 'hard';

export interface Token {
  /** Folded for words, decomposed for separators. */
  readonly text: string;
  readonly kind: TokenKind;
  /** Span in the input, UTF-16 units, end exclusive. */
  readonly start: number;
  readonly end: number;
}

const PLAIN = /^[\x20-\x7e\t\n\r]*$/;
const PLAIN_KINDS: readonly TokenKind[] = Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (!isSeparator(character)) return 'word';
  return isHardSeparator(character) ? 'hard' : 'soft';
});

/**
 * Splits text into folded words and separators, the same for documents, queries and synonyms (R1 to R7 of the recorded rules). Every
 * separator character is a token of its own, except ". " and ", ".
 */
export function tokenize(input: string): Token[] {
  if (PLAIN.test(input)) return tokenizePlain(input);
  const tokens: Token[] = [];
  for (const run of scriptRuns(input)) tokenizeRun(input, run, tokens);
  return tokens;
}

export function wordsOf(input: string): string[] {
  const words: string[] = [];
  visitWords(input, (word) => words.push(word));
  return words;
}

/** Calls back with each word and whether a hard separator precedes it; avoids making tokens if it can. */
export function visitWords(input: string, visit: (word: string, afterHard: boolean) => void): void {
  let afterHard = false;
  const take = (word: string | null, kind: TokenKind) => {
    if (word !== null) visit(word, afterHard);
    afterHard = kind === 'hard' || (afterHard && kind === 'soft');
  };
  if (PLAIN.test(input)) {
    const lower = input.toLowerCase();
    visitPlain(input, (kind, start, end) => take(kind === 'word' ? lower.slice(start, end) : null, kind));
  } else for (const { kind, text } of tokenize(input)) take(kind === 'word' ? text : null, kind);
}

function tokenizePlain(input: string): Token[] {
  const tokens: Token[] = [];
  const lower = input.toLowerCase();
  visitPlain(input, (kind, start, end) => {
    tokens.push({ text: (kind === 'word' ? lower : input).slice(start, end), kind, start, end });
  });
  return tokens;
}

function visitPlain(input: string, visit: (kind: TokenKind, start: number, end: number) => void): void {
  let start = 0;
  for (let i = 0; i < input.length; i++) {
    const kind = PLAIN_KINDS[input.charCodeAt(i)] as TokenKind;
    if (kind === 'word') continue;
    if (i > start) visit('word', start, i);
    const sentence = endsSentence(input, i);
    const end = sentence ? i + 2 : i + 1;
    visit(sentence ? 'hard' : kind, i, end);
    start = end;
    if (sentence) i++;
  }
  if (start < input.length) visit('word', start, input.length);
}

function endsSentence(input: string, at: number): boolean {
  const sign = input[at];
  return (sign === '.' || sign === ',') && input[at + 1] === ' ';
}

interface ScriptRun {
  readonly start: number;
  readonly end: number;
  readonly script: Script | null;
}

/** A change of script starts a new run; characters without a script stay in the run before them. */
function scriptRuns(input: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let start = 0;
  let script: Script | null = null;
  let at = 0;
  for (const character of input) {
    const own = scriptOf(character);
    if (own && script && own !== script) {
      runs.push({ start, end: at, script });
      start = at;
    }
    if (own) script = own;
    at += character.length;
  }
  runs.push({ start, end: at, script });
  return runs;
}

function tokenizeRun(input: string, run: ScriptRun, tokens: Token[]): void {
  let wordStart = run.start;
  let at = run.start;
  const closeWord = () => {
    if (at > wordStart) pushWord(tokens, input.slice(wordStart, at), run.script, wordStart, at);
  };
  while (at < run.end) {
    const character = String.fromCodePoint(input.codePointAt(at) as number);
    if (!isSeparator(character)) {
      at += character.length;
      continue;
    }
    closeWord();
    const length = endsSentence(input, at) && at + 1 < run.end ? 2 : character.length;
    pushSeparator(tokens, input.slice(at, at + length), run.script, at);
    at += length;
    wordStart = at;
  }
  closeWord();
}

function pushWord(tokens: Token[], raw: string, script: Script | null, start: number, end: number): void {
  const text = foldWord(raw, script);
  if (text) tokens.push({ text, kind: 'word', start, end });
}

/** A separator that decomposes into several characters, such as "…", ends up as a word (R4). */
function pushSeparator(tokens: Token[], raw: string, script: Script | null, start: number): void {
  const text = decompose(raw);
  const end = start + raw.length;
  if (isHardSeparator(text)) tokens.push({ text, kind: 'hard', start, end });
  else if (text.length === 1 && isSeparator(text)) tokens.push({ text, kind: 'soft', start, end });
  else pushWord(tokens, raw, script, start, end);
}
