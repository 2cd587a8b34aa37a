import readSheets from 'read-excel-file/node';
import { UnreadableSource } from '../unreadable-source.ts';
import type { Grid } from './grid.ts';

/**
 * The sheets of an Excel workbook (XLSX).
 *
 * @throws UnreadableSource where it cannot be read
 */
export async function sheetGrids(bytes: Uint8Array): Promise<readonly Grid[]> {
  const sheets = await readSheets(Buffer.from(bytes)).catch((cause: unknown) => {
    throw new UnreadableSource('damaged', 'the workbook cannot be read; save it again as XLSX or CSV', { cause });
  });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map((cell) => (cell === null ? '' : cellText(cell)))),
  }));
}

const cellText = (cell: unknown): string =>
  (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).replace(/\s+/g, ' ').trim();
