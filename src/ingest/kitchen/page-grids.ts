import type { Grid, TextPage } from '@menu-data-service/menu-reader';
import { inWords } from './cell-marks.ts';
import { SIGN_KINDS } from './mark-signs.ts';
import { type Column, headingRows, isBetweenColumns, nearestColumn, pitchOf } from './page-columns.ts';
import { headingsOf, MAX_LINE_DISTANCE, MIN_ALLERGENS } from './page-headings.ts';
import { groupIntoLines, type Piece, piecesOf, textOfLine } from './page-pieces.ts';
import { namedAllergens } from './table-columns.ts';
import { TableError } from './table-error.ts';

/**
 * Reconstructs tables from the words of pages by the positions of their headings, which may be rotated. A page without headings continues
 * those of the page before. Lines without any mark are joined to a dish close by, or else left out, because they may be headings or half of
 * a name.
 * @throws TableError if a mark stands below no heading
 */
export function pageGrids(pages: readonly TextPage[]): {
  readonly grids: readonly Grid[];
  readonly texts: readonly string[];
} {
  const texts: string[] = [];
  const rows: string[][] = [];
  let columns: readonly Column[] = [];
  let heads = '';
  for (const page of pages) {
    const pieces = piecesOf(page.words);
    const own = headingsOf(pieces);
    if (own) {
      columns = own.columns;
      const above = headingRows(columns);
      if (JSON.stringify(above) !== heads) rows.push(...above);
      heads = JSON.stringify(above);
    }
    const below = own ? pieces.filter(({ y }) => y > own.bottom) : pieces;
    if (own) texts.push(...groupIntoLines(own.above).map(textOfLine));
    if (columns.length === 0) texts.push(...groupIntoLines(below).map(textOfLine));
    else rows.push(...dishRows(groupIntoLines(below.filter(({ upright }) => upright)), columns, texts));
  }
  return { grids: rows.length > 1 ? [{ name: '', rows }] : [], texts };
}

interface Row {
  readonly y: number;
  readonly size: number;
  readonly name: string;
  readonly cells: readonly string[];
}

function dishRows(found: readonly Piece[][], columns: readonly Column[], texts: string[]): string[][] {
  const reach = pitchOf(columns);
  const first = columns[0]?.centre ?? 0;
  const rows: Row[] = [];
  for (const line of found) {
    const marks = line.filter(({ centre }) => centre > first - reach);
    if (marks.length === 0) texts.push(textOfLine(line));
    refuseFurtherHeadings(marks, columns);
    if (isSentence(line, marks, columns)) texts.push(textOfLine(line));
    else rows.push(rowOf(line, marks, columns, reach));
  }
  const whole = joined(withRemarks(rows, columns));
  texts.push(...whole.filter(({ name }) => name === '').map(({ cells }) => cells.filter(Boolean).join(' ')));
  return whole.filter(({ name }) => name !== '').map(({ name, cells }) => [name, ...cells]);
}

function refuseFurtherHeadings(marks: readonly Piece[], columns: readonly Column[]): void {
  const named = marks.filter(({ text }) => namedAllergens(text).length > 0);
  const isOther = ({ text, centre }: Piece) =>
    namedAllergens(text).every(({ code }) => code !== columns[nearestColumn(centre, columns)]?.code);
  if (named.length >= MIN_ALLERGENS && named.some(isOther))
    throw new TableError(`"${textOfLine(marks)}" seems to be the headings of a further table on one page`);
}

/** Recognises a sentence, which runs on under the headings of allergens. */
function isSentence(line: readonly Piece[], marks: readonly Piece[], columns: readonly Column[]): boolean {
  const below = marks.filter(({ centre }) => columns[nearestColumn(centre, columns)]?.code !== '');
  const begins = line.some((piece) => piece.remark && !marks.includes(piece));
  const continues = ({ text, remark }: Piece) =>
    begins && remark && /\p{L}{2}/u.test(text) && inWords(text) === undefined;
  return (
    below.some(
      (piece) => continues(piece) || (/\p{L}{4}/u.test(piece.text) && namedAllergens(piece.text).length === 0),
    ) || below.length > 2 * columns.length
  );
}

function rowOf(line: readonly Piece[], marks: readonly Piece[], columns: readonly Column[], reach: number): Row {
  const cells = columns.map(() => '');
  for (const { centre, text } of marks) {
    const at = nearestColumn(centre, columns);
    const column = columns[at];
    // A remark is wider than its heading.
    if (column?.code !== '' && Math.abs((column?.centre ?? 0) - centre) > reach) {
      throw new TableError(`"${text}" in the line "${textOfLine(line)}" has no allergen heading above it`);
    }
    if (isBetweenColumns(centre, columns)) {
      throw new TableError(`"${text}" in the line "${textOfLine(line)}" is between two headings`);
    }
    cells[at] = [cells[at], text].filter(Boolean).join(' ');
  }
  const named = line.filter((piece) => !marks.includes(piece));
  refuseMarkAtName(named, line);
  const [{ y, size } = { y: 0, size: 0 }] = line;
  return { y, size, name: textOfLine(named), cells };
}

/** Distance between a name and a mark behind it, in type sizes. */
const MIN_MARK_DISTANCE = 2;

/** Refuses a mark between a name and the first heading: it may be below that heading, which may cover several columns. */
function refuseMarkAtName(named: readonly Piece[], line: readonly Piece[]): void {
  const [before, last] = named.slice(-2);
  if (!before || !last || !SIGN_KINDS.some(({ glyph }) => glyph.test(last.text))) return;
  if (last.x - before.right > MIN_MARK_DISTANCE * last.size)
    throw new TableError(`"${last.text}" in the line "${textOfLine(line)}" has no heading above it`);
}

/** Joins the further lines of a remark to the dish above. */
function withRemarks(rows: readonly Row[], columns: readonly Column[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    const isRemark = row.name === '' && row.cells.every((cell, i) => cell === '' || columns[i]?.code === '');
    if (isRemark && above) {
      const cells = above.cells.map((cell, i) => [cell, row.cells[i]].filter(Boolean).join(' '));
      whole.splice(-1, 1, { ...above, cells });
    } else whole.push(row);
  }
  return whole;
}

function joined(rows: readonly Row[]): Row[] {
  const marked = rows.filter(({ cells }) => cells.some(Boolean));
  const gaps = marked
    .slice(1)
    .map(({ y }, i) => y - (marked[i]?.y ?? 0))
    .toSorted((a, b) => a - b);
  const near = 0.65 * (gaps[(gaps.length - 1) >> 1] ?? 0);
  const whole = new Map(marked.map((row) => [row, row.name]));
  for (const row of rows) {
    if (whole.has(row)) continue;
    const close = marked.filter(({ y }) => Math.abs(y - row.y) <= Math.min(near, MAX_LINE_DISTANCE * row.size));
    const [only] = close;
    if (!only || close.length > 1) continue;
    const name = whole.get(only) ?? '';
    whole.set(only, (row.y < only.y ? `${row.name} ${name}` : `${name} ${row.name}`).trim());
  }
  return marked.map((row) => ({ ...row, name: whole.get(row) ?? row.name }));
}
