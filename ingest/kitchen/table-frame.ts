import type { Grid } from '@menu-data-service/menu-reader';
import { FEWEST_ALLERGENS, namedAllergen, type TableColumn, tableColumn } from './table-columns.ts';

/** A table of dishes and allergens, a dish in each row. */
export interface TableFrame {
  readonly headings: readonly string[];
  readonly columns: readonly TableColumn[];
  readonly nameColumn: number;
  /** Rows with a name, without those that are one cell across the table. */
  readonly body: Grid['rows'];
  /** The other rows: titles, sections, notes. */
  readonly around: readonly string[];
}

/** The tables in a grid, whose dishes may be in rows or in columns: one below each row of headings of that kind. */
export function tableFrames({ rows }: Grid): readonly TableFrame[] {
  const frames = framesOf(rows);
  return frames.length > 0 ? frames : framesOf(turned(rows));
}

const turned = (rows: Grid['rows']): string[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));

function framesOf(rows: Grid['rows']): TableFrame[] {
  const heads = rows.flatMap((row, at) => {
    const headings = wholeHeadings(row, rows.slice(at + 1).find((below) => below.some(Boolean)) ?? []);
    const columns = columnsOf(headings, filled(rows[at - 1] ?? []));
    return columns || namesDishes(headings) ? [{ at, headings, columns }] : [];
  });
  return heads.flatMap(({ at, headings, columns }, i): TableFrame[] => {
    const nameColumn = columns?.findIndex(({ about }) => about === 'name') ?? -1;
    const below = rows.slice(at + 1, heads[i + 1]?.at);
    if (!columns || nameColumn < 0 || below.length === 0) return [];
    const around = [...rows.slice(0, at + 1), ...below.filter(isSpanned)].flat();
    return [
      {
        headings,
        columns,
        nameColumn,
        body: below.filter((row) => row[nameColumn]?.trim() && !isSpanned(row)),
        around,
      },
    ];
  });
}

/** Headings that go on in the row below, where that has nothing else: "Nut" over "Brazil". */
function wholeHeadings(row: readonly string[], below: readonly string[]): readonly string[] {
  const whole = row.map((heading, i) => {
    const more = below[i]?.trim() ?? '';
    if (more === '') return heading;
    return [`${heading} ${more}`, `${more} ${heading}`].find((one) => /\p{L}{3}/u.test(more) && namedAllergen(one));
  });
  return whole.every((heading) => heading !== undefined) ? whole : row;
}

/** Headings of another table, such as one of the energy in drinks. */
const namesDishes = (row: readonly string[]): boolean =>
  row.filter(Boolean).length >= FEWEST_ALLERGENS && row.some((cell) => tableColumn(cell).about === 'name');

/** The columns of a row of headings, one of them with the names of the dishes; null where it is no such row. */
function columnsOf(headings: readonly string[], above: readonly string[]): readonly TableColumn[] | null {
  const columns = headings.map((heading, i) => tableColumn(heading, above[i]));
  const codes = new Set(columns.flatMap((one) => (one.about === 'allergen' ? [one.code] : [])));
  const has = (about: TableColumn['about']) => columns.some((one) => one.about === about);
  const lists = columns.filter(({ about }) => about === 'list').length;
  if (codes.size < FEWEST_ALLERGENS && lists + (has('name') ? 1 : 0) < 2) return null;
  const first = columns.findIndex(({ about }) => about === 'other' || about === 'list');
  return has('name') || first < 0 ? columns : columns.with(first, { about: 'name' });
}

/** A row that is one cell across the table: a section, a note, a legend. */
function isSpanned(row: readonly string[]): boolean {
  const [first = ''] = row;
  return row.length > 2 && first !== '' && row.every((cell) => cell === first);
}

/** A heading over several columns is in the first of them in a workbook. */
function filled(row: readonly string[]): string[] {
  let last = '';
  return row.map((cell) => {
    last = cell || last;
    return last;
  });
}
