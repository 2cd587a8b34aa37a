import { MAX_CELLS, MAX_CSV_BYTES } from '@menu-data-service/menu-model/bounds';
import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { Grid, ReadTables } from '@menu-data-service/menu-reader';
import { parse } from 'csv-parse/sync';
import { type DeclaredDish, type DeclaredTable, joinDishes } from '../../domain/declared-table.ts';
import type { LoadedSource } from '../loaded-source.ts';
import type { GivenMarks } from './cell-marks.ts';
import { pageGrids } from './page-grids.ts';
import { readFrame } from './read-frame.ts';
import { tableDate } from './table-date.ts';
import { TableError } from './table-error.ts';
import { tableFrames } from './table-frame.ts';
import type { TableTexts } from './table-notes.ts';

/** Reads the tables of a web page, a workbook, a PDF or a picture; provided by the menu reader. */
export type TableReader = (source: LoadedSource) => Promise<ReadTables>;

/**
 * Reads an allergen table from CSV, XLSX, a web page, a PDF or a picture. All its sheets and pages count.
 * @param given an operator's meanings of marks
 * @returns the table, and its date if stated
 * @throws TableError that says what was found and what is expected; ParseError for a document that cannot be read
 */
export async function readAllergenTable(
  source: LoadedSource,
  readTables: TableReader,
  given: GivenMarks = new Map(),
): Promise<DeclaredTable & { readonly date: string | undefined }> {
  const read: ReadTables = isCsv(source) ? csvTables(source) : await readTables(source);
  const { grids, texts } = read.kind === 'pages' ? pageGrids(read.pages) : read;
  const framed = grids.map(tableFrames);
  const around: TableTexts = {
    outside: [...texts, ...framed.flatMap((one) => one.texts.outside)],
    titles: [...texts, ...framed.flatMap((one) => one.texts.titles)],
    beside: framed.flatMap((one) => one.texts.beside),
  };
  const tables = framed.flatMap(({ frames }) => frames.map((frame) => readFrame(frame, around, given)));
  if (tables.length === 0) {
    const heads = grids.map(({ rows }) => (rows[0] ?? []).filter(Boolean).slice(0, 8).join(', ')).filter(Boolean);
    const found =
      heads.length > 0
        ? `tables with the first rows "${heads.slice(0, 3).join('", "')}" were found`
        : 'no table was found';
    throw new TableError(`${found}, and none has allergens as headings`);
  }
  const dishes = new Map<string, DeclaredDish>();
  for (const dish of tables.flatMap((table) => table.dishes)) {
    const before = dishes.get(foldText(dish.name));
    dishes.set(foldText(dish.name), before ? joinDishes(before, dish) : dish);
  }
  return {
    columns: [...new Set(tables.flatMap(({ columns }) => columns))],
    dishes: [...dishes.values()],
    notes: [...new Set(tables.flatMap(({ notes }) => notes))],
    date: tableDate([...texts, ...grids.flatMap(({ name, rows }) => [name, ...rows.flat()])]),
  };
}

const isCsv = ({ label, mediaType = '' }: LoadedSource): boolean =>
  /\.(?:csv|tsv)(?:[?#]|$)/i.test(label) || /\bcsv\b|tab-separated/i.test(mediaType);

/** The most frequent delimiter in the beginning of the file: cells may hold the others. */
function delimiterOf(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 4096);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function csvTables({ bytes }: LoadedSource): ReadTables {
  if (bytes.length > MAX_CSV_BYTES) {
    throw new TableError(`it has ${bytes.length} bytes; at most ${MAX_CSV_BYTES} are accepted`);
  }
  try {
    const rows: string[][] = parse(bytes, {
      ...{ bom: true, delimiter: delimiterOf(bytes), relax_column_count: true, relax_quotes: true, trim: true },
    });
    const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
    if (rows.length * width > MAX_CELLS)
      throw new Error(`${rows.length * width} cells; at most ${MAX_CELLS} are accepted`);
    const grid: Grid = { name: '', rows: rows.map((row) => Array.from({ length: width }, (_, i) => row[i] ?? '')) };
    return { kind: 'grids', grids: [grid], texts: [] };
  } catch (error) {
    throw new TableError(`it is no CSV file (${(error as Error).message})`);
  }
}
