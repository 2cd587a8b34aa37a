import type { TextPage, Word } from '../../read/positioned-text.ts';
import { priceCell } from '../price/price-cell.ts';
import type { Run, Segment } from '../segments/segment.ts';
import { sameLook, styleKeyOf } from '../segments/style-key.ts';
import { type LeftOut, NOTHING_LEFT_OUT, runSteps } from '../step.ts';
import { closeApostrophes, closeLetterSpacing, LEADER } from '../text/clean-text.ts';
import { closeSetLetters, type Piece } from './set-letters.ts';
import { wordRows } from './word-rows.ts';
import { WORD_STEPS } from './word-steps.ts';

/** A gap above this share of the smaller type size ends a segment; with the larger size two headings beside each other become one. */
const BREAK = 0.85;
/** A gap above this share of the type size is a space; words read from a picture were parted at spaces. */
const SPACE = 0.14;
/** A price after a gap of this share is in a cell of its own. */
const PRICE_BREAK = 0.75;
/** Between a currency sign and its amount, in type sizes. */
const SIGN_GAP = 4;
/** Distance of baselines on one row in type sizes; boxes from a picture end at descenders or not. */
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
