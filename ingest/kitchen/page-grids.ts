import type { Grid, TextPage, Word } from '@menu-data-service/menu-reader';
import { namedAllergen, tableColumn } from './table-columns.ts';
import { TableError } from './table-error.ts';

/** A piece of text with the place of its middle. */
interface Piece {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly centre: number;
  readonly y: number;
  readonly size: number;
  readonly upright: boolean;
  /** Part of a remark such as "may contain sesame", which is no heading. */
  readonly remark: boolean;
}

interface Column {
  readonly centre: number;
  readonly heading: string;
  /** '' where it is about something else, such as remarks. */
  readonly code: string;
}

/** Headings stand within so many type sizes of each other. */
const BAND = 7;
const FEWEST = 3;

/**
 * The tables that the words of pages make, by the places of their headings, which may be written upwards. A page without headings goes on
 * with those of the page before. Lines without any mark are joined to a dish they stand close to, and else left out, because they may be
 * headings or half of a name.
 *
 * @throws TableError where a mark stands below no heading
 */
export function pageGrids(pages: readonly TextPage[]): {
  readonly grids: readonly Grid[];
  readonly texts: readonly string[];
} {
  const texts: string[] = [];
  const rows: string[][] = [];
  let columns: readonly Column[] = [];
  let heads: string[] = [];
  for (const page of pages) {
    const pieces = page.words.flatMap(piecesOf);
    const own = headingsOf(pieces);
    if (own) {
      columns = own.columns;
      heads = ['Dish', ...columns.map(({ heading }) => heading)];
      if (rows.length === 0) rows.push(heads);
    }
    const below = own ? pieces.filter(({ y }) => y > own.bottom) : pieces;
    if (own) texts.push(...lines(pieces.filter(({ y }) => y < own.top)).map(textOf));
    if (columns.length === 0) texts.push(...lines(below).map(textOf));
    else rows.push(...dishRows(lines(below.filter(({ upright }) => upright)), columns, texts));
  }
  return { grids: rows.length > 1 ? [{ name: '', rows }] : [], texts };
}

const REMARK = /\b(?:may|contains?|traces?)\b/i;

/** The words of a run of text; those of an upright one with a place each. */
function piecesOf({ text, x, y, w, size, angle }: Word): Piece[] {
  const upright = Math.abs(angle) < 0.2;
  const remark = REMARK.test(text) && !namedAllergen(text);
  if (!upright) {
    const centre = x + (angle < 0 ? -size / 2 : size / 2);
    return [{ text: text.trim(), x: centre, right: centre, centre, y, size, upright, remark }];
  }
  const each = w / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map((match) => {
    const left = x + match.index * each;
    const right = left + match[0].length * each;
    return { text: match[0], x: left, right, centre: (left + right) / 2, y, size, upright, remark };
  });
}

/** The band with the most different allergens, as columns from left to right. */
function headingsOf(pieces: readonly Piece[]): { columns: Column[]; top: number; bottom: number } | null {
  const named = pieces.flatMap((piece) => {
    if (piece.remark) return [];
    const column = tableColumn(piece.text);
    if (column.about === 'other' && !/^(?:vegan|vegetarian|kcal|halal|spicy)$/i.test(piece.text)) return [];
    return column.about === 'name' ? [] : [{ piece, code: column.about === 'allergen' ? column.code : '' }];
  });
  let best: typeof named = [];
  for (const { piece } of named) {
    const band = named.filter(({ piece: one }) => Math.abs(one.y - piece.y) <= BAND * piece.size && one.y >= piece.y);
    if (codesIn(band) > codesIn(best)) best = band;
  }
  if (codesIn(best) < FEWEST) return null;
  const columns: Column[] = [];
  for (const { piece, code } of best.toSorted((a, b) => a.piece.centre - b.piece.centre)) {
    const last = columns.at(-1);
    // "Cereals containing gluten" and "sulphur dioxide and sulphites" name theirs twice.
    const isSame =
      last !== undefined && last.code === code && code !== '' && piece.centre - last.centre < 6 * piece.size;
    if (isSame) columns[columns.length - 1] = { ...last, centre: (last.centre + piece.centre) / 2 };
    else columns.push({ centre: piece.centre, heading: piece.text, code });
  }
  const ys = best.map(({ piece }) => piece.y);
  const size = Math.max(...best.map(({ piece }) => piece.size));
  const others = pieces.filter((one) => best.some(({ piece }) => isBetween(one, piece, columns)));
  for (const { centre, text } of others) {
    if (distanceTo(centre, columns) > pitchOf(columns)) columns.push({ centre, heading: text, code: '' });
  }
  columns.sort((a, b) => a.centre - b.centre);
  return { columns, top: Math.min(...ys) - size, bottom: Math.max(...ys) + 0.1 * size };
}

/** True for a heading beside one of an allergen, in the place of a column of its own. */
function isBetween(one: Piece, heading: Piece, columns: readonly Column[]): boolean {
  return Math.abs(one.y - heading.y) <= 0.4 * heading.size && one.centre > (columns[0]?.centre ?? 0);
}

/** A mark is below its heading within this much of the narrowest column. */
const REACH = 0.6;

const pitchOf = (columns: readonly Column[]): number =>
  REACH * Math.min(...columns.slice(1).map(({ centre }, i) => centre - (columns[i]?.centre ?? 0)));

const distanceTo = (x: number, columns: readonly Column[]): number =>
  Math.min(...columns.map(({ centre }) => Math.abs(centre - x)));

const codesIn = (band: readonly { readonly code: string }[]): number =>
  new Set(band.map(({ code }) => code).filter(Boolean)).size;

function lines(pieces: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const line = found.findLast((one) => Math.abs((one[0]?.y ?? 0) - piece.y) <= 0.4 * piece.size);
    if (line) line.push(piece);
    else found.push([piece]);
  }
  return found.map((line) => line.toSorted((a, b) => a.x - b.x));
}

const textOf = (line: readonly Piece[]): string => line.map(({ text }) => text).join(' ');

interface Row {
  readonly y: number;
  readonly name: string;
  readonly cells: readonly string[];
}

function dishRows(found: readonly Piece[][], columns: readonly Column[], texts: string[]): string[][] {
  const reach = pitchOf(columns);
  const first = columns[0]?.centre ?? 0;
  const rows: Row[] = [];
  for (const line of found) {
    const marks = line.filter(({ centre }) => centre > first - reach);
    if (isSentence(marks, columns)) texts.push(textOf(line));
    else rows.push(rowOf(line, marks, columns, reach));
  }
  return joined(withRemarks(rows, columns)).map(({ name, cells }) => [name, ...cells]);
}

/** A sentence runs on under the headings of allergens. */
function isSentence(marks: readonly Piece[], columns: readonly Column[]): boolean {
  const below = marks.filter(({ centre }) => columns[nearestColumn(centre, columns)]?.code !== '');
  return below.some(({ text }) => /\p{L}{4}/u.test(text) && !namedAllergen(text)) || below.length > 2 * columns.length;
}

function rowOf(line: readonly Piece[], marks: readonly Piece[], columns: readonly Column[], reach: number): Row {
  const cells = columns.map(() => '');
  for (const { centre, text } of marks) {
    const at = nearestColumn(centre, columns);
    const column = columns[at];
    // A remark is wider than its heading.
    if (column?.code !== '' && Math.abs((column?.centre ?? 0) - centre) > reach) {
      throw new TableError(`"${text}" in the line "${textOf(line)}" stands below no heading of an allergen`);
    }
    cells[at] = [cells[at], text].filter(Boolean).join(' ');
  }
  return { y: line[0]?.y ?? 0, name: textOf(line.filter((piece) => !marks.includes(piece))), cells };
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

const nearestColumn = (x: number, columns: readonly Column[]): number =>
  columns.reduce(
    (best, { centre }, i) => (Math.abs(centre - x) < Math.abs((columns[best]?.centre ?? 0) - x) ? i : best),
    0,
  );

/** Rows with marks, and the further lines of their names. */
function joined(rows: readonly Row[]): Row[] {
  const marked = rows.filter(({ cells }) => cells.some(Boolean));
  const gaps = marked
    .slice(1)
    .map(({ y }, i) => y - (marked[i]?.y ?? 0))
    .toSorted((a, b) => a - b);
  const near = 0.65 * (gaps[gaps.length >> 1] ?? 0);
  const whole = new Map(marked.map((row) => [row, row.name]));
  for (const row of rows) {
    if (whole.has(row)) continue;
    const close = marked.filter(({ y }) => Math.abs(y - row.y) <= near);
    const [only] = close;
    if (!only || close.length > 1) continue;
    const name = whole.get(only) ?? '';
    whole.set(only, (row.y < only.y ? `${row.name} ${name}` : `${name} ${row.name}`).trim());
  }
  return marked.map((row) => ({ ...row, name: whole.get(row) ?? row.name })).filter(({ name }) => name !== '');
}
