import { wordGap } from '../../word-gap.ts';
import type { Segment } from '../segments/segment.ts';

/** A word or part of one as the page gives it, with the index of its run. */
export interface Piece {
  readonly x: number;
  readonly x1: number;
  readonly text: string;
  readonly run: number;
}

/**
 * Text set letter by letter (over 60 % of five or more pieces have one or two letters): joins it anew, a space where the
 * gap stands out among the segment's own gaps. True where that was the case.
 */
export function closeSetLetters(segment: Segment, pieces: readonly Piece[]): boolean {
  if (pieces.length < 5 || pieces.filter((piece) => piece.text.length <= 2).length <= 0.6 * pieces.length) return false;
  const gaps = pieces.slice(1).map((piece, i) => piece.x - (pieces[i]?.x1 ?? piece.x));
  const least = wordGap(gaps, segment.size);
  for (const run of segment.runs) run.text = '';
  segment.text = '';
  pieces.forEach((piece, i) => {
    const space = i > 0 && (gaps[i - 1] ?? 0) > least ? ' ' : '';
    const run = segment.runs[piece.run];
    if (run) {
      if (!run.text) run.space = space;
      run.text += (run.text ? space : '') + piece.text;
    }
    segment.text += space + piece.text;
  });
  return true;
}
