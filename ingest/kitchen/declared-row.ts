import type { AllergenCode } from '@menu-data-service/allergens';
import type { DeclaredDish } from '../../src/domain/declared-table.ts';
import { readStatements } from '../enrich/reading/statements.ts';
import { tokenise } from '../enrich/text/tokens.ts';
import type { CellState } from './cell-marks.ts';
import { namedAllergen, type TableColumn } from './table-columns.ts';

/** What is read of a row so far. */
interface Row {
  readonly contains: Set<AllergenCode>;
  readonly mayContain: Set<AllergenCode>;
  readonly freeFrom: Set<AllergenCode>;
  calories?: number;
  bare: boolean;
}

type About<Kind> = Extract<TableColumn, { about: Kind }>;

/**
 * Reads what a row declares of its dish.
 * @param declared allergens of which the table has a column, so that an empty cell means that the dish is free from it
 */
export function declaredRow(
  name: string,
  cells: readonly string[],
  columns: readonly TableColumn[],
  declared: readonly AllergenCode[],
  stateOf: (cell: string, column: number) => CellState,
): DeclaredDish {
  const row: Row = { contains: new Set(), mayContain: new Set(), freeFrom: new Set(declared), bare: true };
  for (const [i, column] of columns.entries()) {
    const cell = cells[i]?.trim() ?? '';
    if (column.about === 'allergen') readMark(row, column, cell, stateOf(cell, i));
    else if (column.about === 'list') readList(row, column, cell);
    else if (column.about === 'calories') readCalories(row, cell);
    else if (column.about === 'other') readNote(row, cell);
  }
  const { contains, mayContain, freeFrom, calories, bare } = row;
  return {
    name,
    contains: [...contains],
    mayContain: [...mayContain].filter((code) => !contains.has(code)),
    freeFrom: [...freeFrom].filter((code) => !contains.has(code) && !mayContain.has(code)),
    ...(calories === undefined ? {} : { calories }),
    bare,
  };
}

function readMark(row: Row, { code, says }: About<'allergen'>, cell: string, state: CellState): void {
  if (cell !== '') row.bare = false;
  if (says === 'free') {
    if (state === 'contains') row.freeFrom.add(code);
  } else if (state === 'may contain' || (state === 'contains' && says === 'may contain')) row.mayContain.add(code);
  else if (state === 'contains') row.contains.add(code);
  else if (state === 'unknown') row.freeFrom.delete(code);
}

const MAY = /\b(?:may contain|traces?(?: of)?)\b:?/i;

/** "Gluten, soy, may contain traces of nuts, sesame": what follows "may contain" may be in it. */
function readList(row: Row, { says }: About<'list'>, cell: string): void {
  const [sure = '', ...possible] = cell.split(MAY);
  const lists = [
    { text: sure, to: says === 'may contain' ? row.mayContain : row.contains },
    { text: possible.join(','), to: row.mayContain },
  ];
  for (const { text, to } of lists) {
    for (const part of text.split(/[,;|/&.()]|\band\b/)) {
      const code = namedAllergen(part)?.code;
      if (code === undefined) continue;
      to.add(code);
      row.bare = false;
    }
  }
}

function readCalories(row: Row, cell: string): void {
  if (/^\d{2,4}(?:\.\d+)?$/.test(cell)) row.calories = Math.round(Number(cell));
}

/** A remark: "May contain traces of peanuts". */
function readNote(row: Row, cell: string): void {
  for (const { code, state } of readStatements(tokenise(cell), 'description').declared) {
    if (state === 'contains') row.contains.add(code);
    if (state === 'may contain') row.mayContain.add(code);
  }
}
