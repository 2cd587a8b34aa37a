import { load } from 'cheerio';
import { strFromU8, unzipSync } from 'fflate';
import readSheets from 'read-excel-file/node';
import { UnreadableSource } from '../unreadable-source.ts';
import type { Grid } from './grid.ts';

/** Sheets of an Excel workbook (XLSX), with the text of merged cells in each of them. @throws UnreadableSource where it cannot be read */
export async function sheetGrids(bytes: Uint8Array): Promise<readonly Grid[]> {
  const sheets = await readSheets(Buffer.from(bytes)).catch((cause: unknown) => {
    throw new UnreadableSource('damaged', 'the workbook cannot be read; save it again as XLSX or CSV', { cause });
  });
  const merged = mergedCells(bytes);
  return sheets.map(({ sheet, data }) => {
    const rows = data.map((row) => row.map((cell) => (cell === null ? '' : cellText(cell))));
    return { name: sheet, rows: withMerged(rows, merged.get(sheet) ?? []) };
  });
}

const cellText = (cell: unknown): string =>
  (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).replace(/\s+/g, ' ').trim();

/** Merged cells, counted from 0; the end is inclusive. */
interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

const PARTS = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;
const MERGED = /<(?:\w+:)?mergeCell\s[^<>]*?\bref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g;

export function mergedCells(bytes: Uint8Array): ReadonlyMap<string, readonly Area[]> {
  const files = unzipSync(bytes, { filter: ({ name }) => PARTS.test(name) });
  const textOf = (name: string): string => (files[name] ? strFromU8(files[name]) : '');
  const targets = new Map(
    elements(textOf('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ Id = '', Target = '' }) => [
      Id,
      Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`,
    ]),
  );
  return new Map(
    elements(textOf('xl/workbook.xml'), 'sheet').map(({ name = '', 'r:id': id = '' }) => [
      name,
      [...textOf(targets.get(id) ?? '').matchAll(MERGED)].map(areaOf),
    ]),
  );
}

function elements(xml: string, name: string): Readonly<Record<string, string>>[] {
  const all = load(xml, { xml: true })('*').get();
  return all.flatMap((one) => ('attribs' in one && one.name.replace(/^\w+:/, '') === name ? [one.attribs] : []));
}

function areaOf([, left = '', top, right = '', bottom]: RegExpExecArray): Area {
  return { top: Number(top) - 1, left: columnOf(left), bottom: Number(bottom) - 1, right: columnOf(right) };
}

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Repeats the text of merged cells in each of them. Overlapping areas, which no workbook has, cover at most as many cells as the rows. */
export function withMerged(
  rows: readonly (readonly string[])[],
  areas: readonly Area[],
): readonly (readonly string[])[] {
  const filled = rows.map((row) => [...row]);
  let left = filled.reduce((sum, row) => sum + row.length, 0);
  for (const area of areas) {
    const text = filled[area.top]?.[area.left] ?? '';
    if (text === '') continue;
    for (const row of filled.slice(area.top, area.bottom + 1))
      for (let column = area.left; column <= Math.min(area.right, row.length - 1) && left > 0; column += 1, left -= 1)
        row[column] = text;
  }
  return filled;
}
