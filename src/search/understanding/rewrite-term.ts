import type { Parse } from './parse.ts';
import { type Correction, covers, type Span } from './span.ts';
import { type Token, wordsOf } from './tokens.ts';

export interface Translated {
  readonly text: string;
  readonly words: readonly Correction[];
}

/** Separates dishes any of which will do; no part of search text. */
export const ALTERNATIVE = '|';

const CONNECTIVES: ReadonlySet<string> = new Set(['and', 'with', 'in', 'on', 'of', 'the', 'a', 'n', 'or']);

/** True if something other than connectives and signs lies outside these spans. */
export function hasText({ tokens }: Parse, spans: readonly Span[]): boolean {
  return tokens.some(({ kind, text }, at) => kind !== 'sign' && !CONNECTIVES.has(text) && !covers(spans, at));
}

/** Replaces each span by the result of `write`; empty if only connectives are left. */
export function rendered(parse: Parse, spans: readonly Span[], write: (span: Span) => string = () => ''): string {
  const { term, tokens } = parse;
  const pieces: string[] = [];
  let from = 0;
  let written = false;
  for (const span of spans) {
    const piece = write(span);
    written ||= piece !== '' && piece !== ALTERNATIVE;
    pieces.push(term.slice(from, tokens[span.from]?.start), ' ', piece, ' ');
    from = tokens[span.to - 1]?.end ?? term.length;
  }
  pieces.push(term.slice(from));
  return written || hasText(parse, spans) ? pieces.join('').trim() : '';
}

/** The words outside these spans with foreign ones in English; null without foreign words. */
export function translatedText({ term, tokens }: Parse, spans: readonly Span[]): Translated | null {
  const left = tokens.filter((_, at) => !covers(spans, at));
  const foreign = left.filter(({ translated, start, end }) => translated !== undefined && start < end);
  if (foreign.length === 0) return null;
  const words = left.map(({ translated, text, start, end }) =>
    translated === undefined && !CONNECTIVES.has(text) ? term.slice(start, end) : text,
  );
  const of = (token: Token) =>
    left.filter(
      ({ start, translated, end }) =>
        translated !== undefined && (start === token.start || (start === end && end === token.end)),
    );
  return {
    text: words.join(' '),
    words: foreign.map((token) => ({
      typed: token.translated ?? '',
      to: wordsOf(of(token)),
    })),
  };
}

export function typedOf({ term, tokens }: Parse, { from, to }: Span): string {
  return term.slice(tokens[from]?.start, tokens[to - 1]?.end);
}
