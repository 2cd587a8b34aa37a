import { ALLERGENS } from '@menu-data-service/allergens';
import type { Grid } from '@menu-data-service/menu-reader';
import type { DeclaredDish, DeclaredTable } from '../../src/domain/declared-table.ts';
import { cellStates } from './cell-states.ts';
import { declaredRow } from './declared-row.ts';
import { declaredColumns, namedAllergen } from './table-columns.ts';
import { TableError } from './table-error.ts';
import { type TableFrame, tableFrames } from './table-frame.ts';

/** A dish marked with nearly everything is one that the kitchen says nothing of. */
const ALL_BUT = 1;

/**
 * Reads the tables of dishes and allergens in a grid, a dish for each row; none where it has no headings of that kind.
 * @param texts around the grid, with the legend of its marks
 * @throws TableError where it is such a table and is not understood
 */
export function readGrid(grid: Grid, texts: readonly string[]): readonly DeclaredTable[] {
  return tableFrames(grid).map((frame) => readFrame(frame, [...texts, grid.name]));
}

function readFrame(frame: TableFrame, texts: readonly string[]): DeclaredTable {
  const { columns, nameColumn, body, around } = frame;
  const stateOf = cellStates(frame, [...texts, ...around]);
  const declared = declaredColumns(columns);
  const rows = body.flatMap((cells): DeclaredDish[] => {
    const name = cells[nameColumn]?.trim() ?? '';
    const isDish = /\p{L}{2}/u.test(name) && !namedAllergen(name);
    return isDish ? [declaredRow(name, cells, columns, declared, stateOf)] : [];
  });
  if (rows.every(({ bare }) => bare)) {
    const headings = columns.filter(({ about }) => about === 'allergen').length;
    throw new TableError(
      `headings of ${headings} allergens were found and ${rows.length} dishes, but not a single mark`,
      'expected marks as text; ticks that are drawn as pictures cannot be read, so save the table as XLSX or CSV',
    );
  }
  const isUntold = ({ contains }: DeclaredDish) => contains.length >= ALLERGENS.length - ALL_BUT;
  const notes = rows
    .filter(isUntold)
    .map(({ name }) => `"${name}" is marked with every allergen, which tells nothing of it; it is left out`);
  return { columns: declared, dishes: rows.filter((row) => !isUntold(row)), notes };
}
