import { wordKinds } from './legend-words.ts';
import { type Column, distanceToNearestColumn, inGroups, pitchOf } from './page-columns.ts';
import { mayReverseMark, type Piece } from './page-pieces.ts';
import { tableColumn } from './table-columns.ts';

interface NamedColumn extends Column {
  readonly piece: Piece;
  readonly lines?: readonly Piece[];
}

const MAX_BAND_HEIGHT = 7;
export const MIN_ALLERGENS = 3;

const MIN_TITLE_RATIO = 1.4;

interface Named {
  readonly piece: Piece;
  readonly code: string;
  readonly kind?: string | undefined;
}

/** Columns from left to right, from the band with the most different allergens. */
export function headingsOf(
  pieces: readonly Piece[],
): { readonly columns: readonly Column[]; readonly above: readonly Piece[]; readonly bottom: number } | null {
  const named = pieces.flatMap((piece): Named[] => {
    if (piece.remark) return [];
    const column = tableColumn(piece.text);
    if (column.about === 'allergen') return column.of.slice(0, 1).map(({ code, kind }) => ({ piece, code, kind }));
    return /^(?:vegan|vegetarian|kcal|halal|spicy)$/i.test(piece.text) ? [{ piece, code: '' }] : [];
  });
  const band = largestBand(named);
  const best = headingsAmong(band);
  if (codesIn(best) < MIN_ALLERGENS) return null;
  const columns = namedColumns(best);
  const groups = band.filter((one) => one.code !== '');
  const others = pieces.filter(
    (one) => groups.every(({ piece }) => piece !== one) && best.some(({ piece }) => isBetween(one, piece, columns)),
  );
  for (const piece of others) {
    if (distanceToNearestColumn(piece.centre, columns) <= pitchOf(columns)) continue;
    // "And" between two names belongs to a heading.
    const isPart = wordKinds(piece.text).every((kind) => kind === 'filler');
    columns.push({ centre: piece.centre, heading: piece.text, code: '', piece, ...(isPart && { group: '' }) });
  }
  columns.sort((a, b) => a.centre - b.centre);
  const ys = best.map(({ piece }) => piece.y);
  const size = Math.max(...best.map(({ piece }) => piece.size));
  const bottom = Math.max(Math.max(...ys), lineBelow(pieces, columns, Math.max(...ys), size)) + 0.1 * size;
  const whole = columns.map((column) => wholeHeading(column, columns, pieces, bottom));
  const used = new Set([
    ...whole.flatMap(({ piece, lines = [] }) => [piece, ...lines]),
    ...band.map(({ piece }) => piece),
  ]);
  const above = pieces.filter((piece) => piece.y <= bottom && !used.has(piece));
  const over = groups.filter((one) => !best.includes(one));
  return { columns: inGroups(whole, over), above, bottom };
}

function namedColumns(named: readonly Named[]): NamedColumn[] {
  const columns: NamedColumn[] = [];
  let before: Named | undefined;
  for (const one of named.toSorted((a, b) => a.piece.centre - b.piece.centre)) {
    const { piece, code } = one;
    const last = columns.at(-1);
    // "Cereals containing gluten" and "sulphur dioxide and sulphites" name theirs twice; wheat and rye are two.
    const isKinds = before?.kind !== undefined && one.kind !== undefined && before.kind !== one.kind;
    const isNear = last !== undefined && piece.centre - last.centre < 6 * piece.size;
    if (last && isNear && last.code === code && code !== '' && !isKinds)
      columns[columns.length - 1] = { ...last, centre: (last.centre + piece.centre) / 2 };
    else columns.push({ centre: piece.centre, heading: piece.text, code, piece });
    before = one;
  }
  return columns;
}

export const MAX_LINE_DISTANCE = 1.6;

/** Finds the line close below headings that continues all of them, "free" below "Gluten" and "Milk"; -Infinity for none. */
function lineBelow(pieces: readonly Piece[], columns: readonly Column[], bottom: number, size: number): number {
  const close = pieces.filter(({ y }) => y > bottom && y <= bottom + MAX_LINE_DISTANCE * size);
  const left = (columns[0]?.centre ?? 0) - pitchOf(columns);
  const isFurther = close.every(({ centre, text }) => centre > left && /\p{L}{2}/u.test(text));
  return isFurther && close.some(({ text }) => mayReverseMark(text))
    ? Math.max(...close.map(({ y }) => y))
    : Number.NEGATIVE_INFINITY;
}

/** Joins a heading with further lines that may change its meaning: "OK for" over "gluten". */
function wholeHeading(
  column: NamedColumn,
  columns: readonly Column[],
  pieces: readonly Piece[],
  bottom: number,
): NamedColumn {
  const { size } = column.piece;
  const near = pieces.filter(
    (one) =>
      one !== column.piece &&
      one.y <= bottom &&
      Math.abs(one.centre - column.centre) < pitchOf(columns) &&
      one.size < MIN_TITLE_RATIO * size &&
      size < MIN_TITLE_RATIO * one.size,
  );
  const stack = [column.piece];
  for (let grown = true; grown; ) {
    const next = near.find(
      (one) => !stack.includes(one) && stack.some(({ y }) => Math.abs(y - one.y) <= MAX_LINE_DISTANCE * size),
    );
    if (next) stack.push(next);
    grown = next !== undefined;
  }
  const heading = stack
    .toSorted((a, b) => (a.upright ? a.y - b.y : 0) || a.x - b.x)
    .map(({ text }) => text)
    .join(' ');
  if (stack.length === 1 || !mayReverseMark(heading)) return column;
  return { ...column, heading, code: tableColumn(heading).about === 'allergen' ? column.code : '', lines: stack };
}

function largestBand(named: readonly Named[]): readonly Named[] {
  let best: readonly Named[] = [];
  for (const { piece, code } of named) {
    if (code === '') continue;
    const band = named.filter(
      ({ piece: one }) => Math.abs(one.y - piece.y) <= MAX_BAND_HEIGHT * piece.size && one.y >= piece.y,
    );
    const even = band.filter(
      ({ piece: one }) => one.size < MIN_TITLE_RATIO * piece.size && piece.size < MIN_TITLE_RATIO * one.size,
    );
    if (codesIn(even) > codesIn(best)) best = even;
  }
  return best;
}

/** Drops the word "allergens" of a title, and the name of a group whose kinds are below it. */
function headingsAmong(band: readonly Named[]): readonly Named[] {
  const isBeside = (one: Named) =>
    band.some(({ piece, code }) => code !== '' && Math.abs(piece.y - one.piece.y) <= 0.4 * piece.size);
  const isGroup = (one: Named) =>
    one.kind === undefined &&
    band.some(
      ({ piece, code, kind }) => code === one.code && kind !== undefined && piece.y > one.piece.y + 0.5 * piece.size,
    );
  return band.filter((one) => (one.code === '' ? isBeside(one) : !isGroup(one)));
}

/** True for a heading beside one of an allergen, in a column of its own. */
function isBetween(one: Piece, heading: Piece, columns: readonly Column[]): boolean {
  return Math.abs(one.y - heading.y) <= 0.4 * heading.size && one.centre > (columns[0]?.centre ?? 0);
}

const codesIn = (band: readonly { readonly code: string }[]): number =>
  new Set(band.map(({ code }) => code).filter(Boolean)).size;
