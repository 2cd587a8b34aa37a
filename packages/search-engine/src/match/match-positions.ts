import type { EngineDocument } from '../store/engine-document.ts';
import { utf8Length } from '../text/utf8-length.ts';
import { markText } from './mark-text.ts';
import type { MatchedTerms } from './matched-terms.ts';

/** Place of a match in UTF-8 bytes; `indices` names the element of an array. */
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
    // As in the engine, of several matching elements the last one is given.
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
