import type { TextPage, Word } from '../../read/positioned-text.ts';
import { wordGap } from '../../word-gap.ts';
import { priceCell } from '../price/price-cell.ts';
import type { Run, Segment } from '../segments/segment.ts';
import { sameLook, styleKeyOf } from '../segments/style-key.ts';
import { type LeftOut, NOTHING_LEFT_OUT, runSteps } from '../step.ts';
import { closeApostrophes, closeLetterSpacing, LEADER } from '../text/clean-text.ts';
import { WORD_STEPS } from './word-steps.ts';

/** Minimum gap, as a share of the smaller type size, that ends a segment; the larger size would join two adjacent headings. */
const BREAK = 0.85;
/** Minimum gap of a space, as a share of the type size; OCR words are split at spaces already. */
const SPACE = 0.14;
/** Minimum gap before a price in a cell of its own, as a share of the type size. */
const PRICE_BREAK = 0.75;
/** Maximum distance between a currency sign and its amount, in type sizes. */
const SIGN_GAP = 4;
/** Maximum distance of baselines on one row in type sizes; boxes from a picture end at descenders or not. */
const ROW = 0.22;
const PICTURE_ROW = 0.35;

interface Draft {
  segment: Segment;
  pieces: Piece[];
  endsInSpace: boolean;
}

/** Cuts the upright text of a page into segments; leaders separate and vanish. */
export function buildSegments(page: TextPage, sizeRatio: number, leftOut: LeftOut = NOTHING_LEFT_OUT): Segment[] {
  const words = runSteps(WORD_STEPS, page.words, { page, sizeRatio }, leftOut);
  const rows = wordRows(words, page.how === 'ocr' ? PICTURE_ROW : ROW);
  return rows.flatMap((row) => rowSegments(row, page)).map(finish);
}

function rowSegments(row: readonly Word[], page: TextPage): Draft[] {
  const drafts: Draft[] = [];
  let open: Draft | null = null;
  for (const word of row) {
    if (/^[\s.…·_\-–]*$/.test(word.text) && word.text.replace(/\s/g, '').length > 2) {
      open = null;
      continue;
    }
    const perSign = word.w / word.text.length;
    let from = 0;
    word.text.split(LEADER).forEach((part, n) => {
      if (n > 0) open = null;
      if (!part.trim()) return;
      const at = word.text.indexOf(part, from);
      from = at + part.length;
      const lead = part.length - part.trimStart().length;
      const piece: Piece = {
        x: word.x + (at + lead) * perSign,
        x1: word.x + (at + part.trimEnd().length) * perSign,
        text: closeLetterSpacing(part.trim()),
        run: 0,
      };
      if (open && joins(open, piece, word)) append(open, piece, word, lead > 0 || page.how === 'ocr');
      else {
        open = start(piece, word, page.page);
        drafts.push(open);
      }
      open.endsInSpace = /\s$/.test(part);
    });
  }
  return drafts;
}

function joins(open: Draft, piece: Piece, word: Word): boolean {
  const { segment } = open;
  const gap = piece.x - segment.x1;
  const size = Math.min(word.size, segment.runs.at(-1)?.size ?? word.size);
  // a column of signs beside a column of amounts
  if (/^\p{Sc}$/u.test(segment.text) && gap < SIGN_GAP * size && /^\d/.test(piece.text)) return true;
  if (piece.x - segment.x <= -1 || gap >= BREAK * size || gap <= -0.8 * size) return false;
  return !(gap > PRICE_BREAK * size && priceCell(piece.text) && !priceCell(segment.text));
}

function append(open: Draft, piece: Piece, word: Word, leadingSpace: boolean): void {
  const { segment } = open;
  const gap = piece.x - segment.x1;
  const space = gap > SPACE * word.size || open.endsInSpace || leadingSpace ? ' ' : '';
  const last = segment.runs.at(-1);
  if (last && sameLook(last, word)) {
    last.text += space + piece.text;
    last.x1 = piece.x1;
    last.confidence = Math.min(last.confidence, word.confidence);
  } else segment.runs.push(runOf(piece, word, space));
  segment.text += space + piece.text;
  segment.x1 = Math.max(segment.x1, piece.x1);
  segment.size = Math.max(segment.size, word.size);
  open.pieces.push({ ...piece, run: segment.runs.length - 1 });
}

function start(piece: Piece, word: Word, page: number): Draft {
  const segment: Segment = {
    page,
    x: piece.x,
    x1: piece.x1,
    y: word.y,
    size: word.size,
    text: piece.text,
    runs: [runOf(piece, word, '')],
    price: null,
    isLabel: false,
    cells: [],
  };
  return { segment, pieces: [piece], endsInSpace: false };
}

function runOf(piece: Piece, word: Word, space: string): Run {
  const { size, weight, italic, colour, font, confidence } = word;
  return {
    text: piece.text,
    space,
    x: piece.x,
    x1: piece.x1,
    size,
    weight,
    italic,
    colour,
    font,
    confidence,
    styleKey: styleKeyOf(word),
  };
}

function finish({ segment, pieces }: Draft): Segment {
  const spacedEvenly = closeSetLetters(segment, pieces);
  for (const run of segment.runs) run.text = closeApostrophes(spacedEvenly ? run.text : closeLetterSpacing(run.text));
  segment.text = closeApostrophes(closeLetterSpacing(segment.text));
  segment.price = priceCell(segment.text);
  return segment;
}

/** Groups upright words by baseline (at most `tolerance` type sizes apart), rows from top to bottom, words left to right. */
function wordRows(words: readonly Word[], tolerance: number): Word[][] {
  const sorted = words.filter((word) => word.text.trim()).sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: { y: number; size: number; words: Word[] }[] = [];
  for (const word of sorted) {
    const row = rows
      .slice(-12)
      .findLast((candidate) => Math.abs(candidate.y - word.y) <= tolerance * Math.min(word.size, candidate.size) + 0.3);
    if (row) row.words.push(word);
    else rows.push({ y: word.y, size: word.size, words: [word] });
  }
  return rows.map((row) => row.words.sort((a, b) => a.x - b.x));
}

export interface Piece {
  readonly x: number;
  readonly x1: number;
  readonly text: string;
  readonly run: number;
}

/** Re-joins text set letter by letter, with a space at the gaps that stand out. Returns true if it did. */
function closeSetLetters(segment: Segment, pieces: readonly Piece[]): boolean {
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
