import type { EngineDocument } from '../store/engine-document.ts';
import { foldWord } from '../text/fold-word.ts';
import { scriptOf } from '../text/scripts.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { utf8Length } from '../text/utf8-length.ts';
import type { MatchedTerms } from './matched-terms.ts';

/** Span of a match in UTF-8 bytes; `indices` names the element of an array. */
export interface MatchPosition {
  readonly start: number;
  readonly length: number;
  readonly indices?: readonly number[];
}

export type MatchPositions = Readonly<Record<string, readonly MatchPosition[]>>;

/** Matches in all fields of a document, searched or not, in UTF-8 bytes (R41). */
export function matchPositions(document: EngineDocument, terms: MatchedTerms): MatchPositions {
  const positions: Record<string, readonly MatchPosition[]> = {};
  for (const [field, value] of Object.entries(document)) {
    const found = positionsIn(value, terms, []);
    if (found.length) positions[field] = found;
  }
  return positions;
}

function positionsIn(value: unknown, terms: MatchedTerms, indices: readonly number[]): MatchPosition[] {
  if (Array.isArray(value)) {
    // As in the engine, only the last of several matching elements is returned.
    return (
      value.map((element, i) => positionsIn(element, terms, [...indices, i])).findLast((found) => found.length) ?? []
    );
  }
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const text = String(value);
  return markText(text, terms).map(({ start, end }) => ({
    start: utf8Length(text.slice(0, start)),
    length: utf8Length(text.slice(start, end)),
    ...(indices.length ? { indices } : {}),
  }));
}

/** Span of a match in UTF-16 units, end exclusive. */
export interface MatchSpan {
  readonly start: number;
  readonly end: number;
}

function markText(text: string, terms: MatchedTerms): MatchSpan[] {
  const words = tokenize(text).filter((token) => token.kind === 'word');
  const marks: MatchSpan[] = [];
  for (let at = 0; at < words.length; ) {
    const start = (words[at] as Token).start;
    const phrase = terms.phrases.find((wanted) => wanted.every((word, i) => words[at + i]?.text === word));
    if (phrase) {
      at += phrase.length;
      marks.push({ start, end: (words[at - 1] as Token).end });
      continue;
    }
    const end = endOfMatch(text, words[at] as Token, terms);
    if (end !== null) marks.push({ start, end });
    at++;
  }
  return marks;
}

function endOfMatch(text: string, token: Token, terms: MatchedTerms): number | null {
  for (const { words, prefix, typed } of terms.words)
    for (const word of words) {
      if (prefix && token.text.startsWith(word)) {
        const folded = [...word].slice(0, typed).join('').length;
        return token.start + originalLength(text.slice(token.start, token.end), folded);
      }
      if (token.text === word) return token.end;
    }
  return null;
}

/** Length of the shortest prefix of a word that folds to `folded` units, or of the longest that folds to fewer. */
function originalLength(original: string, folded: number): number {
  const script = [...original].map(scriptOf).find((own) => own !== null) ?? null;
  let length = 0;
  let left = folded;
  for (const character of original) {
    left -= foldWord(character, script).length;
    if (left < 0) break;
    length += character.length;
    if (left === 0) break;
  }
  return length;
}
