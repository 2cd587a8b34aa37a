import { givenMark } from '../../../src/ingest/kitchen/cell-marks.ts';
import { readAllergenTable } from '../../../src/ingest/kitchen/read-allergen-table.ts';

/** Reads lines of CSV as the allergen table of a kitchen. @param marks as an operator gives them, "✗=contains" */
export const readRows = (rows: readonly string[], marks: readonly string[] = []) =>
  readAllergenTable(
    { bytes: Buffer.from(rows.join('\n')), label: 'table.csv', sourceUrl: 'file:///table.csv' },
    async () => ({ kind: 'grids', grids: [], texts: [] }),
    new Map(marks.flatMap((mark) => [givenMark(mark) ?? []].filter((one) => one.length === 2) as [string, 'no'][])),
  );
