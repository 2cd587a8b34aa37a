import { ALLERGENS, type AllergenCode } from '@menu-data-service/allergens';
import type { Grid } from '@menu-data-service/menu-reader';
import { type DeclaredDish, type DeclaredTable, joinDishes } from '../../src/domain/declared-table.ts';
import { foldText } from '../../src/domain/fold-text.ts';
import { type CellState, isInitial, markMeanings } from './cell-marks.ts';
import { declaredColumns, namedAllergen, type TableColumn, tableColumn } from './table-columns.ts';
import { TableError } from './table-error.ts';

/** With fewer allergens among its headings a table is about something else. */
const FEWEST_ALLERGENS = 3;
/** A dish marked with nearly everything is one that the kitchen says nothing of. */
const ALL_BUT = 1;

/** The headings of a table, the columns they name and where its dishes begin. */
interface Frame {
  readonly headings: readonly string[];
  readonly columns: readonly TableColumn[];
  readonly nameColumn: number;
  readonly firstRow: number;
}

/**
 * Reads a table of dishes and allergens, which may stand in rows or columns. Null where it has no headings of that kind.
 * @param texts around the table, with the legend of its marks
 * @throws TableError where it is such a table and is not understood
 */
export function readGrid(grid: Grid, texts: readonly string[]): DeclaredTable | null {
  const rows = [grid.rows, turned(grid.rows)].find((candidate) => frameOf(candidate) !== null);
  const frame = rows && frameOf(rows);
  if (!rows || !frame) return null;
  const { headings, columns, nameColumn, firstRow } = frame;
  const body = rows.slice(firstRow).filter((row) => !isSpanned(row));
  const around = [...texts, grid.name, ...rows.filter((row, i) => i < firstRow || isSpanned(row)).flat()];
  const marked = columns.flatMap((column, i) => (column.about === 'allergen' ? [i] : []));
  const stateOf = statesOf(body, headings, columns, marked, around);
  const declared = declaredColumns(columns);
  const dishes = new Map<string, DeclaredDish>();
  const notes: string[] = [];
  let marks = 0;
  for (const row of body) {
    const name = row[nameColumn]?.trim() ?? '';
    const key = foldText(name);
    if (!/\p{L}{2}/u.test(name) || namedAllergen(name)) continue;
    const dish = dishOf(name, row, columns, declared, stateOf);
    if (!dish.bare) marks += 1;
    if (dish.contains.length >= ALLERGENS.length - ALL_BUT) {
      notes.push(`"${name}" is marked with every allergen, which tells nothing of it; it is left out`);
      continue;
    }
    const before = dishes.get(key);
    dishes.set(key, before ? joinDishes(before, dish) : dish);
  }
  if (marks === 0) {
    throw new TableError(
      `headings of ${marked.length} allergens were found and ${dishes.size} dishes, but not a single mark`,
      'expected marks as text; ticks that are drawn as pictures cannot be read, so save the table as XLSX or CSV',
    );
  }
  return { columns: declared, dishes: [...dishes.values()], notes };
}

const turned = (rows: Grid['rows']): string[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));

/** A row that is one cell across the table: a section, a note, a legend. */
function isSpanned(row: readonly string[]): boolean {
  const [first = ''] = row;
  return row.length > 2 && first !== '' && row.every((cell) => cell === first);
}

function frameOf(rows: Grid['rows']): Frame | null {
  for (const [at, row] of rows.entries()) {
    const above = filled(rows[at - 1] ?? []);
    const columns = row.map((heading, i) => tableColumn(heading, above[i]));
    const found = new Set(columns.flatMap((one) => (one.about === 'allergen' ? [one.code] : [])));
    const isList = columns.some(({ about }) => about === 'name') && columns.some(({ about }) => about === 'list');
    if (found.size < FEWEST_ALLERGENS && !isList) continue;
    const told = columns.findIndex(({ about }) => about === 'name');
    const nameColumn = told >= 0 ? told : columns.findIndex(({ about }) => about === 'other' || about === 'list');
    if (nameColumn < 0 || rows.length <= at + 1) continue;
    return { headings: row, columns: columns.with(nameColumn, { about: 'name' }), nameColumn, firstRow: at + 1 };
  }
  return null;
}

/** A heading over several columns stands in the first of them in a workbook. */
function filled(row: readonly string[]): string[] {
  let last = '';
  return row.map((cell) => {
    last = cell || last;
    return last;
  });
}

/** @returns what a cell of an allergen says; a cell that names its allergen, a kind of it or its initial says that it is there */
function statesOf(
  body: Grid['rows'],
  headings: readonly string[],
  columns: readonly TableColumn[],
  marked: readonly number[],
  texts: readonly string[],
): (cell: string, column: number) => CellState {
  const inCells = marked.flatMap((i) =>
    body.map((row) => ({ cell: row[i]?.trim() ?? '', i })).filter(({ cell }) => cell !== ''),
  );
  const named = ({ cell, i }: { cell: string; i: number }): boolean => {
    const column = columns[i];
    const plain = cell.replace(/^(?:contains?|may contain|traces of):? /i, '');
    const parts = plain.split(/[,/&]| and /).filter((part) => part.trim() !== '');
    return (
      column?.about === 'allergen' &&
      parts.length > 0 &&
      parts.every((part) => namedAllergen(part)?.code === column.code)
    );
  };
  const others = inCells.filter((one) => !named(one));
  const initials =
    others.length > 0 &&
    others.every(({ cell, i }) => isInitial(cell, headings[i] ?? '')) &&
    new Set(others.map(({ cell }) => foldText(cell))).size > 1;
  const meaning = initials
    ? () => 'contains' as const
    : markMeanings(
        others.map(({ cell }) => cell),
        texts,
      );
  return (cell, i) => {
    if (cell === '') return 'no';
    if (!named({ cell, i })) return meaning(cell);
    return /^(?:may contain|traces)/i.test(cell) ? 'may contain' : 'contains';
  };
}

function dishOf(
  name: string,
  row: readonly string[],
  columns: readonly TableColumn[],
  declared: readonly AllergenCode[],
  stateOf: (cell: string, column: number) => CellState,
): DeclaredDish {
  const contains = new Set<AllergenCode>();
  const may = new Set<AllergenCode>();
  const free = new Set<AllergenCode>(declared);
  let calories: number | undefined;
  let bare = true;
  for (const [i, column] of columns.entries()) {
    const cell = row[i]?.trim() ?? '';
    if (column.about === 'calories' && /^\d{2,4}(?:\.\d+)?$/.test(cell)) calories = Math.round(Number(cell));
    if (column.about === 'list')
      for (const part of cell.split(/[,;/&]|\band\b/)) {
        const code = namedAllergen(part)?.code;
        if (code) (column.says === 'may contain' ? may : contains).add(code);
        if (code) bare = false;
      }
    if (column.about !== 'allergen') continue;
    const state = stateOf(cell, i);
    if (cell !== '') bare = false;
    if (column.says === 'free') {
      if (state === 'contains') free.add(column.code);
    } else if (state === 'contains') (column.says === 'may contain' ? may : contains).add(column.code);
    else if (state === 'may contain') may.add(column.code);
    else if (state === 'unknown') free.delete(column.code);
  }
  return {
    name,
    contains: [...contains],
    mayContain: [...may].filter((code) => !contains.has(code)),
    freeFrom: [...free].filter((code) => !contains.has(code) && !may.has(code)),
    ...(calories === undefined ? {} : { calories }),
    bare,
  };
}
