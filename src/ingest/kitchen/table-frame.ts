import type { Grid } from '@menu-data-service/menu-reader';
import { inWords } from './cell-marks.ts';
import { MIN_ALLERGENS, namedAllergens, type TableColumn, tableColumn } from './table-columns.ts';
import type { TableTexts } from './table-notes.ts';

export interface TableFrame {
  readonly headings: readonly string[];
  readonly columns: readonly TableColumn[];
  readonly nameColumn: number;
  /** Rows with a name, without those that are one cell across the table. */
  readonly body: Grid['rows'];
  readonly nameless: Grid['rows'];
}

export interface FramedGrid {
  readonly frames: readonly TableFrame[];
  readonly texts: TableTexts;
}

/** Finds the tables in a grid, with dishes in rows or columns: one below each block of headings. */
export function tableFrames({ name, rows }: Grid): FramedGrid {
  const [upright, sideways] = [framesOf(rows), framesOf(turned(rows))];
  const { frames, texts } = upright.frames.length > 0 || sideways.frames.length === 0 ? upright : sideways;
  return { frames, texts: { ...texts, outside: [name, ...texts.outside], titles: [name, ...texts.titles] } };
}

const turned = (rows: Grid['rows']): string[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));

/** Rows of headings from `at` up to `end`, with the subjects of their columns; null if they belong to another table. */
interface Head {
  readonly at: number;
  readonly end: number;
  readonly headings: readonly string[];
  readonly columns: readonly TableColumn[] | null;
}

function framesOf(rows: Grid['rows']): FramedGrid {
  const heads: Head[] = [];
  for (let at = 0; at < rows.length; ) {
    const head = isInWords(rows[at] ?? [], heads.at(-1)) ? undefined : headAt(rows, at);
    if (head) heads.push(head);
    at = head?.end ?? at + 1;
  }
  const above = rows.slice(0, heads[0]?.at).map(textOf);
  const framed = heads.map((head, i) => frameOf(head, rows.slice(head.end, heads[i + 1]?.at)));
  const texts = [{ outside: above, titles: above, beside: [] }, ...framed.map((one) => one.texts)];
  return {
    frames: framed.flatMap(({ frames }) => frames),
    texts: {
      outside: texts.flatMap(({ outside }) => outside),
      titles: texts.flatMap(({ titles }) => titles),
      beside: texts.flatMap(({ beside }) => beside),
    },
  };
}

/** A row of statements in words below headings of allergens: "Korma, Contains, Free, Contains", "Flan, wheat, cashews, cream". */
function isInWords(row: readonly string[], head: Head | undefined): boolean {
  if (isSpanned(row) || !head?.columns) return false;
  const { columns, headings } = head;
  const cells = row.flatMap((text, i) => {
    const column = columns[i];
    return text !== '' && (column?.about === 'allergen' || column?.about === 'list') ? [{ text, column, i }] : [];
  });
  const isSaid = ({ text, column }: (typeof cells)[number]) => {
    const named = namedAllergens(text);
    if (column.about === 'list') return named.length > 0;
    return inWords(text) !== undefined || named.some(({ code }) => column.of.some((one) => one.code === code));
  };
  // The headings may be printed again.
  return (
    cells.some(({ text, i }) => text !== headings[i]) &&
    cells.every(isSaid) &&
    tableColumn(row[0] ?? '').about !== 'name'
  );
}

/** The table below a row of headings, if it is one of dishes, and the texts beside it. */
function frameOf({ headings, columns }: Head, below: Grid['rows']): FramedGrid {
  const nameColumn = columns?.findIndex(({ about }) => about === 'name') ?? -1;
  const nameOf = (row: readonly string[]): string => row[nameColumn]?.trim() ?? '';
  const isBare = (row: readonly string[]) =>
    isSpanned(row) || row.every((cell, i) => i === nameColumn || cell.trim() === '');
  const named = below.filter((row) => nameOf(row) && !isSpanned(row));
  const nameless = below.filter((row) => !nameOf(row));
  const isTurned = groupsNamed(named.map(nameOf)) >= Math.max(MIN_ALLERGENS, named.length / 2);
  const frames =
    columns && nameColumn >= 0 && below.length > 0 && !isTurned
      ? [{ headings, columns, nameColumn, body: named, nameless }]
      : [];
  const aside = (isHeaded: boolean) =>
    named.flatMap((row) => row.filter((cell, i) => i !== nameColumn && cell !== '' && isAside(columns?.[i], isHeaded)));
  const end = below.findLastIndex((row) => !isBare(row));
  return {
    frames,
    texts: {
      outside: [...below.filter((row) => isBare(row) || !nameOf(row)).map(textOf), ...aside(false)],
      titles: [
        headings[nameColumn] ?? '',
        ...below.filter((row, i) => isSpanned(row) || (isBare(row) && i > end)).map(textOf),
      ],
      beside: [...headings, ...aside(true)],
    },
  };
}

/** A cell in a column that is not about an allergen, with or without a heading. */
function isAside(column: TableColumn | undefined, isHeaded: boolean): boolean {
  if (column?.about === 'unclear') return isHeaded === (column.heading !== '');
  return isHeaded && (column?.about === 'other' || column?.about === 'unread');
}

/** Number of allergens named as a whole, as in the first column of a table whose dishes are in columns. */
const groupsNamed = (names: readonly string[]): number =>
  new Set(names.flatMap(namedAllergens).flatMap(({ code, kind }) => (kind === undefined ? [code] : []))).size;

const textOf = (row: readonly string[]): string =>
  row.filter((cell, i) => cell !== '' && cell !== row[i - 1]).join(' | ');

const MAX_ROWS = 3;

/** The headings that begin in a row and continue in the rows below. */
function headAt(rows: Grid['rows'], at: number): Head | undefined {
  const row = rows[at] ?? [];
  if (!isHeadingRow(row) || isSpanned(row)) return undefined;
  const block: (readonly string[])[] = [row];
  const ends = [at + 1];
  for (let next = at + 1; next < rows.length && block.length < MAX_ROWS; next += 1) {
    const below = rows[next] ?? [];
    if (!below.some(Boolean)) continue;
    if (!continues(below, block)) break;
    block.push(below);
    ends.push(next + 1);
  }
  const columns = columnsOf(block);
  const headings = row.map((_, i) => block.flatMap((one) => one[i] || []).at(-1) ?? '');
  return columns || namesDishes(headings) ? { at, end: ends.at(-1) ?? at + 1, headings, columns } : undefined;
}

/** True for words alone, and not only in the first cell. */
const isHeadingRow = (row: readonly string[]): boolean =>
  row.some((cell, i) => i > 0 && cell !== '') &&
  row.every((cell) => cell === '' || /\p{L}{2}/u.test(cell) || /^[vg]$/i.test(cell));

/** True for a row without a dish: its first cell is empty, as above it, or "Dish", or it names allergens and no heading is above. */
function continues(row: readonly string[], block: readonly (readonly string[])[]): boolean {
  if (!isHeadingRow(row) || isSpanned(row)) return false;
  const isBare = (i: number) => block.every((above) => (above[i] ?? '') === '');
  if (row.some((cell, i) => i > 0 && isBare(i) && namedAllergens(cell).length > 0)) return true;
  const [first = ''] = row;
  return first === '' || first === block.at(-1)?.[0] || tableColumn(first).about === 'name';
}

/** Headings of another table, such as one of the energy in drinks. */
const namesDishes = (row: readonly string[]): boolean =>
  row.filter(Boolean).length >= MIN_ALLERGENS && row.some((cell) => tableColumn(cell).about === 'name');

/** The columns of a block of headings, one with the names of the dishes; null if it is no such block. */
function columnsOf(block: readonly (readonly string[])[]): readonly TableColumn[] | null {
  const columns = (block[0] ?? []).map((_, i) => columnOf(block, i));
  const ofAllergens = columns.flatMap((one) => (one.about === 'allergen' ? [one.of.map(({ code }) => code)] : []));
  const has = (about: TableColumn['about']) => columns.some((one) => one.about === about);
  const lists = columns.flatMap((one) => (one.about === 'list' ? [one.says] : []));
  // "Milk, Contains, Contains" is a row of a table.
  const areLists = new Set(lists).size === lists.length && lists.length + (has('name') ? 1 : 0) >= 2;
  // "Sponge, "milk, egg, wheat", none" is another.
  const areColumns = ofAllergens.length >= MIN_ALLERGENS && new Set(ofAllergens.flat()).size >= MIN_ALLERGENS;
  if (!areColumns && !areLists) return null;
  const first = columns.findIndex(({ about }) => ['other', 'unread', 'list', 'unclear'].includes(about));
  return has('name') || first < 0 ? columns : columns.with(first, { about: 'name' });
}

/** Subject of a column, from its lowest heading and those over it, which may cover several columns. */
function columnOf(block: readonly (readonly string[])[], i: number): TableColumn {
  const own = block.flatMap((row, at) => (row[i] ? [{ at, text: row[i] }] : []));
  const lowest = own.at(-1);
  if (lowest === undefined) return { about: 'unclear', heading: '' };
  const over = block.slice(0, lowest.at).map((row) => row[i] || (row.slice(1, i).findLast(Boolean) ?? ''));
  const column = tableColumn(lowest.text, over.join(' '));
  if (column.about !== 'other' && column.about !== 'unread') return column;
  const above = over.findLast((text) => text !== '' && text !== lowest.text) ?? '';
  const whole = [`${above} ${lowest.text}`, `${lowest.text} ${above}`].find((text) => namedAllergens(text).length > 0);
  if (whole !== undefined) return tableColumn(whole, over.join(' '));
  const group = tableColumn(above, over.join(' '));
  if (group.about !== 'allergen') return column;
  // In a grid without heading spans, "Price" behind the last kind of nut is not a nut.
  const isBelow = own.some(({ text }) => text === above);
  return isBelow
    ? { ...group, of: group.of.map(({ code }) => ({ code, kind: lowest.text })) }
    : { about: 'unclear', heading: lowest.text };
}

/** A row that is one cell across the table: a section, a note, a legend. */
function isSpanned(row: readonly string[]): boolean {
  const [first = ''] = row;
  return row.length > 2 && first !== '' && row.every((cell) => cell === first);
}
